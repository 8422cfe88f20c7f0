import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';

type Way = 'absent' | 'throwing' | 'rejecting' | 'hanging';
type Facility =
  | 'localStorage'
  | 'sessionStorage'
  | 'cookies'
  | 'indexedDB'
  | 'caches'
  | 'locks'
  | 'BroadcastChannel'
  | 'serviceWorker'
  | 'storage';

/** What each facility can do besides being there. Those whose calls answer at once neither reject nor hang. */
const waysOf: Readonly<Record<Facility, readonly Way[]>> = {
  localStorage: ['absent', 'throwing', 'rejecting'],
  sessionStorage: ['absent', 'throwing', 'rejecting'],
  cookies: ['absent', 'throwing'],
  indexedDB: ['absent', 'throwing', 'rejecting', 'hanging'],
  caches: ['absent', 'throwing', 'rejecting', 'hanging'],
  locks: ['absent', 'throwing', 'rejecting', 'hanging'],
  BroadcastChannel: ['absent', 'throwing', 'rejecting'],
  serviceWorker: ['absent', 'throwing', 'rejecting', 'hanging'],
  storage: ['absent', 'throwing', 'rejecting', 'hanging'],
};
const facilities = Object.keys(waysOf) as Facility[];

/** Takes facilities of the browser away from a page, before its first script. */
function takeAway([names, way]: [readonly Facility[], Way]): void {
  if (!location.protocol.startsWith('http')) return;
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const call = () =>
    way === 'hanging'
      ? new Promise(() => undefined)
      : Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  /** Every call of it fails or never answers. */
  const broken = new Proxy(function nothing() {}, {
    construct: refuse,
    get: (_target, name) => (name === 'ready' ? new Promise(() => undefined) : call),
  });
  const define = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, {
      configurable: true,
      get: way === 'throwing' ? refuse : () => (way === 'absent' ? undefined : value),
      set: way === 'throwing' ? refuse : () => undefined,
    });
  const failing = new Proxy({}, { get: () => refuse });
  const database = indexedDB;
  const silentDatabase = {
    open(name: string) {
      const request = database.open(`silent-${name}`);
      request.addEventListener = () => undefined;
      return request;
    },
  };
  for (const name of names) {
    switch (name) {
      case 'localStorage':
      case 'sessionStorage':
        define(window, name, failing);
        break;
      case 'cookies':
        define(document, 'cookie', '');
        break;
      case 'indexedDB':
        define(window, name, way === 'hanging' ? silentDatabase : failing);
        break;
      case 'caches':
        define(window, name, broken);
        break;
      case 'BroadcastChannel':
        if (way === 'absent') Reflect.deleteProperty(window, name);
        else if (way === 'throwing') define(window, name, undefined);
        else Object.assign(window, { BroadcastChannel: broken });
        break;
      default:
        define(navigator, name, broken);
    }
  }
}

/** A picture of one pixel: thirty pages do not wait for theirs. */
const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

async function sells(page: Page, storesNothing: boolean): Promise<void> {
  await page.goto('/ronk-asztalka');
  const buy = page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first();
  const cart = page.getByRole('dialog', { name: /Kosár/ });
  await expect
    .poll(
      () =>
        page
          .getByRole('main')
          .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactProps'))),
      { timeout: 30_000 },
    )
    .toBe(true);
  await buy.click();
  await expect(cart.getByRole('link', { name: 'Rönk asztalka' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  const refused = page
    .getByRole('region', { name: 'Értesítések' })
    .getByRole('listitem')
    .filter({ hasText: 'nem tud adatot tárolni' });
  await expect(refused).toHaveCount(storesNothing ? 1 : 0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Kosár/ })
    .click();
  const opened = cart.or(page.getByRole('main')).getByRole('link', { name: 'Rönk asztalka' });
  await expect(opened.first()).toBeVisible();
}

// What a refusing browser says of itself is no fault of the page.
test.use({
  isInvited: true,
  // Each of 35 windows opens one page.
  savesData: true,
  expectedComplaint:
    /^(?:(?:error|warning): )?(?:Uncaught )?(?:Access is denied|SecurityError|\[ts-router\])/,
});

// findings D3
for (const way of ['absent', 'throwing', 'rejecting', 'hanging'] as const) {
  test(`[S8-16] [S9-11] the shop sells where browser storage is ${way}`, async ({
    browser,
    watch,
  }) => {
    test.slow();
    const affected = facilities.filter((name) => waysOf[name].includes(way));
    const sets = [...affected.map((name) => [name]), affected];
    for (const names of sets) {
      await test.step(names.length > 1 ? 'all together' : String(names[0]), async () => {
        const context = await browser.newContext();
        await watch(context);
        await context.route(/[.]webp\b/, (route) => route.fulfill({ body: dot }));
        await context.addInitScript(takeAway, [names, way] as [Facility[], Way]);
        await sells(await context.newPage(), names.includes('indexedDB'));
        await context.close();
      });
    }
  });
}
