import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  type TestInfo,
} from '@playwright/test';
import postgres, { type Sql } from 'postgres';

/** Button that ends a step of the checkout; its text names the next step. */
export const nextStep = /^Tovább a(?:z ellenőrzéshez| szállításhoz| fizetéshez)$/;

interface ShopOptions {
  /**
   * Console messages that the journey expects, each from its first letter on (`expected-messages.ts`): the browser logs
   * every rejection of a server.
   */
  readonly expectedComplaint: RegExp | undefined;
  /** True if the cookie question appears; otherwise it was answered before, with a refusal. */
  readonly isAskedForConsent: boolean;
  /** True if the newsletter invitation may appear; otherwise it was shown before. */
  readonly isInvited: boolean;
  /**
   * True if the browser saves data: a page then prefetches no code before its first use. For journeys that open many
   * pages; prefetched scripts take a quarter of the processor time of a page.
   */
  readonly savesData: boolean;
}

interface ShopFixtures {
  /** Database of the shop, for checking the stored order. */
  readonly database: Sql;
  /** Console errors and warnings, and uncaught errors of the pages. A test fails if there is any. */
  readonly complaints: string[];
  /** Stores the data of a returning browser, and records the messages of its pages. */
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** Opens a page on another device, recorded like the first one. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** Fails if there are unexpected messages. */
  readonly nothingToComplainOf: undefined;
}

/**
 * Locks an article until the database is closed, after other journeys have released it: its stock is about to change,
 * and the same journey may run at another size at the same time.
 */
export async function keepToItself(database: Sql, sku: string): Promise<void> {
  await database`SELECT pg_advisory_lock(hashtext(${sku}))`;
}

/** Stores on the device that the newsletter invitation was shown. */
function rememberInvitation(): void {
  if (!location.protocol.startsWith('http')) return;
  const request = indexedDB.open('shop', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('entries'));
  request.addEventListener('success', () => {
    const claim = { code: 'newsletter-invitation', created_at: 0, value: true, description: '' };
    const transaction = request.result.transaction('entries', 'readwrite');
    transaction.objectStore('entries').put([claim], ['claims', 'claims']);
    transaction.addEventListener('complete', () => request.result.close());
  });
}

/** Turns on the data saving mode of the browser, as a setting of the shopper does. */
function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection !== undefined) Object.defineProperty(connection, 'saveData', { value: true });
}

/** Opens the database of the shop. The caller closes it. */
export async function openDatabase(): Promise<Sql> {
  const folder = process.env['E2E_DATA_DIR'] ?? '';
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  const pid = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
  return postgres({
    host: '127.0.0.1',
    port: Number(pid.split('\n')[3]),
    user: 'shop',
    password,
    database: 'shop',
    max: 1,
  });
}

