import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionGroup } from '../../index.ts';
import type { OptionGroupProps } from '../../index.ts';
import { ignore, longName } from '../../../stories/sample.ts';

const meta = {
  title: 'Forms/Option group',
  component: OptionGroup,
  args: {
    legend: 'Méret',
    name: 'meret',
    value: '160',
    onChange: ignore,
    soldOutLabel: 'elfogyott',
    options: [
      { value: '140', label: '140 × 200 cm' },
      { value: '160', label: '160 × 200 cm', hint: '+20 000 Ft' },
      { value: '180', label: '180 × 200 cm', hint: '+40 000 Ft', soldOut: true },
    ],
  },
  render: Choosing,
} satisfies Meta<typeof OptionGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ value: first, ...rest }: OptionGroupProps) {
  const [value, setValue] = useState(first);
  return <OptionGroup {...rest} value={value} onChange={setValue} />;
}

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const WithError: Story = {
  args: { value: undefined, error: 'A méretet ki kell választani.' },
};
export const OnlyWithOthers: Story = {
  args: {
    legend: 'Huzat',
    value: 'barsony',
    options: [
      { value: 'barsony', label: 'Bársony' },
      { value: 'bor', label: 'Bőr', changesOthersLabel: 'csak más színnel' },
    ],
  },
};
export const InARow: Story = {
  args: {
    legend: 'Csillagok',
    value: '4',
    inRow: true,
    options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: longName, hint: longName },
      { value: 'b', label: 'Nélküle' },
    ],
  },
};
