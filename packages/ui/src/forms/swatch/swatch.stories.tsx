import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, SwatchDot, SwatchGroup, SwatchList } from '../../index.ts';
import type { SwatchGroupProps } from '../../index.ts';
import { ignore } from '../../../stories/sample.ts';

const colors = [
  { name: 'mohazöld', color: '#6c7f68' },
  { name: 'meggy', color: '#8a2b3a' },
  { name: 'galambkék', color: '#8093a5' },
  { name: 'natúr', color: '#e6dcc8' },
  { name: 'dió és len', color: '#6b4a2f', secondColor: '#efe6d6' },
  { name: 'grafit', color: '#3b3b3d' },
  { name: 'terrakotta', color: '#b5654a' },
];

const meta = {
  title: 'Forms/Swatches',
  component: SwatchGroup,
  args: {
    legend: 'Szín',
    name: 'szin',
    value: 'mohazöld',
    onChange: ignore,
    soldOutLabel: 'elfogyott',
    options: colors.map((color) => ({
      ...color,
      value: color.name,
      soldOut: color.name === 'grafit',
    })),
  },
  render: Choosing,
} satisfies Meta<typeof SwatchGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ value: first, ...rest }: SwatchGroupProps) {
  const [value, setValue] = useState(first);
  return <SwatchGroup {...rest} value={value} onChange={setValue} />;
}

export const Chosen: Story = {};
export const SoldOutChosen: Story = { args: { value: 'grafit' } };
export const NothingChosen: Story = { args: { value: undefined } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const WithError: Story = {
  args: { value: undefined, error: 'A színt ki kell választani.' },
};
export const OnlyWithOthers: Story = {
  args: {
    options: colors.map((color, index) => ({
      ...color,
      value: color.name,
      changesOthersLabel: index > 3 ? 'csak más huzattal' : undefined,
    })),
  },
};
export const ListOfFew: Story = {
  render: () => <SwatchList label="Színek" colors={colors.slice(0, 3)} />,
};
export const ListOfMany: Story = { render: () => <SwatchList label="Színek" colors={colors} /> };
export const Dots: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <SwatchDot color="#8a2b3a" />
      <SwatchDot color="#6b4a2f" secondColor="#efe6d6" />
    </Stack>
  ),
};
