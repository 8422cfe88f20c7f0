import { customerWithOrder, signIn } from './customer-with-order.ts';
import { expect, test } from './shop-test.ts';

test('a customer looks at an order and cancels it before it leaves', async ({
  page,
  request,
  database,
}) => {
  const customer = await customerWithOrder(request);
  const { orderNumber } = customer;
  await signIn(page, customer, '/account/orders');
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rendelés' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Felhő fotel (Szín: Meggy)' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /1137 Budapest, Pozsonyi út 12/ })).toHaveCount(2);

  const cancel = page.getByRole('main').getByRole('button', { name: 'Rendelés lemondása' });
  const question = page.getByRole('dialog', { name: 'Törlődjön a rendelés?' });
  await cancel.click();
  await question.getByRole('button', { name: 'A rendelés megtartása' }).last().click();
  await expect(page.getByRole('cell', { name: 'Feldolgozásra vár' })).toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: 'Rendelés lemondása' }).click();
  await expect(page.getByRole('cell', { name: 'Törölve' })).toBeVisible();
  await expect(cancel).toBeHidden();
  const [kept] = await database<{ status: string }[]>`
    SELECT status FROM shop_order WHERE increment_id = ${orderNumber}`;
  expect(kept?.status).toBe('canceled');
});