/** `test` with the shop's database that fails on any unexpected console message, including hydration warnings. */
export const test = base.extend<ShopFixtures & ShopOptions>({
  expectedComplaint: [undefined, { option: true }],
  isAskedForConsent: [false, { option: true }],
  isInvited: [false, { option: true }],
  savesData: [false, { option: true }],
  watch: async (
    { baseURL, isAskedForConsent, isInvited, savesData, complaints },
    use,
    testInfo,
  ) => {
    await use(async (context) => {
      noteVisits(context, testInfo);
      watchNetwork(context);
      noteComplaints(context, complaints);
      const value = encodeURIComponent(
        JSON.stringify({ preferences: 'denied', analytics: 'denied', marketing: 'denied' }),
      );
      if (!isAskedForConsent) {
        await context.addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
      }
      if (!isInvited) {
        await context.addInitScript(rememberInvitation);
      }
      if (savesData) await context.addInitScript(saveData);
    });
  },
  context: async ({ context, watch }, use) => {
    await watch(context);
    await use(context);
  },
  newDevice: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the parameter's shape
  database: async ({}, use) => {
    const sql = await openDatabase();
    await use(sql);
    await sql.end();
  },
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the parameter's shape
  complaints: async ({}, use) => use([]),
  nothingToComplainOf: [
    // Requires `page`, so that it is checked while the page is open: messages on closing do not count.
    async ({ page, complaints, expectedComplaint }, use) => {
      await use(undefined);
      const unexpected = complaints.filter(
        (complaint) => expectedComplaint?.test(complaint) !== true,
      );
      await ignoreOpenRoutes(page);
      // Without an anchor a word in the address of a script would match.
      base.expect(expectedComplaint?.source ?? '^').toMatch(/^(?:\(\?:)*\^/);
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/**
 * Messages of playwright when the config disables the service worker, and of Chromium about a prefetched image that a
 * slow machine has not painted yet: `every-screen` checks that each prefetched image is on the page.
 */
const notOurs =
  /^Service Worker registration blocked|[.]webp\S* was preloaded using link preload but not used/;

function noteComplaints(context: BrowserContext, complaints: string[]): void {
  // findings E6: servers write addresses into logs.
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const secrets = ['token', 'cartId', 'refreshToken'].filter((name) => searchParams.get(name));
    if (pathname.startsWith('/api/') && secrets.length > 0) {
      complaints.push(`address of ${pathname} with ${secrets.join(', ')}`);
    }
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (notOurs.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
  });
}

/** Records every address that pages of this context open: `docs/spec/screens.md` lists them. */
function noteVisits(context: BrowserContext, { annotations }: TestInfo): void {
  const noted = new Set<string>();
  const note = (url: string) => {
    const { pathname: path, protocol } = new URL(url);
    if (!protocol.startsWith('http') || noted.has(path)) return;
    noted.add(path);
    annotations.push({ type: 'visit', description: JSON.stringify({ path }) });
  };
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => note(frame.url()));
    // The page never arrives at an address that redirects.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) note(request.url());
    });
  });
}

/**
 * Records that the journey has seen the page in this state: `docs/spec/screens.md` lists it, with the name of the
 * picture that the test compares it with, if any (docs/decisions/0093).
 */
export async function sees(page: Page, state: string, screenshot?: string): Promise<void> {
  const { pathname: path } = new URL(page.url());
  const description = JSON.stringify({
    path,
    state,
    ...(screenshot !== undefined && { screenshot }),
  });
  base.info().annotations.push({ type: 'visit', description });
}

/**
 * Returns true if every image in the viewport is loaded, and so are the fonts, which scripts add after the first paint.
 */
export async function hasItsPictures(): Promise<boolean> {
  await document.fonts.ready;
  const hasFonts = [...document.fonts].some(
    ({ family, status }) => family.replaceAll('"', '') === 'Fraunces' && status === 'loaded',
  );
  if (!hasFonts) return false;
  return [...document.images]
    .filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const isNear =
        bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      return isNear && image.checkVisibility();
    })
    .every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/**
 * Waits until the scroll position is stable and the page has received the last scroll event: the router stores the
 * position of a scrolled page. Returns the position, in CSS pixels.
 */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    let before = Number.NaN;
    while (before !== window.scrollY) {
      before = window.scrollY;
      // Scroll events are sent at the start of a frame: a pending one has been sent before the second frame.
      await nextFrame();
      await nextFrame();
    }
    return before;
  });
}

/** Waits until the animations of an element and its content have ended: its position is measured afterwards. */
export async function untilAtRest(element: Locator): Promise<void> {
  await element.evaluate((moving) => {
    const animations = moving
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(animations.map(({ finished }) => finished));
  });
}

interface Network {
  readonly open: Set<Request>;
  /** Time at which the last request began or ended, in milliseconds of this process. */
  lastAt: number;
}

const networks = new WeakMap<Page, Network>();
const quietMs = 250;

