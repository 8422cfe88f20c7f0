import { alive, expect, test } from './shop-test.ts';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

/** Reasons that a browser without windows, driven by a test, gives for every page, also for an empty one. */
const ofBrowser: ReadonlySet<string> = new Set([
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]);

test('public pages are eligible for the back/forward cache @phone', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  let reasons: readonly string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  for (const path of ['/', '/nappali', '/olvaso-fulesfotel', '/retro2024', '/kapcsolat']) {
    reasons = [];
    await page.goto(path);
    await alive(page);
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset['restored'] = '';
      }),
    );
    await page.goto('/uzletek');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL((url) => url.pathname === path);
    const isRestored = () => page.locator('html[data-restored]').count();
    // Either it comes from the cache, or the browser says why not.
    await expect.poll(async () => (await isRestored()) > 0 || reasons.length > 0).toBe(true);
    expect(
      reasons.filter((reason) => !ofBrowser.has(reason)),
      path,
    ).toEqual([]);
  }
});
