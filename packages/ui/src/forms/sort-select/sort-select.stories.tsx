import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from '../../index.ts';
import type { SortSelectProps } from '../../index.ts';
import { ignore, longName } from '../../../stories/sample.ts';

const meta = {
  title: 'Listing/Sort select',
  component: SortSelect,
  args: {
    label: 'Rendezés',
    name: 'sort',
    value: 'uj',
    onChange: ignore,
    choices: [
      { value: 'uj', label: 'Legújabb' },
      { value: 'olcso', label: 'Ár szerint növekvő' },
      { value: 'draga', label: 'Ár szerint csökkenő' },
    ],
    plain: { action: '/fotelek', keep: [['color', 'zold']], label: 'Rendezés' },
  },
  render: Sorting,
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sorting({ value: first, ...rest }: SortSelectProps) {
  const [value, setValue] = useState(first);
  return <SortSelect {...rest} value={value} onChange={setValue} />;
}

export const Plain: Story = {};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focus: true, focusVisible: true } } };
export const LongText: Story = {
  args: { choices: [{ value: 'uj', label: longName }] },
};
