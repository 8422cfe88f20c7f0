import { axeFindsNothing } from './accessible.ts';
import { isNarrow, linkInHeader } from './by-size.ts';
import { anyOf, logged, refusal } from './expected-messages.ts';
import { alive, expect, untilListsStored, sees, test } from './shop-test.ts';

// findings G, compare
test('[S1-2] [S3-37] [S3-50] [S4-39] [S4-41] [S4-45] a shopper compares two products, shares the comparison and moves a wish into the cart @phone', async ({
  page,
  newDevice,
}) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = ({ url = '' } = {}) => {
      document.documentElement.dataset['shared'] = url;
      return Promise.resolve();
    };
  });
  const mirrored: string[] = [];
  page.on('request', (call) => {
    if (/\/api\/user\/\w*wishlist/i.test(call.url())) mirrored.push(call.url());
  });
  for (const path of ['/olvaso-fulesfotel', '/felho-fotel']) {
    await page.goto(path);
    await alive(page);
    await page.getByRole('button', { name: 'Összehasonlítás', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Törlés az összehasonlításból', exact: true }),
    ).toBeVisible();
    await untilListsStored(page);
  }
  const compare = await linkInHeader(page, 'Összehasonlítás');
  // The menu of the phone counts nothing.
  if (!isNarrow(page)) await expect(compare).toContainText('2');
  await compare.click();
  const table = page.getByRole('table', { name: 'Összehasonlítás' });
  await expect(table.getByRole('columnheader', { name: /Olvasó fülesfotel/ })).toBeVisible();
  await expect(table.getByRole('link', { name: 'Változatok: Olvasó fülesfotel' })).toBeVisible();
  const price = table.getByRole('row', { name: /^Ár / });
  await expect(price.getByRole('cell').last()).toHaveText(/149\u00a0990\u00a0Ft a legjobb/);
  const rows = table.getByRole('row');
  const all = await rows.count();
  await sees(page, 'two products');
  await axeFindsNothing(page);
  await page.getByLabel('Csak az eltérések').check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Megosztás' })).toBeHidden();
  await sees(page, 'printed');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Megosztás' }).click();
  const shared = page.locator('html');
  await expect(shared).toHaveAttribute('data-shared', /./);
  const link = (await shared.getAttribute('data-shared')) ?? '';
  const theirs = await newDevice();
  await theirs.goto(link);
  await expect(theirs.getByRole('columnheader', { name: /Felhő fotel/ })).toBeVisible();
  await theirs.getByRole('button', { name: 'Hozzáadás a saját összehasonlításhoz' }).click();
  await expect(theirs).toHaveURL(/\/compare$/);
  await expect(theirs.getByRole('button', { name: 'Törlés: Felhő fotel' })).toBeVisible();
  // What is in the comparison is not added again.
  await untilListsStored(theirs);
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Hozzáadás a saját összehasonlításhoz' }).click();
  await expect(theirs).toHaveURL(/\/compare$/);
  await expect(theirs.getByRole('button', { name: 'Törlés: Felhő fotel' })).toHaveCount(1);
  await expect(theirs.getByRole('button', { name: /^Törlés: / })).toHaveCount(2);
  await theirs.close();

  await page.getByRole('button', { name: 'Törlés: Felhő fotel' }).click();
  await expect(table.getByRole('columnheader', { name: /Felhő fotel/ })).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: /Olvasó fülesfotel/ })).toBeVisible();
  await page.getByRole('button', { name: 'Lista ürítése' }).click();
  await expect(page.getByText('Még nincs mit összehasonlítani')).toBeVisible();

  await page.goto('/ronk-asztalka');
  await alive(page);
  // The page is left before the list can be stored: another tab holds its lock.
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    () =>
      new Promise<void>((granted) => {
        void navigator.locks.request('current-wishlist', () => {
          granted();
          return new Promise(() => undefined);
        });
      }),
  );
  await page.getByRole('button', { name: 'Kívánságlistára', exact: true }).click();
  const taken = page.getByRole('button', { name: 'Törlés a kívánságlistáról', exact: true });
  await expect(taken).toBeVisible();
  await page.reload();
  await other.close();
  await expect(taken).toBeVisible();
  // What is painted at first is not yet the list's.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('press');
  await untilListsStored(page);
  await page.goto('/wishlist');
  await expect(page.getByRole('button', { name: /^Kosárba: / })).toBeVisible();
  await sees(page, 'one wish');
  await page.getByRole('button', { name: /^Kosárba: / }).click();
  await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  // A script can press what the drawer covers: the search replaces the cart.
  const search = page.getByRole('dialog', { name: 'Keresés' });
  await page.locator('header a[href="/osszes-termek"]').first().dispatchEvent('click');
  await expect(search).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('A kívánságlista üres')).toBeVisible();
  await sees(page, 'empty');
  expect(mirrored).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impresszum' }).click();
  await expect(page).toHaveURL(/\/impresszum$/);
});

test('three products are compared on a tablet without horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/kavics-dohanyzoasztal', '/felho-fotel', '/olvaso-fulesfotel']) {
    await page.goto(path);
    await alive(page);
    await page.getByRole('button', { name: 'Összehasonlítás', exact: true }).click();
    await expect(
      page.getByRole('button', { name: 'Törlés az összehasonlításból', exact: true }),
    ).toBeVisible();
    await untilListsStored(page);
  }
  await page.goto('/compare');
  const table = page.getByRole('table', { name: 'Összehasonlítás' });
  await expect(table.getByRole('columnheader', { name: /Olvasó fülesfotel/ })).toBeVisible();
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(768);
});

test.describe('while the catalog cannot be reached', () => {
  test.use({
    expectedComplaint: anyOf(refusal('503', '/api/catalog'), logged('product-without')),
  });

  test('findings D11: the comparison says so, and shows its products at a retry', async ({
    page,
  }) => {
    await page.goto('/nappali');
    await alive(page);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Összehasonlítás: / })
      .first()
      .click();
    await expect(
      main.getByRole('button', { name: /^Törlés az összehasonlításból: / }),
    ).toBeVisible();
    await untilListsStored(page);
    await page.route(/\/api\/catalog/, (route) =>
      route.fulfill({ status: 503, json: { code: 503, result: 'Later' } }),
    );
    await page.goto('/compare');
    await expect(
      main.getByRole('heading', { name: 'A termékeket most nem tudjuk megjeleníteni' }),
    ).toBeVisible();
    await expect(main.getByText('Még nincs mit összehasonlítani')).toHaveCount(0);
    await page.unroute(/\/api\/catalog/);
    await main.getByRole('button', { name: 'Újra' }).click();
    await expect(page.getByRole('table', { name: 'Összehasonlítás' })).toBeVisible();
  });
});
