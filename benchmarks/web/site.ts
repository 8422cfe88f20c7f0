import type { Page } from '@playwright/test';

/** Actions in a shop and checks of their results, as sources of functions that run in its pages. */
export interface Site {
  readonly name: 'shop' | 'peer';
  readonly url: string;
  openMenu(page: Page): Promise<void>;
  openFilters(page: Page): Promise<void>;
  pressFilter(page: Page): Promise<void>;
  /** Opens the search; absent if the shop has none. */
  openSearch?(page: Page): Promise<void>;
  /** Closes all layers above the page. */
  closeAll(page: Page): Promise<void>;
  readonly isMenuOpen: string;
  readonly areFiltersOpen: string;
}

export const paths = {
  home: '/',
  category: '/nappali',
  product: '/felho-haromszemelyes-kanape',
} as const;

/** Name of the product that is pressed in the category, opened and bought. */
export const productName = 'Felhő háromszemélyes kanapé';

const visible = (selector: string, holds: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.checkVisibility() && (${holds})(element))`;

export const isHeadingOf = (name: string) =>
  `() => ${visible('main h1', `(h1) => h1.textContent.trim() === ${JSON.stringify(name)}`)}`;

/**
 * Returns the source of a function that is true when the page shows heading, picture, description and buy button of the
 * product.
 */
export const isWholeProduct = (name: string) =>
  `() => (${isHeadingOf(name)})() && ${visible('main button', "(button) => button.textContent.trim() === 'Kosárba' && !button.disabled")}` +
  ` && ${visible('main img', '(image) => image.complete && image.naturalWidth > 0 && image.width > 250')}` +
  ` && ${visible('main summary, main h2, main h3', "(title) => title.textContent.includes('Leírás')")}`;

export const isBadge = (count: number) =>
  `() => ${visible('header a[href="/cart"]', `(link) => (/\\d+/.exec(link.textContent) ?? ['0'])[0] === '${count}'`)}`;

/** Source of an expression that reads the number of products that the listing displays. */
const total = `() => [...document.querySelectorAll('main [role=status], main output, main .total')]
  .filter((element) => element.checkVisibility()).map((element) => element.textContent).join()`;

export async function isTotalOtherThanNow(page: Page): Promise<string> {
  const now = await page.evaluate(`(${total})()`);
  return `() => { const now = (${total})(); return /\\d/.test(now) && now !== ${JSON.stringify(now)}; }`;
}

const dialogNamed = (title: string) =>
  visible('dialog[open], [role=dialog]', `(dialog) => dialog.textContent.includes('${title}')`);

/** Finds a link or a button in the header. Each shop decides which of them it uses. */
const inHeader = (page: Page, text: string) =>
  page.locator('header').first().locator('a, button').filter({ hasText: text }).first();

const filterName = /^Japandi/;

export const shopSite = (url: string): Site => ({
  name: 'shop',
  url,
  openMenu: (page) => inHeader(page, 'Menü').tap(),
  openFilters: (page) => page.getByRole('main').getByText('Szűrők', { exact: true }).first().tap(),
  pressFilter: (page) =>
    page.getByRole('dialog', { name: 'Szűrők' }).getByRole('link', { name: filterName }).tap(),
  openSearch: (page) => inHeader(page, 'Keresés a termékek között').tap(),
  async closeAll(page) {
    const open = page.locator('dialog[open]');
    if ((await open.count()) === 0) return;
    await page.keyboard.press('Escape');
    await open.first().waitFor({ state: 'hidden' });
  },
  isMenuOpen: `() => ${dialogNamed('Menü')}`,
  areFiltersOpen: `() => ${dialogNamed('Szűrők')}`,
});

export const isSearchOpen = `() => ${dialogNamed('Keresés')}`;

export const peerSite = (url: string): Site => ({
  name: 'peer',
  url,
  openMenu: (page) => page.getByRole('button', { name: 'Menü' }).tap(),
  openFilters: (page) => page.getByRole('button', { name: 'Szűrők' }).tap(),
  pressFilter: (page) => page.locator('aside').getByRole('link', { name: filterName }).tap(),
  async closeAll(page) {
    const menu = page.getByRole('button', { name: 'Menü', expanded: true });
    if ((await menu.count()) > 0) await menu.tap();
  },
  isMenuOpen: `() => ${visible('.drawer', '() => true')}`,
  areFiltersOpen: `() => ${visible('aside', '() => true')}`,
});
