import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anyOf, logged, networkAway, noResponse, pageFiles, refusal } from './expected-messages.ts';
import { closeFilters, openFilters } from './by-size.ts';
import { customerWithOrder, signIn } from './customer-with-order.ts';
import { test, withSettings } from './own-renderer.ts';
import {
  alive,
  buyNow,
  expect,
  fillCheckout,
  keepToItself,
  untilListsStored,
  nextStep,
  sees,
  untilProductShown,
} from './shop-test.ts';
import { shownPrice } from './shown-prices.ts';
import { untilFetchedAhead } from './slow-machine.ts';
import { step } from './step.ts';

// What goes wrong here is written down, by the browser and by the shop.
test.use({
  expectedComplaint: anyOf(
    refusal('400|401|409|410|500|503', '/api/(?:cart|order|user)/.*'),
    noResponse('CONNECTION_FAILED', '/api/.*'),
    networkAway(pageFiles, '/api/(?:catalog|(?:cart|stock|user)/.*)'),
    logged(
      'cart[.](?:lost|[a-z-]+-failed)|session-lost|wishlist-not-mirrored|product-without|content-missing',
    ),
  ),
});

/** What a server would say, once: the next call asks the shop again. */
async function answersOnce(
  page: Page,
  path: string | RegExp,
  answer: { readonly status?: number; readonly json?: object; readonly html?: string } | 'nothing',
): Promise<void> {
  await page.route(
    path,
    (route) => {
      if (answer === 'nothing') return route.abort('connectionfailed');
      const { status = 200, json, html } = answer;
      return route.fulfill(
        json === undefined
          ? { status, contentType: 'text/html', body: html ?? '' }
          : { status, json },
      );
    },
    { times: 1 },
  );
}

/** Waits until the API returns a stock that was changed in the database. */
async function untilStockIs(
  page: Page,
  sku: string,
  stock: { readonly qty?: number; readonly is_in_stock?: boolean },
): Promise<void> {
  const known = async () =>
    (await (await page.request.get(`/api/stock/check/${sku}`)).json()) as object;
  await expect.poll(known).toMatchObject({ result: stock });
}

const notices = (page: Page) =>
  page.getByRole('region', { name: 'Értesítések' }).getByRole('listitem');

test('[S3-54] [S8-23] the cart names each line with too little stock @phone', async ({
  page,
  database,
}) => {
  const sku = 'ZG-8803';
  await keepToItself(database, sku);
  await page.goto(`/shared-cart#${sku}*3`);
  await alive(page);
  const sent = page.waitForResponse(/\/api\/cart\/update/);
  await page.getByRole('button', { name: 'Mind a kosárba' }).click();
  await sent;
  await alive(page);
  const [before] = await database`SELECT qty, is_in_stock FROM stock WHERE sku = ${sku}`;
  try {
    await step('fewer', async () => {
      await page.goto('/cart');
      // findings D7
      await expect(page.getByRole('main').getByText('Raktáron')).toBeVisible();
      await database`UPDATE stock SET qty = 2 WHERE sku = ${sku}`;
      await untilStockIs(page, sku, { qty: 2 });
      await page.goto('/cart');
      await expect(page.getByText('Ebből a termékből csak 2 darab érhető el')).toBeVisible();
      await sees(page, 'fewer left');
    });
    await step('none', async () => {
      await database`UPDATE stock SET qty = 0, is_in_stock = false WHERE sku = ${sku}`;
      await untilStockIs(page, sku, { is_in_stock: false });
      await page.reload();
      await expect(page.getByRole('main').getByText('Elfogyott')).toBeVisible();
      await sees(page, 'out of stock');
    });
  } finally {
    await database`UPDATE stock SET ${database(before!)} WHERE sku = ${sku}`;
  }
});

