import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  ErrorSummary,
  FieldRow,
  Fieldset,
  InlineField,
  Stack,
  TextField,
} from '../src/index.ts';
import { ignore } from './sample.ts';

export default { title: 'Forms/Form' } satisfies Meta;
type Story = StoryObj;

export const FieldsetOfAnAddress: Story = {
  render: () => (
    <Fieldset legend="Szállítási cím" hint="Ide érkezik a csomag.">
      <FieldRow first="narrow">
        <TextField label="Irányítószám" inputMode="numeric" />
        <TextField label="Település" />
      </FieldRow>
      <TextField label="Utca, házszám" />
    </Fieldset>
  ),
};
export const FieldsetWithError: Story = {
  render: () => (
    <Fieldset legend="Szállítási cím" error="A cím hiányos.">
      <TextField label="Utca, házszám" error="A házszám hiányzik." />
    </Fieldset>
  ),
};
export const FieldsetLegendHidden: Story = {
  render: () => (
    <Fieldset legend="Név" legendHidden>
      <FieldRow>
        <TextField label="Vezetéknév" />
        <TextField label="Keresztnév" />
      </FieldRow>
    </Fieldset>
  ),
};
export const FieldsetDisabled: Story = {
  render: () => (
    <Fieldset legend="Számlázási cím" disabled>
      <TextField label="Cégnév" />
    </Fieldset>
  ),
};
export const InlineFieldForACoupon: Story = {
  render: () => (
    <InlineField>
      <TextField label="Kuponkód" />
      <Button variant="outline">Beváltás</Button>
    </InlineField>
  ),
};
export const InlineFieldWithError: Story = {
  render: () => (
    <InlineField>
      <TextField label="Kuponkód" defaultValue="NYAR" error="Ez a kupon lejárt." />
      <Button variant="outline">Beváltás</Button>
    </InlineField>
  ),
};
export const InlineFieldOfAnAddress: Story = {
  render: () => (
    <InlineField>
      <TextField label="E-mail-cím" type="email" error="Töltse ki ezt a mezőt." />
      <Button variant="outline">Kérek értesítést</Button>
    </InlineField>
  ),
};
export const ErrorSummaryOfTwo: Story = {
  render: () => (
    <form onSubmit={ignore}>
      <Stack gap={4}>
        <ErrorSummary
          title="Javítson ki 2 mezőt"
          mistakes={[
            { fieldId: 'iranyitoszam', text: 'Az irányítószám négy számjegy.' },
            { fieldId: 'telefon', label: 'Telefonszám', text: 'Töltse ki ezt a mezőt.' },
          ]}
        />
        <TextField id="iranyitoszam" label="Irányítószám" error="Az irányítószám négy számjegy." />
        <TextField id="telefon" label="Telefonszám" error="Töltse ki ezt a mezőt." />
      </Stack>
    </form>
  ),
};
