import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../../index.ts';
import type { SearchFieldProps } from '../../index.ts';
import { ignore, longName } from '../../../stories/sample.ts';

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: {
    label: 'Keresés a termékek között',
    submitLabel: 'Keresés',
    action: '/osszes-termek',
    value: '',
    onSearch: ignore,
  },
  render: Typed,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed({ value: first, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      clear={{ label: 'Keresés törlése', onClear: () => setValue('') }}
    />
  );
}

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'fotel' } };
export const Focused: Story = { parameters: { pseudo: { focus: true, focusVisible: true } } };
export const LongText: Story = { args: { value: longName } };