test('[S4-9] [S4-44] [S5-21] [S8-4] the cart shows quantity limits, changed quantities and articles that sold out before they were added @phone', async ({
  page,
  database,
}) => {
  const sku = 'ZG-3604';
  await keepToItself(database, sku);
  const main = page.getByRole('main');
  const quantity = main.getByLabel(/^Mennyiség/).first();
  const [before] = await database`SELECT qty, is_in_stock FROM stock WHERE sku = ${sku}`;
  const putBack = () => database`UPDATE stock SET ${database(before!)} WHERE sku = ${sku}`;
  try {
    await step('typed wrongly', async () => {
      await page.goto('/akac-vagodeszka');
      await alive(page);
      await expect(main.getByText('Raktáron').first()).toBeVisible();
      for (const [typed, words] of [
        ['0', 'Adjon meg nullánál nagyobb mennyiséget.'],
        ['1.5', 'A mennyiség csak pozitív egész szám lehet.'],
        ['1000', 'Ebből a termékből csak 40 darab érhető el'],
      ] as const) {
        await quantity.fill(typed);
        await expect(main.getByRole('alert').filter({ hasText: words })).toBeVisible();
      }
      await sees(page, 'quantity wrong');
      await quantity.fill('2');
      await expect(main.getByRole('alert')).toBeHidden();
    });
    await step('gone meanwhile', async () => {
      await database`UPDATE stock SET qty = 0, is_in_stock = false WHERE sku = ${sku}`;
      await untilStockIs(page, sku, { is_in_stock: false });
      await main.getByRole('button', { name: 'Kosárba' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'Kosár' });
      await expect(drawer).toContainText(
        'Akác vágódeszka: nincs belőle ennyi, ezért nem került a kosárba.',
      );
      await expect(drawer.getByText('A kosár üres')).toBeVisible();
      await sees(page, 'gone meanwhile');
      await page.keyboard.press('Escape');
    });
    await step('changed in the cart', async () => {
      await putBack();
      await untilStockIs(page, sku, { is_in_stock: true });
      await main.getByRole('button', { name: 'Kosárba' }).first().click();
      await expect(page.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
      await page.goto('/cart');
      await alive(page);
      await main.getByRole('button', { name: 'Eggyel több' }).click();
      await expect(notices(page)).toContainText(['A mennyiség frissült!']);
      await sees(page, 'quantity changed');
      await quantity.fill('1000');
      await expect(main.getByRole('alert')).toContainText('csak 40 darab érhető el');
      await quantity.blur();
      await expect(quantity).toHaveValue('40');
      await expect(main.getByText('csak 40 darab érhető el')).toBeVisible();
    });
  } finally {
    await putBack();
  }
});

test('[S4-29] [S5-18] [S5-19] [S5-20] [S8-5] [S8-19] [S8-24] [S8-25] [S8-26] [S9-10] login, registration and password reset show what is wrong @phone', async ({
  page,
  context,
  request,
}) => {
  const { email } = await customerWithOrder(request);
  const main = page.getByRole('main');
  const refused = (error: string, code = 400) => ({
    json: { code, result: 'No', meta: { error } },
    status: code,
  });
  await page.goto('/login');
  await alive(page);
  await main.getByLabel('E-mail-cím').fill(email);
  for (const [words, state, answer] of [
    ['Nem sikerült bejelentkezni.', 'network failed', 'nothing'],
    ['Hiba történt. Próbálja újra', 'answer of the wrong type', { html: '<p>Hello</p>' }],
    ['Hiba történt. Próbálja újra', 'answer of the wrong form', { json: [] }],
    ['Az adatokat nem tudtuk feldolgozni.', 'refused as invalid', refused('invalid-request')],
    ['Ez nem sikerült.', 'refused without a word', { json: { code: 500 }, status: 500 }],
  ] as const) {
    await step(state, async () => {
      await answersOnce(page, '**/api/user/login', answer);
      await main.getByLabel('Jelszó', { exact: true }).fill('harom zold almafa');
      await main.getByRole('button', { name: 'Bejelentkezés' }).click();
      await expect(main.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await sees(page, state);
    });
  }
  await step('let in, and then not known', async () => {
    await answersOnce(page, '**/api/user/me*', refused('unauthorized'));
    await main.getByLabel('Jelszó', { exact: true }).fill('harom zold almafa');
    await main.getByRole('button', { name: 'Bejelentkezés' }).click();
    await expect(
      main.getByRole('alert').filter({ hasText: 'Jelentkezzen be újra.' }),
    ).toBeVisible();
    await sees(page, 'not authorized');
  });
  await step('let in, and then its orders not to be had', async () => {
    await answersOnce(page, '**/api/user/order-history*', refused('unauthorized'));
    await main.getByLabel('Jelszó', { exact: true }).fill('harom zold almafa');
    const history = page.waitForResponse('**/api/user/order-history*');
    await main.getByRole('button', { name: 'Bejelentkezés' }).click();
    await history;
    await expect(
      main.getByRole('alert').filter({ hasText: 'Jelentkezzen be újra.' }),
    ).toBeVisible();
  });
  await step('then nobody is signed in', async () => {
    await page.goto('/account/orders');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/jelentkez/i);
    await expect(main.getByRole('link', { name: 'Bejelentkezés' })).toBeVisible();
  });

  await page.goto('/register');
  await alive(page);
  const register = async (who: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(who)) {
      await main.getByLabel(label, { exact: true }).fill(text);
    }
    await main.getByRole('button', { name: 'Regisztráció' }).click();
  };
  const who = {
    Vezetéknév: 'Nagy',
    Keresztnév: 'Cili',
    'E-mail-cím': email,
    Jelszó: 'negy kek korte',
  };
  await step('nothing filled in', async () => {
    await register({});
    await expect(main.getByText('Töltse ki ezt a mezőt.').first()).toBeVisible();
    await sees(page, 'nothing filled in');
  });
  await step('filled in wrongly', async () => {
    await register({ Vezetéknév: 'N', Keresztnév: 'C1li', 'E-mail-cím': 'cili', Jelszó: 'rovid' });
    for (const words of [
      'A név legalább 2 betűből álljon.',
      'A név csak betűkből állhat.',
      'Adjon meg érvényes e-\u2060mail-címet.',
      'A jelszó legalább 8 karakter legyen.',
    ]) {
      await expect(main.getByText(words).first()).toBeVisible();
    }
    await sees(page, 'filled in wrongly');
  });
  await step('password too easy', async () => {
    await register({ ...who, Jelszó: 'password123' });
    await expect(main.getByText('Ez a jelszó túl könnyen kitalálható.').first()).toBeVisible();
    await sees(page, 'password too easy');
  });
  await step('address taken', async () => {
    await register(who);
    await expect(main.getByText('Ezzel az e-\u2060mail-címmel már van fiók.')).toBeVisible();
    await sees(page, 'address taken');
  });

  await page.goto('/reset-password');
  await alive(page);
  const ask = async () => {
    await main.getByLabel('E-mail-cím').fill(email);
    await main.getByRole('button', { name: 'Link küldése' }).click();
  };
  await step('letter not sent', async () => {
    await answersOnce(page, '**/api/user/reset-password', { json: { code: 500 }, status: 500 });
    await ask();
    await expect(
      main.getByText('Nem sikerült elküldeni a jelszó-visszaállító e-\u2060mailt.'),
    ).toBeVisible();
    await sees(page, 'letter not sent');
  });
  await step('reset offline', async () => {
    await context.setOffline(true);
    await ask();
    await expect(main.getByText('Internetkapcsolat nélkül a jelszó-visszaállítás')).toBeVisible();
    await sees(page, 'offline');
    await context.setOffline(false);
  });
});

