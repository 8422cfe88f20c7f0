import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, Fieldset, RadioCard, Stack, TextLink } from '../../index.ts';
import { longName } from '../../../stories/sample.ts';

const meta = {
  title: 'Forms/Checkbox and radio card',
  component: Checkbox,
  args: { label: 'Elfogadom az általános szerződési feltételeket', name: 'aszf' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const WithHint: Story = {
  args: { label: 'Hírlevél', hint: 'Havonta kétszer. Bármikor lemondható.' },
};
export const WithError: Story = { args: { error: 'A rendeléshez fogadja el.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledChecked: Story = {
  args: { label: 'Szükséges sütik', disabled: true, defaultChecked: true },
};
export const WithLink: Story = {
  args: {
    label: (
      <>
        Megismertem az <TextLink href="/adatvedelem">adatkezelési tájékoztatót</TextLink>
      </>
    ),
  },
};
export const LongText: Story = { args: { label: `${longName}. `.repeat(3) } };
export const RadioCards: Story = {
  render: () => (
    <Fieldset legend="Szállítás">
      <Stack gap={3}>
        <RadioCard
          name="szallitas"
          label="Házhozszállítás"
          description="2–3 munkanap"
          end="1 490 Ft"
          defaultChecked
        >
          A futár érkezés előtt telefonál.
        </RadioCard>
        <RadioCard name="szallitas" label="Csomagpont" description="1 100 helyen" end="ingyenes" />
        <RadioCard
          name="szallitas"
          label="Emeletre szállítás"
          description="Ehhez a termékhez nem kérhető"
          end="4 990 Ft"
          disabled
        />
      </Stack>
    </Fieldset>
  ),
};
export const RadioCardHovered: Story = { ...RadioCards, parameters: { pseudo: { hover: true } } };
export const RadioCardFocused: Story = {
  ...RadioCards,
  parameters: { pseudo: { focusVisible: true } },
};
export const RadioCardLongText: Story = {
  render: () => (
    <RadioCard name="szallitas" label={longName} description={longName} end="1 290 990 Ft" />
  ),
};
