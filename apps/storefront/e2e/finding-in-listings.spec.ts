import type { APIRequestContext } from '@playwright/test';
import { axeFindsNothing } from './accessible.ts';
import { isNarrow, openFilters } from './by-size.ts';
import { alive, expect, untilListsStored, test } from './shop-test.ts';

/** Returns the number of materials that the backend counts in the living room. */
async function countedMaterials(request: APIRequestContext): Promise<number> {
  const filter = (attribute: string, value: object) => ({ attribute, value, scope: 'default' });
  const answer = await request.post('/api/catalog', {
    data: {
      type: 'product',
      size: 1,
      searchQuery: {
        _availableFilters: [{ field: 'filter_group_1', scope: 'catalog' }],
        _appliedFilters: [
          filter('category_ids', { in: [20] }),
          filter('visibility', { in: [2, 4] }),
        ],
        _appliedSort: [],
        _searchText: '',
      },
    },
  });
  const { aggregations } = (await answer.json()) as {
    readonly aggregations: { readonly agg_terms_filter_group_1: { readonly buckets: object[] } };
  };
  return aggregations.agg_terms_filter_group_1.buckets.length;
}

test('findings G: a price range filters a listing and is shown before the room filter @phone', async ({
  page,
  request,
}) => {
  await page.goto('/nappali');
  await alive(page);
  const filters = await openFilters(page);
  const titles = filters.locator('summary');
  await expect(titles.first()).toContainText('Ár');
  const order = (await titles.allInnerTexts()).map((title) => title.trim());
  expect(order.findIndex((title) => title.startsWith('Helyiség'))).toBe(5);
  await axeFindsNothing(page);

  // An unfolded filter of more than 15 values is searched, without accents.
  const group = filters
    .locator('details')
    .filter({ has: page.getByText('Anyag', { exact: true }) });
  const materials = group.getByRole('list', { name: 'Anyag', exact: true });
  const values = materials.getByRole('listitem');
  await expect(values.nth(1)).toBeVisible();
  const folded = await values.count();
  await group.getByRole('button', { name: 'Továbbiak' }).click();
  // Every value that the backend counts can be chosen.
  const counted = await countedMaterials(request);
  expect(counted).toBeGreaterThan(folded);
  await expect(values).toHaveCount(counted);
  await filters.getByLabel('Keresés: Anyag').fill('tolg');
  await expect(materials.getByRole('listitem')).toHaveCount(1);
  await expect(materials).toContainText('Tölgy');

  await filters.getByLabel('Legalább').fill('50000');
  await filters.getByLabel('Legfeljebb').fill('90000');
  await filters.getByLabel('Legfeljebb').press('Enter');
  await expect(page).toHaveURL(/price_from=50000&price_to=90000/);
  await expect(filters.getByLabel('Legalább')).toHaveValue('50000');
  // Only the shop's own range that these products are in.
  const ranges = filters.getByRole('list', { name: 'Ár', exact: true }).getByRole('listitem');
  await expect(ranges).toHaveCount(1);
  await expect(ranges).toContainText(/30.000.*100.000/);
  if (isNarrow(page)) await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /Ár: 50.000.*90.000/ })).toBeVisible();
  // The former list stays until the new one is there.
  await expect(async () => {
    const articles = await page.getByRole('main').getByRole('article').allInnerTexts();
    expect(articles.length).toBeGreaterThan(0);
    for (const text of articles) {
      const amount = Number(/(\d[\d\s]*)\sFt/.exec(text)?.[1]?.replaceAll(/\D/g, ''));
      expect(amount).toBeGreaterThanOrEqual(50_000);
      expect(amount).toBeLessThanOrEqual(90_000);
    }
  }).toPass({ timeout: 10_000 });
});

