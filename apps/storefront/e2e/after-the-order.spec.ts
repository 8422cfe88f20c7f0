import type { APIRequestContext } from '@playwright/test';
import { refusal } from './expected-messages.ts';
import { axeFindsNothing } from './accessible.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { linkTo } from './email-link.ts';
import { alive, expect, sees, test } from './shop-test.ts';

// An order and a withdrawal of another person: the browser logs the refusals.
test.use({ expectedComplaint: refusal('404', '/api/(?:order/withdrawal|user/order)') });

test('[S1-9] [S3-39] [S6-7] [S9-1] a customer opens an order and cancels it before it is shipped @phone', async ({
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
  const main = page.getByRole('main');
  await expect(main.getByText(orderNumber).first()).toBeVisible();
  for (const fact of [
    /^A rendelés ideje \d{4}-\d\d-\d\d \d\d:\d\d$/,
    /^Szállítási mód \S/,
    /^Fizetési mód \S/,
  ]) {
    await expect(main.getByRole('row', { name: fact })).toBeVisible();
  }
  for (const sum of ['Termékek ára', 'Szállítás', 'Végösszeg', 'Ebből áfa']) {
    await expect(main).toContainText(new RegExp(`${sum}:?\\s*(?:[\\d\\s]+Ft|ingyenes)`));
  }

  const cancel = main.getByRole('button', { name: 'Rendelés lemondása' });
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
  const [storedOrder] = await database<{ status: string }[]>`
    SELECT status FROM shop_order WHERE increment_id = ${orderNumber}`;
  expect(storedOrder?.status).toBe('canceled');

  const other = await customerWithOrder(request);
  await page.goto(`/account/orders/${other.orderNumber}`);
  await expect(main.getByRole('heading', { name: 'Nincs ilyen rendelés' })).toBeVisible();
  await expect(main).not.toContainText('Pozsonyi');
});

test('a guest cancels an order before it is shipped, with its number and email address @phone', async ({
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
  const [storedOrder] = await database<{ status: string }[]>`
    SELECT status FROM shop_order WHERE increment_id = ${orderNumber}`;
  expect(storedOrder?.status).toBe('canceled');
});

/** Attempts of strangers: an order number without its random part finds nothing; with it their statement is their own. */
async function strangersAskAbout(request: APIRequestContext, orderNumber: string, email: string) {
  const [, countedPart = ''] = /^(ZG-\d{4}-\d{6})-[2-9A-Z]{6}$/.exec(orderNumber) ?? [];
  expect(countedPart).not.toBe('');
  for (const call of ['withdrawal', 'cancel']) {
    const guess = { name: 'Idegen Ida', orderNumber: countedPart, email };
    const refusal = await request.post(`/api/order/${call}?token=`, { data: guess });
    expect([call, refusal.status()]).toEqual([call, 404]);
  }
  const statement = { name: 'Idegen Ida', orderNumber, email, bankAccount: '11773016 11111018' };
  const stated = await request.post('/api/order/withdrawal?token=', { data: statement });
  const { confirmation } = ((await stated.json()) as { result: { confirmation: string } }).result;
  const confirmed = await request.post('/api/order/withdrawal/confirm', { data: { confirmation } });
  expect(confirmed.status()).toBe(200);
  // The owner of the address hears of it.
  await linkTo(email, /Idegen Ida/);
}

test('findings E5: a guest withdraws from an order in two steps, also after a stranger tried to @phone', async ({
  page,
  request,
  database,
}) => {
  const { email, orderNumber } = await customerWithOrder(request);
  await strangersAskAbout(request, orderNumber, email);
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
  await expect(main.getByText(/Idegen|11773016/)).toHaveCount(0);
  const statements = await database<{ name: string }[]>`
    SELECT name FROM withdrawal JOIN shop_order ON shop_order.id = withdrawal.order_id
    WHERE increment_id = ${orderNumber} ORDER BY withdrawal.id`;
  expect(statements.map(({ name }) => name)).toEqual(['Idegen Ida', 'Nagy Cili']);
  await linkTo(email, /Nagy Cili/);
});
