import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, LinkButton, Stack } from '../../index.ts';
import { longName } from '../../../stories/sample.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Kosárba' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const hovered = { pseudo: { hover: true } };
const focused = { pseudo: { focusVisible: true } };

export const Primary: Story = {};
export const PrimaryHovered: Story = { parameters: hovered };
export const PrimaryFocused: Story = { parameters: focused };
export const PrimaryPressed: Story = { parameters: { pseudo: { active: true } } };
export const Outline: Story = { args: { variant: 'outline', children: 'Részletek' } };
export const OutlineHovered: Story = { ...Outline, parameters: hovered };
export const OutlineFocused: Story = { ...Outline, parameters: focused };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Törlés' } };
export const QuietHovered: Story = { ...Quiet, parameters: hovered };
export const Small: Story = { args: { size: 'small', icon: 'filter', children: 'Szűrők' } };
export const WithIcons: Story = { args: { icon: 'bag', iconAfter: 'arrow-right' } };
export const Wide: Story = { args: { wide: true } };
export const Disabled: Story = { args: { disabled: true, children: 'Elfogyott' } };
export const OutlineDisabled: Story = {
  args: { variant: 'outline', disabled: true, children: 'Elfogyott' },
};
export const Busy: Story = { args: { busyLabel: 'Hozzáadás…' } };
export const LongText: Story = { args: { children: longName } };
export const AsLink: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <LinkButton href="/uj">Új kollekció</LinkButton>
      <LinkButton href="/uj" variant="outline" icon="box">
        Bútorok
      </LinkButton>
      <LinkButton href="/uj" variant="quiet" iconAfter="arrow-right">
        Mind a 48
      </LinkButton>
      <LinkButton href="/uj" size="small">
        Kosár
      </LinkButton>
    </Stack>
  ),
};
