import { expect, test } from './shop-test.ts';
import { shownPrices } from './shown-prices.ts';

// Lists are looked at, not what they fetch ahead of a press.
test.use({ savesData: true });

/** A text that a shopper may type, and the products of its results by name. */
interface SearchedText {
  readonly text: string;
  /** Matches the name of the first product; `null` for a text that no product of the demo has. */
  readonly first: RegExp | null;
  /** Matches the name of none of the first eight products. */
  readonly none?: RegExp;
}

const greenArmchairs = 8;

test('a colour in a search is a filter that shows the green armchair, and that can be removed', async ({
  page,
}) => {
  await page.goto('/osszes-termek?search=zold fotel');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(`${greenArmchairs} találat`);
  const first = page.getByRole('list', { name: 'Termékek', exact: true }).getByRole('listitem');
  await expect(first.first().locator('img').first()).toHaveAttribute('src', /moha-1/);
  // The names of the colours, not the word as typed; the name of the filter is heard only.
  const chip = page.getByRole('link', { name: /^Szűrő törlése: Szín: .*Mohazöld/ });
  await expect(chip).toHaveText(/^.*Mohazöld[^:]*$/);
  await chip.click();
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL(/[?&]plain=zold/);
  await expect(title).not.toContainText(`${greenArmchairs} találat`);
  await page.goBack();
  await expect(chip).toBeVisible();
  await page.getByRole('link', { name: 'Felhő fotel', exact: true }).first().click();
  await expect(page).toHaveURL(/childSku=ZG-2201-MOHA/);
  await expect(page.getByRole('radio', { name: 'Mohazöld' })).toBeChecked();

  await page.goto('/osszes-termek?search=fehér komód');
  const similar = page.getByRole('list', { name: 'Hasonló termékek' }).getByRole('article');
  await expect(title).toContainText('1 találat');
  await expect(similar).toHaveCount(5);
  await expect(similar.first()).toContainText(/komód/i);

  await page.goto('/osszes-termek?search=teak matrac');
  await expect(page.getByText('Ezek a legközelebbi találatok')).toContainText('„teak”');
  await expect(first.first()).toContainText(/matrac/i);
});

test('a search without results shows what was understood and the nearest products', async ({
  page,
}) => {
  const similar = page.getByRole('list', { name: 'Hasonló termékek' }).getByRole('article');
  await page.goto('/osszes-termek?search=tv nézős fotel');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('0 találat');
  await expect(similar).toHaveCount(8);
  await expect(similar.first()).toContainText(/fotel|karosszék/i);
  await expect(page.getByText('Ezek a szavak egy részének megfelelnek')).toBeVisible();

  await page.goto('/osszes-termek?search=zöld tv nézős csavart fotel');
  await expect(page.getByText(/Ezt értettük a szavaiból: .*Mohazöld/)).toBeVisible();
  await expect(similar).toHaveCount(8);
  await expect(similar.first()).toContainText(/fotel|karosszék/i);

  await page.goto('/osszes-termek?search=qwxzy');
  await expect(page.getByText('Egyetlen termék sem felel meg a keresett szavaknak')).toBeVisible();
  const bestsellers = page.getByRole('list', { name: 'Legnépszerűbb termékek' });
  await expect(bestsellers.getByRole('article')).toHaveCount(8);
  await expect(similar).toHaveCount(0);
});

test('a price in a search is a filter that can be removed', async ({ page }) => {
  await page.goto('/osszes-termek?search=ajándék 10000 ft alatt');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('6 találat');
  const products = page.getByRole('list', { name: 'Termékek', exact: true }).getByRole('article');
  for (const price of await shownPrices(products)) expect(price).toBeLessThanOrEqual(10_000);
  const chip = page.getByRole('link', { name: 'Szűrő törlése: Ár: 10000 ft alatt' });
  await expect(chip).toHaveText('10000 ft alatt');
  await chip.click();
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL(/[?&]plain=10000/);
  await expect(title).not.toContainText('6 találat');
  await expect(products.first()).toContainText(/gyertya|váza|párna|bögre/i);

  // The price goes with the variant of the colour.
  await page.goto('/osszes-termek?search=zöld fotel 300 ezer alatt');
  await expect(page.getByRole('link', { name: /Szűrő törlése: Ár: 300 ezer/ })).toBeVisible();
  await expect(products.first().locator('img').first()).toHaveAttribute('src', /moha|zsalya/);
});

const lamp = /lámpa|csillár/i;
const bed = /ágy|kanapé|heverő/i;
const homeFurniture = /asztal|szék|kanapé|fotel|komód|polc|szekrény|ágy|pad|puff/i;

const texts: readonly SearchedText[] = [
  { text: 'asztal', first: /asztal/i, none: lamp },
  { text: 'tölgy asztal', first: /asztal/i, none: lamp },
  { text: 'kerek asztal', first: /asztal/i, none: lamp },
  { text: 'fehér asztal', first: /asztal/i, none: /páfrány|lámpa/i },
  { text: 'zöld', first: /láda|deszka|kanapé|fotel/i, none: /asztal|matrac|tükör/i },
  { text: 'zöld fotel', first: /fotel|karosszék/i, none: lamp },
  { text: 'franciaágy', first: /ágy/i, none: lamp },
  { text: 'heverő', first: bed, none: lamp },
  { text: 'rekamié', first: bed, none: lamp },
  { text: 'ajándék', first: /gyertya|váza|párna|bögre/i, none: homeFurniture },
  { text: 'karácsony', first: /^Ünnepi /, none: lamp },
  { text: 'hálószobabútor', first: /ágy|szekrény|komód|éjjeli/i, none: /fürdő/i },
  { text: 'kerti bútor', first: /kerti/i, none: /kanapéágy|komód/i },
  { text: 'kültéri bútor', first: /kerti/i, none: /kanapéágy|komód/i },
  { text: 'nappali bútor', first: homeFurniture, none: /fürdő/i },
  { text: 'ZG-2202', first: /^Olvasó fülesfotel$/, none: /^(?!Olvasó fülesfotel$)/ },
  { text: '80 x 200', first: null },
  { text: '80×200', first: null },
  { text: '160 x 200', first: /ágy|matrac/i, none: lamp },
  { text: '160×200', first: /ágy|matrac/i, none: lamp },
  { text: 'lerakóasztalpár', first: /lerakóasztal-pár/i },
  { text: '160cm', first: /./ },
  { text: '2m', first: /./ },
  { text: '5db', first: /./ },
];

test('each text that a shopper may type finds what it says', async ({ page }) => {
  const products = page.getByRole('list', { name: 'Termékek', exact: true });
  for (const { text, first, none } of texts) {
    await test.step(text, async () => {
      await page.goto(`/osszes-termek?search=${encodeURIComponent(text)}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`„${text}”`);
      if (first === null) {
        await expect(page.getByRole('main').getByLabel('Keresés a termékek között')).toBeVisible();
        return;
      }
      const names = (await products.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 8);
      expect(names[0] ?? '', text).toMatch(first);
      if (none !== undefined) expect(names.filter((name) => none.test(name))).toEqual([]);
    });
  }
});
