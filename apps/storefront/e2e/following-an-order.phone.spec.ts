import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axeFindsNothing } from './accessible.ts';
import { guestOrder } from './customer-with-order.ts';
import { linkTo } from './email-link.ts';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { alive, buyNow, expect, fillCheckout, nextStep, sees, test } from './shop-test.ts';

// A link that is not complete, and a cart that was ordered in the meantime: the browser logs the refusals.
test.use({
  expectedComplaint: anyOf(
    refusal('400', '/api/order/open'),
    refusal('410', '/api/cart/.*'),
    logged('cart[.][a-z-]+-failed'),
  ),
});

const root = join(import.meta.dirname, '../../..');

/** Runs `pnpm shop orders …` against the running shop. */
async function shopOrders(...args: readonly string[]): Promise<string> {
  const program = join(root, 'apps/commerce-api/src/app/cli.ts');
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@shop/source', program, 'orders', ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );
  return stdout;
}

test('a guest follows an order by the link of its email, sees it leave, and withdraws', async ({
  page,
  request,
}) => {
  const email = `vendeg.${randomUUID().slice(0, 8)}@example.hu`;
  const orderNumber = await guestOrder(request, email);
  const link = new URL(await linkTo(email, /http\S+\/order\/ZG-\S+#[\w.-]+/));
  const answer = await request.get(link.pathname);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).not.toContain('Pozsonyi');
  await page.goto(link.pathname + link.hash);
  await alive(page);
  const main = page.getByRole('main');
  const progress = main.getByRole('list', { name: 'A rendelés állapota' });
  const current = progress.locator('[aria-current=step]');
  await expect(current).toContainText('Feldolgozásra vár');
  await expect(main.getByRole('rowheader', { name: 'Gyöngy hangulatlámpa' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Rendelés lemondása' })).toBeVisible();
  await sees(page, 'order of a guest');
  await axeFindsNothing(page);

  await shopOrders('dispatch', orderNumber, 'gls', '12345678');
  await page.reload();
  await expect(current).toContainText('Úton');
  const parcel = main.getByRole('link', { name: 'Csomag követése (GLS 12345678)' });
  await expect(parcel).toHaveAttribute('href', /^https:\/\/gls-group\.com\/.*12345678$/);
  await expect(main.getByRole('button', { name: 'Rendelés lemondása' })).toBeHidden();
  await main.getByRole('link', { name: 'Elállás a szerződéstől' }).click();
  await expect(main.getByLabel('E-mail-cím')).toHaveValue(email);
  await main.getByRole('button', { name: 'Elállás a szerződéstől' }).click();
  await main.getByRole('button', { name: 'Elállás megerősítése' }).click();
  await expect(main.getByRole('region', { name: 'Az elállás beérkezett' })).toBeVisible();
});

test('a guest finds a parcel point by its town, and the order and its page have it', async ({
  page,
}) => {
  const email = `vendeg.${randomUUID().slice(0, 8)}@example.hu`;
  const point = 'Győr, Példa benzinkút';
  const place = `${point}: 9023 Győr, Képzelt körút 22.`;
  await buyNow(page, '/gyongy-hangulatlampa');
  await fillCheckout(page, {
    email,
    ship: async (methods) => {
      await methods.getByRole('radio', { name: 'Csomagautomata vagy csomagpont' }).check();
      await page.getByLabel('Település, irányítószám vagy utca').fill('gyor');
      await page.getByRole('radio', { name: point }).check();
    },
    pay: (payments) => payments.getByLabel('Banki előreutalás').check(),
  });
  const main = page.getByRole('main');
  await expect(main.getByText(place)).toBeVisible();
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  await expect(main.getByText(place)).toBeVisible();
  const link = new URL(await linkTo(email, /http\S+\/order\/ZG-\S+#[\w.-]+/));
  await page.goto(link.pathname + link.hash);
  await expect(main.getByText(place)).toBeVisible();
  // The next order proposes the point, from this device alone.
  await buyNow(page, '/gyongy-hangulatlampa');
  await expect(page.getByLabel('Vezetéknév')).toHaveValue('Kovács');
  await page.getByRole('button', { name: nextStep }).click();
  await page.getByRole('radio', { name: 'Csomagautomata vagy csomagpont' }).check();
  await expect(page.getByRole('button', { name: `Módosítás: ${point}` })).toBeVisible();
  await sees(page, 'parcel point of the order before');
  await axeFindsNothing(page);
});

test('a guest without the link opens an order with a code sent by email, and cancels it', async ({
  page,
  request,
}) => {
  const email = `vendeg.${randomUUID().slice(0, 8)}@example.hu`;
  const orderNumber = await guestOrder(request, email);
  await page.goto(`/order/${orderNumber}#half-a-link`);
  await alive(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Ez a link nem nyit meg rendelést')).toBeVisible();
  await expect(main.getByLabel('Rendelésszám')).toHaveValue(orderNumber);
  await main.getByLabel('E-mail-cím').fill(email);
  await main.getByRole('button', { name: 'Kód küldése' }).click();
  const field = main.getByLabel('Az e-mailben kapott kód');
  await expect(field).toBeVisible();
  await sees(page, 'code of an order requested');
  const code = /\d{6}$/.exec(await linkTo(email, /d: \d{6}/))?.[0] ?? '';
  await field.fill(code);
  await main.getByRole('button', { name: 'Rendelés megnyitása' }).click();
  await main.getByRole('button', { name: 'Rendelés lemondása' }).click();
  const question = page.getByRole('dialog', { name: 'Lemondja a rendelést?' });
  await question.getByRole('button', { name: 'Rendelés lemondása' }).click();
  const progress = main.getByRole('list', { name: 'A rendelés állapota' });
  await expect(progress.locator('[aria-current=step]')).toContainText('Lemondva');
  await page.reload();
  await expect(progress.locator('[aria-current=step]')).toContainText('Lemondva');
});
