import { AxeBuilder } from '@axe-core/playwright';
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
