import { readFile } from 'node:fs/promises';
import { linkTo } from './email-link.ts';
import { cartWasOrdered } from './expected-messages.ts';
import { decide, orderWithBarion } from './sandbox-payment.ts';
import { expect, test } from './shop-test.ts';
import { recordNotices } from './shown-notices.ts';

test.use({ expectedComplaint: cartWasOrdered });

test('a guest pays online: goes back, is declined, tries again and succeeds @phone', async ({
  page,
  database,
}) => {
  await orderWithBarion(page, '/nadas-lerakoasztal');

  // One press leads to the provider; Back leads to a page that waits, and starts nothing by itself.
  await expect(page.getByRole('heading', { name: 'Próbafizetés' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Várjuk, hogy a fizetési szolgáltató jelezze')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Várjuk, hogy a fizetési szolgáltató jelezze')).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? '';

  const shown = await recordNotices(page);
  await page.getByRole('button', { name: 'Tovább a fizetéshez' }).click();
  await decide(page, 'A kártya elutasítása', 'lost');
  await expect(page.getByText('A bank elutasította a fizetést.')).toBeVisible();

  // The articles are where the page says: with the order, and the empty cart says so too.
  await expect(page.getByText('a termékeket visszatesszük a kosarába')).toBeVisible();
  await page.goto(new URL('/cart', page.url()).href);
  await expect(page.getByText('A kosár üres')).toBeVisible();
  await expect(page.getByText(`Rendelésszám: ${number}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Tovább a fizetéshez' }).click();
  await page.getByRole('button', { name: 'Újra megpróbálom' }).click();
  expect(shown.filter((text) => text.includes('már megrendelték'))).toEqual([]);
  await decide(page, 'Fizetés', 'repeated');
  await expect(page.getByRole('heading', { level: 1, name: /Köszönjük/ })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: /^Fizetési mód .*Barion/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await expect(main.getByRole('row', { name: /^Kifizetve [\d\s]+ Ft$/ })).toBeVisible();
  const [order] = await database<{ status: string; payments: number }[]>`
    SELECT status, (SELECT count(*)::int FROM payment WHERE order_id = shop_order.id) AS payments
    FROM shop_order WHERE increment_id = ${number}`;
  expect(order).toEqual({ status: 'processing', payments: 2 });

  // The email names the invoice, which the page of the order has as a file.
  const email = 'online.vevo@example.hu';
  const letter = new RegExp(`mla let\\S+: \\S+ \\(PDF\\):\\s+http\\S+/order/${number}#[\\w.-]+`);
  const link = new URL((await linkTo(email, letter)).replace(/^[\s\S]*\s/, ''));
  await page.goto(link.pathname + link.hash);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Számla: MINTA-\d{4}-\d+ \(PDF\)$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^MINTA-\d{4}-\d+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
