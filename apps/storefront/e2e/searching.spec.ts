import type { Page, Request } from '@playwright/test';
import { axeFindsNothing } from './accessible.ts';
import { closeFilters, openCategory, openFilters } from './by-size.ts';
import { alive, expect, scrolledTo, test, untilAtRest, untilListsStored } from './shop-test.ts';
import { shownPrices } from './shown-prices.ts';

declare global {
  interface Window {
    countedSearches?: Promise<string>[];
  }
}

/** Notes what the page sends to count searches. */
function noteCountedSearches(): void {
  const noted: Promise<string>[] = [];
  window.countedSearches = noted;
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (body instanceof Blob && String(url).startsWith('/api/ext/searches'))
      noted.push(body.text());
    return send(url, body);
  };
}

const countedSearches = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const texts = await Promise.all(window.countedSearches ?? []);
    return texts.map((text) => JSON.parse(text) as unknown);
  });

test('[S1-1] [S5-22] [S9-9] a shopper searches with the keyboard alone and finds the recent search again @phone', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
  const drawer = page.getByRole('dialog', { name: 'Keresés' });
  const field = drawer.getByRole('combobox', { name: 'Keresés a termékek között' });
  await expect(field).toBeFocused();
  await field.fill('fo');
  await expect(drawer.getByText('Írjon be legalább 3 karaktert')).toBeVisible();

  await field.fill('fotel');
  const options = drawer.getByRole('listbox', { name: 'Javaslatok' }).getByRole('option');
  await expect(options.filter({ hasText: 'Fotelek' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await axeFindsNothing(page);
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveText('Minden találat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=fotel/);
  await expect(
    page.getByRole('heading', { level: 1, name: /találat erre: „fotel”/ }),
  ).toBeVisible();
  await expect(page.getByText('Fizetett helyezés nincs.')).toBeVisible();
  await untilListsStored(page);

  await page.goto('/cart');
  await alive(page);
  await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
  await expect(
    drawer
      .getByRole('listbox', { name: 'Legutóbbi keresések' })
      .getByRole('option', { name: 'fotel' }),
  ).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/search=fotel/);
});

test('[SE-32] [SE-35] [CO-86] [S5-22] a search without results offers a search field on the page, words lead to a page, pinned products come first @phone', async ({
  page,
}) => {
  await page.addInitScript(noteCountedSearches);
  const counted = page.waitForRequest((request) => request.url().includes('/api/ext/searches'));
  await page.goto('/osszes-termek?search=xyzzy');
  await alive(page);
  await expect(page.getByRole('navigation', { name: 'Jelenlegi hely' })).toContainText(
    'Keresési találatok',
  );
  const field = page.getByRole('main').getByLabel('Keresés a termékek között');
  await expect(field).toHaveValue('xyzzy');
  await axeFindsNothing(page);
  expect((await (await counted).response())?.status()).toBe(200);
  await field.fill('kiszállítás');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/szallitas-es-fizetes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Szállítás és fizetés' })).toBeVisible();
  await expect
    .poll(() => countedSearches(page))
    .toEqual([
      { words: 'xyzzy', event: 'empty' },
      { words: 'kiszállítás', event: 'found' },
      { words: 'kiszállítás', event: 'opened' },
    ]);
  await page.goBack();
  await field.fill('xy');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Írjon be legalább 3 karaktert' })).toBeVisible();
  await field.fill('fotel');
  await field.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: /találat erre: „fotel”/ }),
  ).toBeVisible();

  await page.goto(`/osszes-termek?search=${encodeURIComponent('szállítási díj')}&utm_source=a`);
  await expect(page).toHaveURL(/\/szallitas-es-fizetes\?utm_source=a$/);
  await expect
    .poll(() => countedSearches(page))
    .toEqual([
      { words: 'szállítási díj', event: 'found' },
      { words: 'szállítási díj', event: 'opened' },
    ]);
  await page.goto(`/osszes-termek?search=${encodeURIComponent('házavató')}`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    'Gyöngy hangulatlámpa',
  );
});

