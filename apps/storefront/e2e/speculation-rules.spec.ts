import { expect, test } from './shop-test.ts';

const product = '/felho-haromszemelyes-kanape';

test('links are prefetched as documents before the scripts start, except pages of one shopper', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const errors: string[] = [];
  let ruleSets = 0;
  const prefetched = new Set<string>();
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    ruleSets += 1;
    if (ruleSet.errorType !== undefined)
      errors.push(`${ruleSet.errorType} ${ruleSet.errorMessage}`);
  });
  session.on('Preload.prefetchStatusUpdated', ({ key }) => {
    prefetched.add(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  // The scripts would follow links themselves, and remove the rules.
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('/nappali', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  const card = page.getByRole('main').locator(`a[href="${product}"]`).first();
  await card.waitFor();
  await header.getByRole('link', { name: 'Kosár' }).hover();
  await page.waitForTimeout(500);
  await page.getByRole('main').locator('aside').getByRole('link').first().hover();
  await page.waitForTimeout(500);
  await card.hover();
  await expect.poll(() => [...prefetched]).toEqual([product]);
  expect(ruleSets).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('the speculation rules are removed once the router follows links', async ({ page }) => {
  const answer = await page.goto('/nappali');
  expect(await answer?.text()).toContain('<script type="speculationrules">');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
