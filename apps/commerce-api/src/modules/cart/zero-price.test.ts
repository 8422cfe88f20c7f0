import { expect, it } from 'vitest';
import { createSalesApi } from '../../test/sales-api.ts';

it('[PR-33] [S5-1] a shop that lets a price of 0 into the cart takes it there', async () => {
  const api = await createSalesApi({}, { products: { allowZeroPrice: true } });
  const cartId = await api.cartWith({ sku: 'INGYENES', qty: 1 });
  const { body } = await api.get(`/api/cart/pull?token=&cartId=${cartId}`);
  expect(body.result).toMatchObject([{ sku: 'INGYENES', qty: 1, price: 0 }]);
  await api.close();
});
