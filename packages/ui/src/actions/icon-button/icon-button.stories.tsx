import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, IconLink } from '../../index.ts';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { icon: 'heart', label: 'Kívánságlistára: Felhő fotel' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const On: Story = { args: { filled: true, 'aria-pressed': true } };
export const OnPicture: Story = { args: { onPicture: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithCount: Story = { args: { icon: 'bag', label: 'Kosár, 2 termék', count: 2 } };
export const WithLargeCount: Story = {
  args: { icon: 'bag', label: 'Kosár, 120 termék', count: 120 },
};
export const WithVisibleLabel: Story = {
  args: { icon: 'bag', label: 'Kosár', labelVisible: true },
};
export const AsLink: Story = {
  render: () => <IconLink icon="user" label="Belépés" href="/login" labelVisible />,
};
