import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTag } from '../../index.ts';

const meta = {
  title: 'Product/Price tag',
  component: PriceTag,
  args: { price: '149 990 Ft' },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const sale = {
  was: '149 990 Ft',
  wasLabel: 'Korábbi ár',
  discount: '−20%',
  prior: 'Az elmúlt 30 nap legalacsonyabb ára: 139 990 Ft',
};

export const Card: Story = {};
export const From: Story = { args: { price: '149 990 Ft-tól' } };
export const OnSale: Story = { args: { price: '119 990 Ft', priceLabel: 'Akciós ár', sale } };
export const OnSaleWithoutFormer: Story = {
  args: { price: '119 990 Ft', priceLabel: 'Akciós ár', sale: { wasLabel: 'Korábbi ár' } },
};
export const Product: Story = { args: { size: 'product', note: 'Az ár az áfát tartalmazza.' } };
export const ProductOnSale: Story = {
  args: { ...OnSale.args, size: 'product', note: 'Az ár az áfát tartalmazza.' },
};
export const Line: Story = { args: { size: 'line' } };
export const LineOnSale: Story = { args: { ...OnSale.args, size: 'line' } };
export const LongAmount: Story = { args: { price: '123 456 789 Ft', size: 'product' } };