test('a word that is being typed is completed with words of the catalog @phone', async ({
  page,
}) => {
  await page.addInitScript(noteCountedSearches);
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
  const drawer = page.getByRole('dialog', { name: 'Keresés' });
  const field = drawer.getByRole('combobox', { name: 'Keresés a termékek között' });
  // Once the drawer has come in.
  await untilAtRest(drawer);
  const place = await field.boundingBox();
  await field.fill('kanap');
  const searches = drawer.getByRole('group', { name: 'Keresések' }).getByRole('option');
  await expect(searches.first()).toHaveText('kanapé');
  expect(await field.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await axeFindsNothing(page);
  const product = drawer.getByRole('group', { name: 'Termékek' }).getByRole('option').first();
  await product.click();
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => countedSearches(page))
    .toEqual([
      { words: 'kanap', event: 'found' },
      { words: 'kanap', event: 'opened' },
    ]);
  await page.goBack();
  await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
  await field.fill('kanap');
  await searches.first().click();
  await expect(page).toHaveURL(/search=kanap/);
  await expect(
    page.getByRole('heading', { level: 1, name: /találat erre: „kanapé”/ }),
  ).toBeVisible();
});

test('[S2-17] a product opens at its top, and going back shows the list as it was left, without a request @phone', async ({
  page,
}) => {
  // A new address: a stored page is as old as its first request, and its prices are checked.
  await page.goto(`/nappali?price_from=${1 + Math.floor(Math.random() * 999)}`);
  await alive(page);
  await page.getByRole('link', { name: 'További termékek' }).click();
  const products = page.getByRole('list', { name: 'Termékek' }).getByRole('article');
  await expect.poll(() => products.count()).toBeGreaterThan(33);
  const shown = await products.count();
  const product = products.nth(33).getByRole('heading').getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const offset = await scrolledTo(page);
  expect(offset).toBeGreaterThan(1000);
  await product.click();
  await expect(page.getByRole('button', { name: 'Kosárba' }).first()).toBeVisible();
  await alive(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  const requestPaths: string[] = [];
  page.on('request', (request) => requestPaths.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(products).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
  expect(requestPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('[S2-16] [S9-14] ten lists are restored to the pixel; the eleventh is fetched again @phone', async ({
  page,
}) => {
  const products = page.getByRole('main').getByRole('article');
  const open = async (name: string) => {
    await openCategory(page, name);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  };
  /** Shows all of a list and goes down in it. */
  const readOn = async () => {
    await alive(page);
    const first = await products.count();
    await page.getByRole('link', { name: 'További termékek' }).click();
    await expect.poll(() => products.count()).toBeGreaterThan(first);
    await products.nth(first + 1).scrollIntoViewIfNeeded();
    await alive(page);
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        () => {
          document.documentElement.dataset['leftAt'] = String(window.scrollY);
        },
        { capture: true, once: true },
      ),
    );
    return { first, all: await products.count() };
  };
  await page.goto('/textil-es-dekor');
  await alive(page);
  const eleventh = await readOn();
  await open('Nappali');
  const tenth = await readOn();
  const others = [
    'Étkező',
    'Hálószoba',
    'Gyerekszoba',
    'Dolgozószoba',
    'Világítás',
    'Kert',
    'Előszoba',
    'Fürdőszoba',
    'Akció',
  ];
  for (const name of others) await open(name);
  const leftAt = Number(await page.locator('html').getAttribute('data-left-at'));
  expect(leftAt).toBeGreaterThan(1000);

  await page.evaluate((back) => window.history.go(back), -others.length);
  await expect(page.getByRole('heading', { level: 1, name: 'Nappali' })).toBeVisible();
  await expect(products).toHaveCount(tenth.all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(leftAt);
  const pendingRequest = page.waitForRequest((request) => request.url().includes('/api/catalog'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Textil és dekor' })).toBeVisible();
  await pendingRequest;
  // findings B11: as many as were shown.
  await expect(products).toHaveCount(eleventh.all);
});

test('findings B11: a list shows as many products as before after it or one of its products is reloaded @phone', async ({
  page,
}) => {
  await page.goto('/nappali');
  await alive(page);
  const products = page.getByRole('list', { name: 'Termékek' }).getByRole('article');
  const first = await products.count();
  await page.getByRole('link', { name: 'További termékek' }).click();
  await expect.poll(() => products.count()).toBeGreaterThan(first);
  const shown = await products.count();
  const product = products
    .nth(first + 5)
    .getByRole('heading')
    .getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const offset = await scrolledTo(page);
  await product.click();
  await expect(page.getByRole('button', { name: 'Kosárba' }).first()).toBeVisible();
  await page.reload();
  await alive(page);
  await page.goBack();
  await expect(products).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
  await page.reload();
  await expect(products).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset);
});

test('[S1-1] [S2-22] [S5-16] an unknown filter is ignored, and the next filter removes it and the page number from the address @phone', async ({
  page,
}) => {
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ termék$/ });
  await page.goto('/nappali?filter_group_2=2204');
  const fitting = await count.textContent();
  await page.goto(
    '/nappali?filter_group_2=2204&filter_group_1=99999&filter_group_77=1&availability=maybe',
  );
  await alive(page);
  await expect(count).toHaveText(fitting ?? '');
  await expect(page.getByRole('link', { name: /^Szűrő törlése: / })).toHaveCount(1);
  const filters = await openFilters(page);
  await filters.getByRole('link', { name: /^Bársony/ }).click();
  await expect(page).toHaveURL(/filter_group_1=\d+&filter_group_2=2204$/);
  await expect(page).not.toHaveURL(/99999|filter_group_77|maybe/);

  await filters.getByRole('link', { name: /^Raktáron/ }).click();
  await expect(page).toHaveURL(/availability=1/);
  await closeFilters(page, filters);
  await page.getByRole('link', { name: 'Szűrő törlése: Raktáron' }).click();
  await expect(page).not.toHaveURL(/availability/);
  await page.getByRole('link', { name: 'Összes szűrő törlése' }).click();
  await expect(page).toHaveURL(/\/nappali$/);

  await page.goto('/nappali?page=2&sort=final_price:asc');
  await alive(page);
  const again = await openFilters(page);
  const velvet = again.getByRole('link', { name: /^Bársony/ });
  const [velvetCount] = /\d+/.exec((await velvet.textContent()) ?? '') ?? [];
  await velvet.click();
  await expect(page).toHaveURL(/\?filter_group_1=\d+&sort=final_price:asc$/);
  await closeFilters(page, again);
  await expect(count).toHaveText(`${velvetCount} termék`);
  await page.getByLabel('Rendezés').selectOption('final_price:desc');
  await expect(page).toHaveURL(/\?filter_group_1=\d+&sort=final_price:desc$/);
  // The order is that of the page which the server renders for the address.
  const html = await (await page.request.get(page.url())).text();
  const skus = [...html.matchAll(/<article[^>]* data-sku="([^"]+)"/g)].map(([, sku]) => sku);
  expect(skus.length).toBeGreaterThan(3);
  const cards = page.getByRole('list', { name: 'Termékek' }).getByRole('article');
  const shown = () => cards.evaluateAll((all) => all.map((card) => card.dataset['sku']));
  await expect.poll(shown).toEqual(skus);
  const falling = await shownPrices(cards);
  expect(falling.toSorted((one, other) => other - one)).toEqual(falling);
  expect(new Set(falling).size).toBeGreaterThan(2);

  // Bounds of the price and words apply whatever their values are.
  await page.goto('/nappali?price_from=99999999');
  await expect(page.getByRole('link', { name: /^Szűrő törlése: Ár/ })).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Nincs találat')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await page.goto('/nappali?search=xyzzy');
  await expect(page).toHaveURL(/search=xyzzy/);
  await expect(page.getByRole('main').getByText('Ellenőrizze a helyesírást')).toBeVisible();
  const products = page.getByRole('list', { name: 'Termékek', exact: true });
  await expect(products).toHaveCount(0);

  // A reduction is one filter, however many values are typed.
  await page.goto('/nappali?discount=10,20');
  await alive(page);
  await page.getByRole('link', { name: 'Szűrő törlése: Akciós' }).click();
  await expect(page).toHaveURL(/\/nappali$/);
});

test('[S9-14] a filter pressed while a list loads is added to the filters pressed before @phone', async ({
  page,
}) => {
  await page.goto('/nappali');
  await alive(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/catalog', async (route) => {
    await held;
    await route.continue();
  });
  const filters = await openFilters(page);
  await filters.getByRole('link', { name: /^Bársony/ }).click();
  await expect(page).toHaveURL(/filter_group_1=/);
  await filters.getByRole('link', { name: /^Klasszikus/ }).click();
  await expect(page).toHaveURL(/filter_group_1=.*filter_group_2=/);
  await closeFilters(page, filters);
  await page.getByLabel('Rendezés').selectOption('final_price:asc');
  await expect(page).toHaveURL(/filter_group_1=.*filter_group_2=.*sort=final_price:asc/);
  // The line at the top takes 3 s to its end, where motion is wanted.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const line = page.getByRole('progressbar', { name: 'Betöltés' });
  await expect(line).toHaveCSS('transition-duration', /^3s/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  letGo();
  await expect(
    page.getByRole('list', { name: 'Termékek' }).getByRole('link', { name: 'Olvasó fülesfotel' }),
  ).toBeVisible();
});

test('a late response to an older search is not shown', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
  const drawer = page.getByRole('dialog', { name: 'Keresés' });
  const field = drawer.getByRole('combobox', { name: 'Keresés a termékek között' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asks = (text: string) => (request: Request) => request.postData()?.includes(text) === true;
  await page.route('**/api/catalog', async (route) => {
    if (asks('kanap')(route.request())) await held;
    await route.continue().catch(() => undefined);
  });
  const pendingRequest = page.waitForRequest(asks('kanap'));
  await field.fill('kanap');
  const late = await pendingRequest;
  // A busy machine takes seconds from the letters to the question: what is waited for is the answer.
  const answered = page.waitForResponse((response) => asks('lámpa')(response.request()));
  await field.fill('lámpa');
  await answered;
  const options = drawer.getByRole('listbox', { name: 'Javaslatok' }).getByRole('option');
  await expect(options.filter({ hasText: 'Állólámpák' })).toBeVisible();
  const shown = await options.allTextContents();
  letGo();
  // It has come, unless the page had given up on it.
  await late.response();
  await alive(page);
  expect(await options.allTextContents()).toEqual(shown);
});

test('a second view transition during the first one causes no error', async ({ page }) => {
  await page.goto('/nappali');
  await alive(page);
  await page.evaluate(async () => {
    document.startViewTransition(() => undefined);
    await document.startViewTransition(() => undefined).finished;
  });
});

test('a page opened from an advertisement hydrates as it was served @phone', async ({ page }) => {
  // Nothing is complained of: what the server has drawn is not drawn again.
  for (const path of ['/felho-fotel', '/felho-fotel?childSku=ZG-2201-MEGGY', '/nappali', '/']) {
    const mark = path.includes('?') ? '&' : '?';
    await page.goto(`${path}${mark}utm_source=level&utm_campaign=tavasz&fbclid=x`);
    await alive(page);
    await expect(page).toHaveURL(/utm_campaign=tavasz/);
  }
});
