import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityField } from '../../index.ts';
import type { QuantityFieldProps } from '../../index.ts';
import { ignore } from '../../../stories/sample.ts';

const meta = {
  title: 'Forms/Quantity field',
  component: QuantityField,
  args: {
    label: 'Mennyiség',
    decreaseLabel: 'Eggyel kevesebb',
    increaseLabel: 'Eggyel több',
    value: 2,
    onChange: ignore,
  },
  render: Counting,
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Counting({ value: first, ...rest }: QuantityFieldProps) {
  const [value, setValue] = useState(first);
  return <QuantityField {...rest} value={value} onChange={setValue} />;
}

export const Plain: Story = {};
export const LabelVisible: Story = { args: { labelVisible: true } };
export const AtItsMinimum: Story = { args: { value: 1 } };
export const AtItsMaximum: Story = {
  args: { value: 3, max: 3, hint: 'Ez az utolsó 3 darab.' },
};
export const AboveItsMaximum: Story = {
  args: { value: 5, max: 3, error: 'Ebből a termékből csak 3 darab rendelhető.' },
};
export const InPacks: Story = {
  args: { value: 4, min: 4, step: 2, hint: 'Legalább 4 darab rendelhető, 2 darabos lépésekben.' },
};
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const LargeNumber: Story = { args: { value: 9999 } };
