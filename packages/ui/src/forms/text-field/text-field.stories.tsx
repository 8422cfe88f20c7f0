import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField, SelectField, TextArea, TextField } from '../../index.ts';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'E-mail-cím', type: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = [
  { value: 'HU', label: 'Magyarország' },
  { value: 'AT', label: 'Ausztria' },
  { value: 'UA', label: 'Ukrajna', disabled: true },
];
const password = {
  label: 'Jelszó',
  showLabel: 'Jelszó megjelenítése',
  hideLabel: 'Jelszó elrejtése',
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'kovacs.anna@example.hu' } };
export const Focused: Story = { parameters: { pseudo: { focus: true, focusVisible: true } } };
export const WithHint: Story = { args: { hint: 'Ide küldjük a visszaigazolást.' } };
export const NotRequired: Story = {
  args: { label: 'Emelet, ajtó', type: 'text', optionalLabel: 'nem kötelező' },
};
export const WithError: Story = {
  args: { defaultValue: 'kovacs.anna', error: 'Az e-mail-címből hiányzik a kukac.' },
};
export const Disabled: Story = { args: { defaultValue: 'kovacs.anna@example.hu', disabled: true } };
export const ReadOnly: Story = {
  args: { label: 'Település', type: 'text', defaultValue: 'Budapest', readOnly: true },
};
export const WithUnit: Story = {
  args: { label: 'Szélesség', type: 'text', inputMode: 'numeric', defaultValue: '224', end: 'cm' },
};
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'E-mail-cím' } };
export const LongText: Story = {
  args: {
    label: 'A cég teljes neve, ahogyan a cégjegyzékben szerepel, rövidítések nélkül',
    type: 'text',
    defaultValue:
      'Első Magyar Kárpitos és Bútorasztalos Termelő és Szolgáltató Korlátolt Felelősségű Társaság',
  },
};
export const Password: Story = { render: () => <PasswordField {...password} /> };
export const PasswordWithError: Story = {
  render: () => (
    <PasswordField {...password} defaultValue="rovid" error="A jelszó legalább 8 karakter." />
  ),
};
export const Select: Story = {
  render: () => <SelectField label="Ország" choices={countries} defaultValue="HU" />,
};
export const SelectEmpty: Story = {
  render: () => (
    <SelectField label="Ország" choices={countries} placeholder="Ország kiválasztása" />
  ),
};
export const SelectWithError: Story = {
  render: () => (
    <SelectField
      label="Ország"
      choices={countries}
      placeholder="Ország kiválasztása"
      error="Ki kell választani egy országot."
    />
  ),
};
export const SelectDisabled: Story = {
  render: () => <SelectField label="Ország" choices={countries} defaultValue="HU" disabled />,
};
export const Area: Story = {
  render: () => (
    <TextArea label="Megjegyzés a futárnak" hint="Kapukód, emelet." optionalLabel="nem kötelező" />
  ),
};
export const AreaWithError: Story = {
  render: () => <TextArea label="Üzenet" error="Az üzenet nem lehet üres." />,
};
export const AreaDisabled: Story = {
  render: () => <TextArea label="Üzenet" defaultValue="Felfér a lifttel?" disabled />,
};
