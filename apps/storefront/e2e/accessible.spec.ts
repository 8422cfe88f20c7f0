import { AxeBuilder } from '@axe-core/playwright';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { alive, expect, test } from './shop-test.ts';

for (const path of [
  '/',
  '/nappali',
  '/osszes-termek?search=fotel',
  '/olvaso-fulesfotel',
  '/malom-etkezogarnitura',
  '/cart',
  '/login',
  '/register',
  '/account',
  '/elallas',
  '/confirm-email',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('axe finds nothing on a page nobody knows', async ({ page }) => {
  await page.goto('/nappali');
  await alive(page);
  await page.evaluate(() => window.history.pushState({}, '', '/nincs-ilyen'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { name: 'Az oldal nem található' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test.describe('where something broke', () => {
  test.use({ expectedComplaint: /status of 500 .*\/error/ });

  test('axe finds nothing, and the number of the request is there to be told', async ({ page }) => {
    await page.goto('/error');
    await alive(page);
    await expect(page.getByText(/^Hibaazonosító: [\w-]{8,}/)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test('axe finds nothing on the pages of an account', async ({ page, request }) => {
  test.slow();
  const customer = await customerWithOrder(request);
  await signIn(page, customer, '/account');
  for (const path of [
    '/account/addresses',
    `/account/orders/${customer.orderNumber}`,
    '/account/security',
    '/account/data',
  ]) {
    await page.goto(path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});

test.describe('in the evening', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/', '/nappali', '/olvaso-fulesfotel']) {
    test(`axe finds nothing on ${path} in its dark colours`, async ({ page }) => {
      await page.goto(path);
      await alive(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});
