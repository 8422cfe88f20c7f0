import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, sees, test } from './shop-test.ts';

// A withdrawal with somebody else's address, which the browser writes into its console.
test.use({ expectedComplaint: /status of 404 .*\/api\/order\/withdrawal/ });

test('a customer looks at an order and cancels it before it leaves @phone', async ({
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
  const question = page.getByRole('dialog', { name: 'Lemondja a rendelést?' });
  await cancel.click();
  await question.getByRole('button', { name: 'Rendelés megtartása' }).last().click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Feldolgozásra vár' })).toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: 'Rendelés lemondása' }).click();
  await expect(page.getByRole('cell', { name: 'Lemondva' })).toBeVisible();
  await expect(cancel).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Adataim' })).toBeVisible();
  await page.getByRole('link', { name: 'Vissza a rendelésekhez' }).click();
  await expect(page).toHaveURL(/\/account\/orders$/);
  const [kept] = await database<{ status: string }[]>`
    SELECT status FROM shop_order WHERE increment_id = ${orderNumber}`;
  expect(kept?.status).toBe('canceled');
});

test('a guest cancels an order before it leaves, with its number and address @phone', async ({
  page,
  request,
  database,
}) => {
  const { email, orderNumber } = await customerWithOrder(request);
  await page.goto(`/elallas#order=${orderNumber}`);
  await alive(page);
  const main = page.getByRole('main');
  await main.getByLabel('Név', { exact: true }).fill('Nagy Cili');
  await expect(main.getByLabel('Rendelésszám')).toHaveValue(orderNumber);
  await main.getByLabel('E-mail-cím').fill(email);
  await main.getByRole('button', { name: 'Elállás a szerződéstől' }).click();
  const confirmation = main.getByRole('region', { name: 'Elállás megerősítése' });
  await expect(confirmation.getByText('A rendelést még nem küldtük el')).toBeVisible();
  await sees(page, 'order can still be canceled');
  await axeFindsNothing(page);
  await confirmation.getByRole('button', { name: 'Rendelés lemondása' }).click();
  await expect(main.getByRole('region', { name: 'A rendelést lemondtuk' })).toBeFocused();
  const [kept] = await database<{ status: string }[]>`
    SELECT status FROM shop_order WHERE increment_id = ${orderNumber}`;
  expect(kept?.status).toBe('canceled');
});

test('a guest withdraws from a contract in two steps @phone', async ({
  page,
  request,
  database,
}) => {
  const { email, orderNumber } = await customerWithOrder(request);
  await page.goto('/');
  await alive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Elállás a szerződéstől' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Elállás a szerződéstől' }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await alive(page);
  await main.getByLabel('Név', { exact: true }).fill('Nagy Cili');
  await main.getByLabel('Rendelésszám').fill(orderNumber);
  await main.getByLabel('E-mail-cím').fill('masvalaki@example.hu');
  const state = main.getByRole('button', { name: 'Elállás a szerződéstől' });
  await state.click();
  await expect(main.getByRole('alert')).toContainText('nincs rendelés');
  await main.getByLabel('E-mail-cím').fill(email);
  await state.click();

  const confirmation = main.getByRole('region', { name: 'Elállás megerősítése' });
  await expect(confirmation).toBeFocused();
  await expect(confirmation.getByRole('cell', { name: orderNumber })).toBeVisible();
  await confirmation.getByRole('button', { name: 'Elállás megerősítése' }).click();
  const receipt = main.getByRole('region', { name: 'Az elállás beérkezett' });
  await expect(receipt.getByRole('cell', { name: 'Nagy Cili' })).toBeVisible();
  const [kept] = await database<{ name: string }[]>`
    SELECT name FROM withdrawal JOIN shop_order ON shop_order.id = withdrawal.order_id
    WHERE increment_id = ${orderNumber}`;
  expect(kept?.name).toBe('Nagy Cili');
});
