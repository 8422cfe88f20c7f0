import { cartWasOrdered } from './expected-messages.ts';
import { buyNow, expect, fillCheckout, sees, test } from './shop-test.ts';

test.use({ expectedComplaint: cartWasOrdered });

test('[S5-15] a cart above the minimum can be bought on credit, and the checkout explains the terms @phone', async ({
  page,
  database,
}) => {
  await buyNow(page, '/kavics-dohanyzoasztal');
  await fillCheckout(page, {
    email: 'anna.kovacs@example.hu',
    pay: async (payments) => {
      await payments.getByLabel('Áruhitel (Cofidis)').check();
      await expect(payments.getByText('a hitelszerződés aláírása után indul')).toBeVisible();
      await payments.getByText(/^12 részletben/).click();
      await expect(payments.getByRole('rowheader', { name: 'THM' })).toBeVisible();
      await expect(payments.getByRole('link', { name: 'Áruhitel-információ' })).toHaveAttribute(
        'href',
        '/cofidis-aruhitel-informacio',
      );
      await sees(page, 'credit chosen');
    },
  });
  // A reload opens the same step; the consent must be given again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ellenőrzés' })).toBeVisible();
  await expect(page.getByText('Áruhitel (Cofidis)').first()).toBeVisible();
  const terms = page.getByLabel('Elfogadom az általános szerződési feltételeket');
  await expect(terms).not.toBeChecked();
  await terms.check();
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check();
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  const [order] = await database`
    SELECT payment_code, payment_title FROM shop_order WHERE increment_id = ${number}`;
  // The cart has become the order: there is nothing left to pay for.
  await page.goto(new URL('/checkout', page.url()).href);
  await expect(page.getByText('A kosár üres. Tegyen bele legalább egy terméket.')).toBeVisible();
  expect(order).toEqual({ payment_code: 'cofidis', payment_title: 'Áruhitel (Cofidis)' });
});
