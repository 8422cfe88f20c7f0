import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { alive, expect, hasItsPictures, test } from './shop-test.ts';

/** A page of each screen that has a style sheet of its own. */
const pages = [
  '/',
  '/nappali',
  '/felho-haromszemelyes-kanape',
  '/malom-etkezogarnitura',
  '/uzletek',
  '/osszes-termek?search=fotel',
  '/login',
  '/cart',
];

const manifestFile = join(import.meta.dirname, '../dist/client/.vite/manifest.json');

/** The style sheets of all screens, as paths. */
async function allSheets(): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<
    string,
    { readonly css?: readonly string[] }
  >;
  const files = Object.values(manifest).flatMap(({ css = [] }) => css);
  return [...new Set(files)].map((file) => `/${file}`);
}

/**
 * Elements of the page that look otherwise once the style sheets of all screens have come after its own, in one order
 * and then in the other: each with the property that differs.
 */
async function changedBy(
  page: Page,
  orders: readonly (readonly string[])[],
): Promise<readonly string[]> {
  return page.evaluate(async (hrefsInOrder) => {
    const names = new Set<string>();
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    const elements = [...document.querySelectorAll('body, body *:not(script)')];
    const looks = () =>
      elements.flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo !== null && style.content === 'none') return [];
          return Array.from(names, (name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const append = (href: string) =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        // An address of its own: it comes once more, after the others.
        link.href = `${href}?again`;
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => reject(new Error(`${href} did not come`)));
        document.head.append(link);
      });
    const before = looks();
    const differences: string[] = [];
    for (const hrefs of hrefsInOrder) {
      await Promise.all(hrefs.map(append));
      for (const [at, look] of looks().entries()) {
        const changed = look.find((declaration, place) => declaration !== before[at]?.[place]);
        const element = elements[Math.floor(at / 3)];
        if (changed !== undefined) {
          differences.push(`${element?.outerHTML.slice(0, 120)}: ${changed}`);
        }
      }
    }
    return differences;
  }, orders);
}

// Nothing moves while it is looked at, and no code is fetched ahead of a press.
test.use({ reducedMotion: 'reduce', savesData: true });

for (const path of pages) {
  test(`${path} looks the same after any other screen @phone`, async ({ page }) => {
    const sheets = await allSheets();
    expect(sheets.length).toBeGreaterThan(10);
    await page.goto(path);
    await alive(page);
    await expect.poll(() => page.evaluate(hasItsPictures)).toBe(true);
    expect(await changedBy(page, [sheets, sheets.toReversed()])).toEqual([]);
  });
}

test('a screen is not shown before its styles are loaded', async ({ page }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAskedFor = false;
  await page.goto('/uzletek');
  await alive(page);
  await page.route('**/assets/category-screen-*.css', async (route) => {
    isAskedFor = true;
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nappali' }).first().click();
  const title = page.getByRole('heading', { level: 1, name: 'Nappali' });
  await expect.poll(() => isAskedFor).toBe(true);
  // The scripts of the screen are there: what it waits for are its styles.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/category-screen-[^/]*\.js$/.test(name)),
  );
  await expect(title).toBeHidden();
  release?.();
  await expect(title).toBeVisible();
  const isStyled = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href }) => href ?? '').some((href) =>
      href.includes('/category-screen-'),
    ),
  );
  expect(isStyled).toBe(true);
});
