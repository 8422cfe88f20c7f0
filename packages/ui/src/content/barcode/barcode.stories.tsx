import type { Meta, StoryObj } from '@storybook/react-vite';
import { Barcode } from '../../index.ts';

const meta = {
  title: 'Account/Barcode',
  component: Barcode,
  args: { value: '700000000001', label: 'Törzsvásárlói kártya: 700000000001' },
} satisfies Meta<typeof Barcode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACard: Story = {};