function watchNetwork(context: BrowserContext): void {
  context.on('page', (page) => {
    const network: Network = { open: new Set(), lastAt: performance.now() };
    networks.set(page, network);
    const end = (request: Request) => {
      network.open.delete(request);
      network.lastAt = performance.now();
    };
    page.on('request', (request) => {
      // A navigation cancels the open requests of the previous page.
      if (request.isNavigationRequest()) network.open.clear();
      network.open.add(request);
      network.lastAt = performance.now();
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until the page is interactive: React has hydrated its buttons, and the data of the shopper is loaded. Also
 * works after a navigation within the page, which `networkidle` does not cover.
 */
export async function alive(page: Page): Promise<void> {
  const network = networks.get(page);
  if (network === undefined) throw new Error('Nobody watches this page: it is not of `newDevice`.');
  await page.waitForLoadState();
  const isQuiet = () => network.open.size === 0 && performance.now() - network.lastAt >= quietMs;
  // A page that is being left is not ready, nor is one that sends requests after its scripts have run.
  const isAlive = async () =>
    isQuiet() && (await page.evaluate(isHydratedAndIdle).catch(() => false)) && isQuiet();
  await base.expect.poll(isAlive, { intervals: [50], timeout: 30_000 }).toBe(true);
}

/** Waits until React has hydrated the page: before that a link loads a document. Requests may still be open. */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = () => page.evaluate(() => !('earlyInput' in window));
  await base.expect.poll(isHydrated, { intervals: [50] }).toBe(true);
}

/**
 * Returns true if React has hydrated the buttons, or they are in a part that hydrates at a press, and the scripts are
 * idle: before that a press on a button submits a form, and opens another page.
 */
async function isHydratedAndIdle(): Promise<boolean> {
  // A machine that paints continuously is never idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  const isReacts = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const closedAround = (element: Element) =>
    element.parentElement?.closest('[data-h]:not([data-h="open"])') ?? null;
  const isReady = (element: Element): boolean => {
    const closed = closedAround(element);
    return closed === null ? isReacts(element) : isReady(closed);
  };
  // A screen that was left is kept without effects.
  const isKept = (part: Element) => {
    const screen = part.closest('main > [data-h]');
    return screen !== null && getComputedStyle(screen).display === 'none';
  };
  const isIdleOver = [...document.querySelectorAll('[data-h="idle"]')].every(
    (part) => closedAround(part) !== null || isKept(part),
  );
  return (
    !('earlyInput' in window) &&
    isReacts(document.querySelector('main')) &&
    isIdleOver &&
    [...document.querySelectorAll('button')].every(isReady)
  );
}

/** Names of the lists of `@shop/saved-lists`, which are also the names of their locks. */
const savedLists = [
  'current-wishlist',
  'wishlist-removals',
  'current-compare',
  'recently-viewed',
  'recent-searches',
  'claims',
];

/**
 * Waits until the lists of the shopper are stored: each change holds the lock of its list until then. Call it once the
 * page shows the change: a part that hydrates at the press takes the lock only afterwards.
 */
export async function untilListsStored(page: Page): Promise<void> {
  const busy = () =>
    page.evaluate(async (names) => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter(({ name }) => names.includes(name ?? '')).length;
    }, savedLists);
  // The lock is requested shortly after the change is shown.
  const busyTwice = async () => {
    const first = await busy();
    await page.waitForTimeout(100);
    return first + (await busy());
  };
  await base.expect.poll(busyTwice, { intervals: [50] }).toBe(0);
}

/** Waits until the page of a product is shown. A press first shows its heading as a preview over the previous page. */
export async function untilProductShown(page: Page, name: string): Promise<void> {
  await base.expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await base.expect(page.locator('[data-preview]')).toHaveCount(0);
}

/** Call it before a page is closed: a response that one of its routes still fetches would fail the next journey. */
export async function ignoreOpenRoutes(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Waits until pages open without a network: the service worker controls this page, and the app shell is stored, which
 * follows the storing of its files.
 */
export async function untilPagesOpenOffline(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const hasShell = (await caches.match('/app-shell', { cacheName: 'app-shell' })) !== undefined;
      return hasShell && navigator.serviceWorker.controller !== null;
    });
  await base.expect.poll(isStored, { timeout: 30_000 }).toBe(true);
}

/** Adds the product of the page to the cart, and opens the checkout of the shop host. */
export async function buyNow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.getByRole('button', { name: 'Kosárba' }).first().click();
  await toCheckout(page, page.getByRole('dialog', { name: /Kosár/ }));
}

/** Opens the checkout from the cart drawer or the cart page. */
export async function toCheckout(page: Page, cart: Locator): Promise<void> {
  await cart.getByRole('button', { name: 'Tovább a pénztárhoz' }).first().click();
  await page.waitForURL(({ pathname }) => pathname === '/checkout');
}

/**
 * Fills the checkout of the shop host with an address in Budapest and opens its last step. Without `email` the customer
 * is known, and the checkout fills in the name. `pickup`: the person who picks the order up. `ship`: chooses the
 * shipping method, by default the first one. `pay`: chooses the payment method, by default cash on delivery.
 */
export async function fillCheckout(
  page: Page,
  who: {
    readonly email?: string;
    readonly pickup?: string;
    readonly ship?: (methods: Locator) => Promise<void>;
    readonly pay?: (payments: Locator) => Promise<void>;
  },
): Promise<void> {
  const next = page.getByRole('button', { name: nextStep });
  if (who.email !== undefined) {
    await page.getByLabel('Vezetéknév').fill('Kovács');
    await page.getByLabel('Keresztnév').fill('Anna');
    await page.getByRole('main').getByLabel('E-mail-cím').fill(who.email);
  } else {
    await base.expect(page.getByLabel('Vezetéknév')).not.toHaveValue('');
  }
  await next.click();
  await page.getByLabel('Irányítószám').fill('1137');
  await base.expect(page.getByLabel('Település')).toHaveValue('Budapest');
  await page.getByLabel('Utca, házszám').fill('Pozsonyi út 12.');
  await page.getByLabel('Telefonszám').fill('06 30 123 4567');
  if (who.pickup !== undefined) {
    await page.getByRole('radio', { name: 'Személyes átvétel bemutatóteremben' }).check();
    await page.getByRole('radio', { name: who.pickup }).check();
  }
  await who.ship?.(page.getByRole('group', { name: 'Szállítási mód' }));
  await next.click();
  const payments = page.getByRole('group', { name: 'Fizetési mód' });
  if (who.pay === undefined) await payments.getByLabel(/Utánvét készpénzzel/).check();
  else await who.pay(payments);
  await next.click();
  await base.expect(page.getByRole('heading', { name: 'Ellenőrzés' })).toBeVisible();
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check();
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check();
}

/** Findings H2: the page after an order shows articles, address, payment method and next steps. */
export async function expectOrderShown(
  page: Page,
  order: { readonly goods: string; readonly place: RegExp; readonly payment: string },
): Promise<void> {
  const main = page.getByRole('main');
  const goods = main.getByRole('table', { name: 'Tételek' });
  await base.expect(goods.getByRole('row', { name: new RegExp(order.goods) })).toContainText('Ft');
  const details = main.getByRole('table', { name: 'A rendelés adatai' });
  await base.expect(details).toContainText(order.place);
  await base.expect(details).toContainText(order.payment);
  await base.expect(details.getByRole('row', { name: /^Szállítási mód/ })).toBeVisible();
  await base.expect(details.getByRole('row', { name: /^Végösszeg/ })).toContainText('Ft');
  await base.expect(main.getByRole('heading', { name: 'Mi történik ezután?' })).toBeVisible();
}

/** Checks that the cacheable HTML of the page contains no data of an order. */
export async function expectNothingOfAnOrder(page: Page, words: readonly string[]): Promise<void> {
  const answer = await page.request.get(page.url());
  const html = await answer.text();
  base.expect(words.filter((word) => html.includes(word))).toEqual([]);
}