test('findings G: [S5-17] the price range works without scripts, is one, and keeps the other filters', async ({
  newDevice,
  baseURL,
}) => {
  const page = await newDevice({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/nappali?filter_group_2=2201`);
  const filters = page.getByRole('complementary', { name: 'Szűrők' });
  await filters.getByLabel('Legalább').fill('100000');
  await filters.getByRole('button', { name: 'Szűrés ár szerint' }).click();
  await expect(page).toHaveURL(
    ({ searchParams: query }) =>
      query.get('price_from') === '100000' && query.get('filter_group_2') === '2201',
  );
  await expect(page.getByRole('link', { name: /Ár: .*100.000/ })).toBeVisible();
  const typed = page.url();
  for (const [name, range] of [
    [/^100.000–300.000.Ft/, '100000-300000'],
    [/^30.000–100.000.Ft/, '30000-100000'],
  ] as const) {
    const ranges = filters.getByRole('list', { name: 'Ár', exact: true });
    await ranges.getByRole('link', { name }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('price') === range);
    const { searchParams } = new URL(page.url());
    expect([searchParams.getAll('price'), searchParams.getAll('price_from')]).toEqual([
      [range],
      [],
    ]);
  }
  await page.goto(typed);
  await filters.getByText('Szélesség, mélység, magasság', { exact: true }).click();
  await filters.getByLabel('Szélesség (min.)').fill('200');
  await filters.getByRole('button', { name: 'Szűrés méret szerint' }).click();
  await expect(page).toHaveURL(
    ({ searchParams: query }) =>
      query.get('price_from') === '100000' && query.get('width_cm_from') === '200',
  );
  await expect(page.getByRole('link', { name: /Szélesség: legalább 200.cm/ })).toBeVisible();
  // The sizes of mattresses come before their materials.
  await page.goto(`${baseURL}/haloszoba/matracok`);
  await expect(filters.locator('summary').nth(1)).toContainText('Méret');
});

test('a width filters a listing, and one beyond its products becomes that of the widest', async ({
  page,
}) => {
  await page.goto('/nappali/kanapek');
  await alive(page);
  const filters = await openFilters(page);
  await filters.getByText('Szélesség, mélység, magasság', { exact: true }).click();
  const least = filters.getByLabel('Szélesség (min.)');
  const widest = await filters.getByLabel('Szélesség (max.)').getAttribute('placeholder');
  await least.fill('9999');
  await least.press('Enter');
  await expect(page).toHaveURL(new RegExp(`width_cm_from=${widest}$`));
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await page.getByRole('link', { name: /^Szűrő törlése: Szélesség: legalább/ }).click();
  await expect(page).toHaveURL(/kanapek$/);
});

test('findings G: a product is added to the comparison from a listing, and the header links to it @phone', async ({
  page,
}) => {
  await page.goto('/nappali/kanapek');
  await alive(page);
  const products = page.getByRole('list', { name: 'Termékek', exact: true });
  for (const nth of [0, 1]) {
    const tile = products.getByRole('article').nth(nth);
    await tile.getByRole('button', { name: /^Összehasonlítás: / }).click();
    await expect(
      tile.getByRole('button', { name: /^Törlés az összehasonlításból: / }),
    ).toBeVisible();
  }
  await untilListsStored(page);
  const way = page.getByRole('banner').getByRole('link', { name: 'Összehasonlítás' });
  await expect(way).toContainText('2');
  const box = await way.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await axeFindsNothing(page);
  await way.click();
  await expect(page.getByRole('table', { name: 'Összehasonlítás' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('findings G: the wishlist opens over the page, one overlay at a time @phone', async ({
  page,
}) => {
  await page.goto('/ronk-asztalka');
  await alive(page);
  await page.getByRole('button', { name: 'Kívánságlistára', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Törlés a kívánságlistáról', exact: true }),
  ).toBeVisible();
  await untilListsStored(page);
  const heart = page.getByRole('banner').getByRole('link', { name: 'Kívánságlista' });
  await heart.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Kívánságlista (1)' });
  await expect(drawer.getByRole('link', { name: 'Rönk asztalka' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Kosárba: / })).toBeVisible();
  await axeFindsNothing(page);
  // The focus goes round inside of it.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog[open]') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(heart).toBeFocused();

  await heart.click();
  await drawer.getByRole('button', { name: /^Kosárba: / }).click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await heart.click();
  await expect(
    page.getByRole('dialog', { name: 'Kívánságlista' }).getByText('A kívánságlista üres'),
  ).toBeVisible();
});

test('[S3-46] findings G: the menu of a phone shows the pictures of menuImages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/menuImages**', (route) =>
    route.fulfill({ json: { code: 200, result: { 20: '/szekek/palcas-szek/tolgy-1.webp' } } }),
  );
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.locator('summary', { hasText: 'Nappali' }).locator('img')).toHaveAttribute(
    'src',
    /palcas-szek\/tolgy-1\.webp/,
  );
  await axeFindsNothing(page);
});

test('a selected filter renders the filter column only where it is visible @phone', async ({
  page,
}) => {
  await page.goto('/nappali');
  await alive(page);
  const filters = await openFilters(page);
  await filters.getByRole('link', { name: /^Japandi/ }).click();
  await expect(page).toHaveURL(/filter/);
  await expect(filters.getByRole('link', { name: /^Japandi/ })).toHaveAccessibleName(/kiválasztva/);
  await alive(page);
  await expect(page.locator('#filters > [data-h]')).toHaveAttribute(
    'data-h',
    isNarrow(page) ? '' : 'open',
  );
  if (!isNarrow(page)) return;
  // A phone turned on its side, or a window made wider.
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.keyboard.press('Escape');
  const column = page.getByRole('complementary', { name: 'Szűrők' });
  await expect(column.getByRole('link', { name: /^Japandi/ })).toHaveAccessibleName(/kiválasztva/);
});
