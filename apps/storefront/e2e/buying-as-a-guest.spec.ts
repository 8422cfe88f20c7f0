import { alive, expect, fillCheckout, sees, test } from './shop-test.ts';

test('a guest finds an armchair, chooses its cover, hands the cart over and orders it', async ({
  page,
  database,
}) => {
  await page.goto('/');
  await alive(page);
  await page
    .getByRole('navigation', { name: 'Kategóriák' })
    .getByRole('link', { name: 'Nappali', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Szűrők' });
  await filters.getByRole('link', { name: /^Bársony/ }).click();
  await expect(page).toHaveURL(/filter_group_1=/);
  await filters.getByRole('link', { name: /^Klasszikus/ }).click();
  await expect(page).toHaveURL(/filter_group_2=/);
  await page.getByLabel('Rendezés').selectOption('final_price:asc');
  await expect(page).toHaveURL(/sort=final_price:asc/);
  const products = page.getByRole('list', { name: 'Termékek' });
  await products.getByRole('link', { name: 'Olvasó fülesfotel' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Olvasó fülesfotel' })).toBeVisible();
  // Leather comes in none of velvet's colours: the choice goes back, and leather as there is it is offered.
  await page.getByRole('radio', { name: 'Bőr' }).click();
  await page.getByRole('button', { name: /^Helyette választható: Bőr, / }).click();
  await expect(page.getByRole('radio', { name: 'Bőr' })).toBeChecked();
  await expect(page).toHaveURL(/childSku=/);
  const childSku = new URL(page.url()).searchParams.get('childSku');
  await page.getByRole('button', { name: 'Kosárba' }).first().click();

  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart.getByRole('link', { name: 'Olvasó fülesfotel' })).toBeVisible();
  await expect(miniCart.getByText('ingyenes', { exact: true })).toBeVisible();
  await miniCart.getByRole('button', { name: 'Tovább a pénztárhoz' }).click();

  const shopHost = new URL(page.url());
  await page.waitForURL(({ port, pathname }) => port !== shopHost.port && pathname === '/checkout');
  await fillCheckout(page, { email: 'anna.kovacs@example.hu' });
  await sees(page, 'order to be placed');
  const summary = page.getByRole('complementary', { name: 'A rendelés tartalma' });
  await expect(summary.getByText('Olvasó fülesfotel')).toBeVisible();
  const shownTotal = (await summary.locator('dl').locator('dd').last().innerText()).replace(
    /\D/g,
    '',
  );
  await page.getByRole('button', { name: 'Megrendelés fizetési kötelezettséggel' }).click();

  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelést!' })).toBeVisible();
  await sees(page, 'order placed');
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  expect(number).toMatch(/^ZG-\d{4}-\d{6}$/);

  const [order] = await database`SELECT * FROM shop_order WHERE increment_id = ${number}`;
  const lines = await database`SELECT * FROM order_item WHERE order_id = ${order?.['id']}`;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ sku: childSku, qty: 1, row_gross: shownTotal });
  expect(order).toMatchObject({
    payment_code: 'cashondelivery',
    shipping: '0',
    grand_total: shownTotal,
    customer_lastname: 'Kovács',
  });
  // Tax stands inside the gross total, 27 parts of 127.
  expect(Number(order?.['tax'])).toBe(
    Number(shownTotal) - Math.round((Number(shownTotal) * 100) / 127),
  );
});