test('[S4-32] [S5-14] [S5-19] [S8-3] the account shows why a change failed and that the customer is signed out @phone', async ({
  page,
  context,
  request,
}) => {
  const customer = await customerWithOrder(request);
  const main = page.getByRole('main');
  await signIn(page, customer, '/account/security');
  await alive(page);
  const change = async (repeated: string) => {
    await main.getByLabel('Jelenlegi jelszó').fill(customer.password);
    await main.getByLabel('Új jelszó').fill('negy kek korte');
    await main.getByLabel('Jelszó újra').fill(repeated);
    await main.getByRole('button', { name: 'Jelszó módosítása' }).click();
  };
  await step('typed differently', async () => {
    await change('negy kek korta');
    await expect(main.getByText('A két jelszó nem egyezik.').first()).toBeVisible();
    await sees(page, 'passwords differ');
  });
  await step('offline', async () => {
    await context.setOffline(true);
    await change('negy kek korte');
    await expect(
      main.getByText('Internetkapcsolat nélkül nem módosítható a jelszó.'),
    ).toBeVisible();
    await sees(page, 'offline');
    await context.setOffline(false);
  });
  await step('logged out', async () => {
    await page.getByRole('button', { name: 'Kijelentkezés' }).click();
    await expect(notices(page)).toContainText('Sikeres kijelentkezés');
    await expect(page).toHaveURL('/');
    await sees(page, 'logged out');
  });
  await step('the session cannot be renewed', async () => {
    await signIn(page, customer, '/account');
    await alive(page);
    await page.route('**/api/user/me*', (route) =>
      route.fulfill({ status: 401, json: { code: 401, result: 'No' } }),
    );
    await main.getByLabel('Keresztnév').fill('Cecília');
    await main.getByRole('button', { name: 'Mentés' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bejelentkezés' });
    // By key: the dialog may be sliding in, and a pointer would be released beside the button.
    await dialog.getByRole('button', { name: 'Bezárás' }).press('Enter');
    await expect(dialog).toBeHidden();
    const lost = notices(page).filter({
      hasText: 'Kijelentkeztettük. Frissítse az oldalt, és jelentkezzen be újra.',
    });
    await expect(lost.getByRole('button', { name: 'Frissítés' })).toBeVisible();
    await sees(page, 'session cannot be renewed');
    await lost.getByRole('button', { name: 'Rendben' }).click();
    await expect(lost).toBeHidden();
  });
});

test('[S8-17] the checkout shows why an order was not placed @phone', async ({ page }) => {
  const main = page.getByRole('main');
  const placing = main.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' });
  await buyNow(page, '/ronk-asztalka');
  await fillCheckout(page, { email: 'anna.kovacs@example.hu' });
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  const terms = main.getByLabel('Elfogadom az általános szerződési feltételeket');
  await step('terms', async () => {
    await terms.uncheck();
    await placing.click();
    await expect(
      main.getByText('A rendeléshez fogadja el az általános szerződési feltételeket.').first(),
    ).toBeVisible();
    await sees(page, 'must be accepted');
    await terms.check();
  });
  const refuse = (error: string) =>
    answersOnce(page, /\/api\/order\/create/, {
      status: 400,
      json: { code: 400, result: 'No', meta: { error } },
    });
  await step('products', async () => {
    await refuse('products-unavailable');
    await placing.click();
    await expect(main.getByRole('alert')).toContainText('Néhány termék időközben elfogyott.');
    await sees(page, 'products not available');
  });
  await step('address', async () => {
    await refuse('address-invalid');
    await placing.click();
    // Shown at the field to correct.
    await expect(main.getByLabel('Irányítószám')).toHaveValue('1137');
    await expect(main.getByRole('alert')).toContainText('A megadott cím hibás');
    await sees(page, 'address refused');
    const next = main.getByRole('button', { name: nextStep });
    await next.click();
    await expect(main.getByRole('group', { name: 'Fizetési mód' })).toBeVisible();
    await expect(main.getByRole('alert')).toBeHidden();
    await next.click();
  });
});

/** Changes every product in later responses of the catalog. */
async function tellsOtherwise(
  page: Page,
  otherwise: (product: Record<string, unknown>) => Record<string, unknown> | undefined,
): Promise<void> {
  await page.route('**/api/catalog', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { items?: Record<string, unknown>[] };
    const items = answer.items?.flatMap((product) =>
      'type_id' in product ? (otherwise(product) ?? []) : product,
    );
    await route.fulfill({ response, json: { ...answer, ...(items !== undefined && { items }) } });
  });
}

/** Returns the product with 0 as each of its prices. */
const withoutPrices = (product: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(product).map(([field, value]) => [
      field,
      field.includes('price') && typeof value === 'number' ? 0 : value,
    ]),
  );

/** Expects that no article is in the cart. */
async function expectEmptyCart(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: /Kosár/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Kosár, \d/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kosár', exact: true }).first()).toBeVisible();
}

/** Opens a product by a search, with the changed response of the catalog. */
async function find(page: Page, text: string, name: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`/osszes-termek?search=${text}`);
  await alive(page);
  await main.getByRole('link', { name }).first().click();
  await untilProductShown(page, name);
}

test('[S5-1] [S5-3] [S8-1] [S8-21] the product page shows why a product cannot be added to the cart @phone', async ({
  page,
}) => {
  const add = page.getByRole('main').getByRole('button', { name: 'Kosárba' }).first();
  await step('price unknown', async () => {
    await tellsOtherwise(page, withoutPrices);
    await find(page, 'rönk', 'Rönk asztalka');
    await expect(page.getByRole('main').getByText('Az ár nem ismert').first()).toBeVisible();
    await add.click();
    await expect(notices(page)).toContainText([
      'A termék ára ismeretlen, ezért nem tehető a kosárba.',
    ]);
    await expectEmptyCart(page);
    await sees(page, 'price unknown');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('nothing of a pair is left', async () => {
    await tellsOtherwise(page, () => undefined);
    await page.goto('/feszek-szekpar-natur-es-moha');
    await alive(page);
    await add.click();
    await expect(notices(page)).toContainText(['Nincs elérhető termékváltozat']);
    await expectEmptyCart(page);
    await sees(page, 'no variants');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('no variant of an armchair is left', async () => {
    await tellsOtherwise(page, (product) => ({
      ...product,
      ...(product['type_id'] === 'configurable' && {
        configurable_children: [],
        stock: { is_in_stock: false, qty: 0 },
      }),
    }));
    await page.route('**/api/stock/**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { readonly result: object[] };
      const result = answer.result.map((entry) => ({ ...entry, is_in_stock: false, qty: 0 }));
      await route.fulfill({ response, json: { ...answer, result } });
    });
    await find(page, 'fülesfotel', 'Olvasó fülesfotel');
    await expect(page.getByRole('main').getByText('Nincs elérhető termékváltozat')).toBeVisible();
    await expect(add).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

/** Deletes the stored catalog data, as a browser does when it runs out of space. */
async function deleteStoredCatalog(): Promise<number> {
  // Writes that wait for an idle browser come first.
  for (let count = 0; count < 3; count += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  }
  const opening = indexedDB.open('shop');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
  const transaction = database.transaction('entries', 'readwrite');
  const entries = transaction.objectStore('entries');
  const listing = entries.getAllKeys();
  let deleted = 0;
  listing.addEventListener('success', () => {
    const keys = listing.result.filter((key) => String(key).startsWith('catalogue'));
    for (const key of keys) entries.delete(key);
    deleted = keys.length;
  });
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
  return deleted;
}

test('the cart shows a changed price @phone', async ({ page }) => {
  // As of a page that was opened before the price was changed.
  await tellsOtherwise(page, (product) => ({
    ...product,
    ...(product['sku'] === 'ZG-2406' && { price_incl_tax: 9990 }),
  }));
  await find(page, 'rönk', 'Rönk asztalka');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(page.getByRole('dialog', { name: /Kosár/ })).toBeVisible();
  await page.goto('/cart');
  await expect(
    main.getByText(/^Megváltozott az ár: 9\s990\sFt helyett 69\s990\sFt\.$/),
  ).toBeVisible();
  await sees(page, 'price changed');
});

test('[S4-11] the wishlist keeps a product that could not be added to the cart and shows why @phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  for (const name of ['Rönk asztalka', 'Kaktusz terrakotta cserépben']) {
    await page.goto(`/osszes-termek?search=${name}`);
    await alive(page);
    await main.getByRole('button', { name: `Kívánságlistára: ${name}` }).click();
    await expect(
      main.getByRole('button', { name: `Törlés a kívánságlistáról: ${name}` }),
    ).toBeVisible();
    await untilListsStored(page);
  }
  const wishes = main.getByRole('list', { name: 'Kívánságlista' });
  const small = wishes.getByRole('button', { name: 'Kosárba: Rönk asztalka' });
  await step('asked of nobody', async () => {
    await page.route('**/api/catalog', (route) => route.abort('connectionfailed'));
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/wishlist');
    await refused;
    await alive(page);
    await expect(wishes.getByRole('article')).toHaveCount(2);
    await expect(wishes.getByText('Elfogyott')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await page.reload();
  await expect(small).toBeVisible();
  await alive(page);
  // Answers are stored when the browser is idle, from the first sign of a shopper on.
  await page.keyboard.press('Shift');
  // Each call waits for an idle browser, up to 9 s.
  const deleteAll = () => page.evaluate(deleteStoredCatalog);
  await expect.poll(deleteAll, { timeout: 30_000 }).toBeGreaterThan(0);
  // The first key press also starts requests whose answers are stored later.
  await alive(page);
  await expect.poll(deleteAll, { timeout: 30_000 }).toBe(0);
  const failsToAdd = async (name: string, words: string) => {
    const add = wishes.getByRole('button', { name: `Kosárba: ${name}` });
    await add.click();
    await expect(notices(page).filter({ hasText: words })).toBeVisible();
    await expect(wishes.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(add).toBeFocused();
    await expect(miniCart).toBeHidden();
  };
  await step('no answer', async () => {
    await page.route('**/api/catalog', (route) => route.abort('connectionfailed'));
    await failsToAdd('Rönk asztalka', 'A termékeket nem sikerült hozzáadni. Próbálja újra.');
    await sees(page, 'wish not added');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('sold out meanwhile', async () => {
    await tellsOtherwise(page, (product) => ({
      ...product,
      stock: { ...(product['stock'] as object), is_in_stock: false, qty: 0 },
    }));
    await failsToAdd(
      'Kaktusz terrakotta cserépben',
      'A termék elfogyott, ezért nem tehető a kosárba.',
    );
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('answered again', async () => {
    await small.click();
    await expect(miniCart.getByRole('link', { name: 'Rönk asztalka' })).toBeVisible();
    await expect(miniCart.getByRole('link', { name: /Kaktusz/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(wishes.getByRole('article')).toHaveCount(1);
  });
});

test('[S4-11] [S4-44] [S5-1] [S8-4] an article of unknown stock is added to the cart as reserved only, one without a price where the shop allows it @phone', async ({
  page,
  startRenderer,
}, info) => {
  // A shop that does not request the stock, and an article without stock in the response.
  const origin = await startRenderer(
    withSettings(info, { stock: { synchronize: false }, products: { allowZeroPrice: true } }),
  );
  await tellsOtherwise(page, ({ stock: _untold, ...product }) => product);
  await page.route('**/api/stock/**', (route) => route.abort('connectionfailed'));
  await page.goto(`${origin}/osszes-termek?search=rönk`);
  await alive(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Rönk asztalka' }).first().click();
  await untilProductShown(page, 'Rönk asztalka');
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  const miniCart = page.getByRole('dialog', { name: /Kosár/ });
  await expect(miniCart.getByRole('link', { name: 'Rönk asztalka' })).toBeVisible();
  await expect(notices(page)).toHaveText([
    /A pontos készletet még ellenőrizzük; a terméket betettük a kosárba\./,
  ]);
  await sees(page, 'stock not sure');

  await page.unrouteAll({ behavior: 'wait' });
  await tellsOtherwise(page, withoutPrices);
  await page.goto(`${origin}/osszes-termek?search=kavics bögre`);
  await alive(page);
  await main.getByRole('link', { name: 'Kavics bögre, három darab' }).first().click();
  await untilProductShown(page, 'Kavics bögre, három darab');
  await main.getByRole('button', { name: 'Kosárba' }).first().click();
  await expect(miniCart.getByRole('link', { name: 'Kavics bögre, három darab' })).toBeVisible();
});

interface CustomOptionDocument {
  readonly values?: readonly { readonly title: string }[];
}

interface OptionDocument {
  readonly values: readonly { readonly value_index: number; readonly label?: string }[];
}

/** Returns the product with a value for leather that neither its option nor the attribute has a label for. */
function withoutLeatherLabel(product: Record<string, unknown>): Record<string, unknown> {
  const unnamed = 987_654;
  const options = product['configurable_options'] as OptionDocument[] | undefined;
  const children = product['configurable_children'] as { fabric?: number }[] | undefined;
  const values = options?.flatMap((option) => option.values);
  const leather = values?.find(({ label }) => label === 'Bőr')?.value_index;
  if (leather === undefined) return product;
  return {
    ...product,
    configurable_options: options?.map((option) => ({
      ...option,
      values: option.values.map((value) =>
        value.value_index === leather ? { value_index: unnamed } : value,
      ),
    })),
    configurable_children: children?.map((child) =>
      child.fabric === leather ? { ...child, fabric: unnamed } : child,
    ),
  };
}

test('[S3-14] [S3-16] [S5-2] [S5-7] [S5-25] each product option shows its problem until it is corrected @phone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Kosárba' }).first();
  await step('errors of the catalog', async () => {
    await tellsOtherwise(page, (product) => ({
      ...product,
      errors: { tax_class: 'No tax class' },
    }));
    for (const [text, name] of [
      ['rönk', 'Rönk asztalka'],
      ['reggelizőgarnitúra', 'Hold reggelizőgarnitúra'],
    ] as const) {
      await find(page, text, name);
      await add.click();
      await expect(notices(page), name).toContainText([
        'A termékeket nem sikerült hozzáadni. Próbálja újra.',
      ]);
      await expectEmptyCart(page);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('custom options', async () => {
    await tellsOtherwise(page, (product) => ({
      ...product,
      custom_options: (product['custom_options'] as CustomOptionDocument[] | undefined)?.map(
        (option) => ({
          ...option,
          is_require: true,
          values: option.values?.map((value) =>
            value.title === 'Feketére pácolt'
              ? { ...value, price: 10, price_type: 'percent' }
              : value,
          ),
        }),
      ),
    }));
    await find(page, 'zsámoly', 'Zsámoly, vésett tölgy');
    await add.click();
    await expect(notices(page)).toContainText(['Előbb töltse ki a megjelölt mezőket.']);
    const words = main.getByText('Töltse ki ezt a mezőt.');
    const engraving = main.getByLabel('Vésett felirat');
    await expect(words).toBeVisible();
    await expect(engraving).toHaveAttribute('aria-invalid', 'true');
    await expectEmptyCart(page);
    await sees(page, 'custom option missing');
    await engraving.fill('Anna');
    await expect(words).toBeHidden();
    await expect(engraving).not.toHaveAttribute('aria-invalid', 'true');
    const plain = await shownPrice(main);
    await main.getByRole('radio', { name: /Feketére pácolt/ }).check();
    await expect.poll(() => shownPrice(main)).toBe(plain + Math.round(plain / 10));
    await main.getByRole('radio', { name: /Sárgaréz papucs/ }).check();
    await expect.poll(() => shownPrice(main)).toBe(plain + 7000);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('value without a label', async () => {
    await tellsOtherwise(page, withoutLeatherLabel);
    await find(page, 'fülesfotel', 'Olvasó fülesfotel');
    await expect(main.getByRole('group', { name: 'Kárpit' }).getByRole('radio')).toHaveCount(1);
    await expect(main.getByRole('group', { name: 'Szín' }).getByRole('radio')).toHaveCount(4);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('bundle options', async () => {
    await tellsOtherwise(page, (product) => ({
      ...product,
      bundle_options: (product['bundle_options'] as { product_links: object[] }[] | undefined)?.map(
        (option) => ({
          ...option,
          product_links: option.product_links.map((link) => ({
            ...link,
            qty: 0,
            can_change_quantity: true,
          })),
        }),
      ),
    }));
    await find(page, 'reggelizőgarnitúra', 'Hold reggelizőgarnitúra');
    const words = main.getByText('Adjon meg nullánál nagyobb értéket.');
    await expect(words).toHaveCount(3);
    await add.click();
    await expect(notices(page)).toContainText(['Előbb válassza ki a szett darabjait.']);
    await sees(page, 'bundle options empty');
    const table = main.getByRole('group', { name: 'Asztal', exact: true });
    const chairs = main.getByRole('group', { name: 'Szék' });
    await expect(table).toContainText('Adjon meg nullánál nagyobb értéket.');
    await main.getByLabel('Asztal: hány darab?').fill('1');
    await expect(table).not.toContainText('nullánál');
    await expect(chairs).toContainText('Adjon meg nullánál nagyobb értéket.');
    await main.getByLabel('Szék: hány darab?').fill('2');
    await expect(words).toHaveCount(1);
    await main.getByRole('radio', { name: 'Egyiket sem' }).check();
    await expect(words).toHaveCount(0);
    await expectEmptyCart(page);
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Kosár (1)' })).toBeVisible();
  });
});

test('[S8-7] [S8-17] an order that the shop could not accept is stored, shown and sent automatically @phone', async ({
  page,
  database,
}) => {
  const email = `kesobb.${randomUUID().slice(0, 8)}@example.hu`;
  await page.clock.install();
  await buyNow(page, '/ronk-asztalka');
  await fillCheckout(page, { email });
  await expect(page.getByText('A végösszeg frissül')).toBeHidden();
  let sentCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/order/create')) sentCount += 1;
  });
  let refusedCount = 0;
  await page.route(/\/api\/order\/create/, (route) => {
    refusedCount += 1;
    return route.fulfill({ status: 503, json: { code: 503, result: 'Later' } });
  });
  await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
  await expect.poll(() => refusedCount).toBeGreaterThan(0);
  await page.clock.fastForward(20_000);
  await expect(
    page.getByRole('heading', { level: 1, name: 'A rendelést mentettük' }),
  ).toBeVisible();
  await expect(
    page.getByText('A rendelést most nem tudjuk elküldeni, de megőriztük.'),
  ).toBeVisible();
  await sees(page, 'order waits for the shop');
  await page.unrouteAll({ behavior: 'wait' });
  // Delays are random: the next attempt may already have reached the shop, or be planned a moment later.
  const isSent = () => sentCount > refusedCount;
  await expect(async () => {
    if (!isSent()) await page.clock.fastForward(600_000);
    await expect.poll(isSent, { timeout: 2_000 }).toBe(true);
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Köszönjük a rendelését!' })).toBeVisible();
  const orders = await database`
    SELECT increment_id FROM shop_order WHERE customer_email = ${email}`;
  expect(orders).toHaveLength(1);
  await expect(page.getByText(`Rendelésszám: ${orders[0]?.['increment_id']}`)).toBeVisible();
});

test('[S2-27] [S8-9] [S8-15] without a network, a page shows what it cannot load @phone', async ({
  page,
  context,
}) => {
  await page.goto('/nappali');
  await untilFetchedAhead(page);
  await alive(page);
  await context.setOffline(true);
  await step('category', async () => {
    const filters = await openFilters(page);
    await filters.getByRole('link', { name: /^Bársony/ }).click();
    await closeFilters(page, filters);
    await expect(page.getByText('Ehhez a kategóriához nincs mentett termék.')).toBeVisible();
    await expect(page.getByText('Nincs találat')).toBeHidden();
    await sees(page, 'offline, nothing kept');
  });
  await step('search', async () => {
    await context.setOffline(false);
    await page.goto('/osszes-termek');
    await untilFetchedAhead(page);
    await alive(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Keresés a termékek között' }).click();
    const drawer = page.getByRole('dialog', { name: 'Keresés' });
    await drawer.getByRole('combobox', { name: 'Keresés a termékek között' }).fill('zongora');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=zongora/);
    const main = page.getByRole('main');
    const words = /^Nincs internetkapcsolat\. Az ezen az eszközön megnyitott .* nincs találat/;
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
  });
  await step('page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impresszum' }).click();
    await expect(page).toHaveURL('/');
    await expect(notices(page)).toContainText('internetkapcsolat nélkül nem érhető el');
    await sees(page, 'offline, led home');
  });
});
