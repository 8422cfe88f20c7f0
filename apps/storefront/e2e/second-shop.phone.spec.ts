import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindsNothing } from './accessible.ts';
import { brokenButtons } from './button-lines.ts';
import { openCategory } from './by-size.ts';
import { expectLikeness } from './expected-look.ts';
import { cartWasOrdered } from './expected-messages.ts';
import { test } from './own-shop.ts';
import { alive, expect, sees } from './shop-test.ts';

const root = join(import.meta.dirname, '../../..');
const folder = 'tooling/second-shop/shop';

/** What a guest reads and writes in a store view. */
interface View {
  readonly prefix: string;
  readonly title: string;
  readonly category: string;
  readonly price: RegExp;
  readonly menu: { readonly categories: string; readonly menu: string; readonly all: string };
  readonly products: string;
  readonly notices: string;
  readonly add: string;
  readonly cart: RegExp;
  readonly toCheckout: string;
  readonly next: RegExp;
  /** The beginnings of the labels of the first step, and what is written into the fields. */
  readonly person: Readonly<Record<string, string>>;
  readonly address: Readonly<Record<string, string>>;
  /** Label of the field for the county, and the county that is chosen. */
  readonly county?: readonly [label: string, name: string];
  readonly payment: RegExp;
  readonly review: string;
  readonly terms: string;
  readonly privacy: string;
  readonly order: string;
  readonly thanks: string;
}

const german: View = {
  prefix: '',
  title: 'Zimmerpflanzen und Töpfe – Blatt & Topf',
  category: 'Zimmerpflanzen',
  price: /34,90\s€/,
  menu: { categories: 'Kategorien', menu: 'Menü', all: 'Alles aus ' },
  products: 'Produkte',
  notices: 'Mitteilungen',
  add: 'In den Warenkorb',
  cart: /Warenkorb/,
  toCheckout: 'Zur Kasse',
  next: /^Weiter zu(?:m|r) /,
  person: { Vorname: 'Anna', Nachname: 'Weber', 'E-Mail': 'anna.weber@example.de' },
  address: {
    Postleitzahl: '10115',
    Ort: 'Berlin',
    'Straße und Hausnummer': 'Gartenstraße 8',
    Telefonnummer: '+49 30 1234567',
  },
  payment: /Nachnahme/,
  review: 'Bestellung prüfen',
  terms: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen',
  privacy: 'Ich habe die Datenschutzerklärung gelesen',
  order: 'Zahlungspflichtig bestellen',
  thanks: 'Vielen Dank für die Bestellung!',
};
/** The view for Romania: in lei, with the rates of tax of Romania. */
const romanian: View = {
  prefix: '/ro',
  title: 'Plante de interior și ghivece – Blatt & Topf',
  category: 'Plante de interior',
  price: /174,00\slei/,
  menu: { categories: 'Categorii', menu: 'Meniu', all: 'Vedeți tot: ' },
  products: 'Produse',
  notices: 'Notificări',
  add: 'Adaugă în coș',
  cart: /Coș/,
  toCheckout: 'Finalizați comanda',
  next: /^Continuați spre /,
  person: { Prenume: 'Ana', Nume: 'Popescu', 'Adresă de e': 'ana.popescu@example.ro' },
  address: {
    'Cod poștal': '407280',
    Localitate: 'Florești',
    'Stradă și număr': 'Strada Florilor 8',
    'Număr de telefon': '+40 264 123 456',
  },
  county: ['Județ', 'Cluj'],
  payment: /Plata la livrare/,
  review: 'Verificarea comenzii',
  terms: 'Accept termenii și condițiile',
  privacy: 'Am citit politica de confidențialitate',
  order: 'Comandă cu obligație de plată',
  thanks: 'Vă mulțumim pentru comandă!',
};

test.use({ expectedComplaint: cartWasOrdered });

test('a second shop sells plants in German for euros and in Romanian for lei, from its folder alone', async ({
  page,
  openShop,
}) => {
  // Two servers and a database start in it.
  test.setTimeout(240_000);
  const origin = await openShop(folder);
  // Pictures are the same on every day.
  await page.route('**/api/ext/delivery-dates/**', (route) =>
    route.fulfill({ json: { code: 200, result: { from: '2026-03-04', to: '2026-03-06' } } }),
  );
  await buy(page, origin, german);
  await buy(page, origin, romanian);

  // The variants of this pot are no products of their own.
  await page.unroute('**/api/ext/delivery-dates/**');
  await page.goto(`${origin}/topf-deich`);
  await alive(page);
  await page.getByRole('button', { name: german.add }).first().click();
  await expect(page.getByRole('dialog', { name: german.cart })).toContainText('Deich');
  await page.goto(`${origin}/cart`);
  await expect(page.getByRole('main').getByText(/^Voraussichtliche Lieferung: \S/)).toBeVisible();

  const offline = async (path: string) => (await page.request.get(origin + path)).text();
  expect(await offline('/offline.html')).toMatch(/Keine Internetverbindung[^]*<a href="\/">/);
  expect(await offline('/offline.ro.html')).toMatch(/Fără conexiune[^]*<a href="\/ro">/);

  const ofDemo = await demoMarks();
  const paths = ['', '/alle-produkte', '/zimmerpflanzen', '/topf-deich', '/impresszum', '/cart'];
  const views = [german, romanian].flatMap(({ prefix }) => paths.map((path) => prefix + path));
  for (const path of [...views, '/checkout', '/llms.txt', '/manifest.webmanifest']) {
    const answer = await page.request.get(origin + path);
    expect(answer.status(), path).toBe(200);
    const text = (await answer.text()).toLowerCase();
    expect(
      ofDemo.filter((mark) => text.includes(mark)),
      path,
    ).toEqual([]);
  }
});

/** Orders a plant as a guest of a view: home, category, product, cart, checkout. */
async function buy(page: Page, origin: string, view: View): Promise<void> {
  const plant = 'Monstera deliciosa';
  await page.goto(`${origin}${view.prefix}`);
  await alive(page);
  await expect(page).toHaveTitle(view.title);
  await expectLook(page, view, 'home');

  await openCategory(page, view.category, view.menu);
  await expect(page.getByRole('heading', { level: 1, name: view.category })).toBeVisible();
  const products = page.getByRole('list', { name: view.products });
  await expect(products.getByText(view.price).first()).toBeVisible();
  // The closing menu has a heading area of its own.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await axeFindsNothing(page);
  await products.getByRole('link', { name: plant }).click();
  await expect(page.getByRole('heading', { level: 1, name: plant })).toBeVisible();
  await expectLook(page, view, 'product');

  await page.getByRole('button', { name: view.add }).first().click();
  const cart = page.getByRole('dialog', { name: view.cart });
  await expect(cart.getByText(view.price).first()).toBeVisible();
  await axeFindsNothing(page);
  await cart.getByRole('button', { name: view.toCheckout }).click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/checkout'));

  await fillCheckout(page, view);
  await expectLook(page, view, 'checkout');
  await page.getByLabel(view.terms).check();
  await page.getByLabel(view.privacy).check();
  await page.getByRole('button', { name: view.order }).click();
  await expect(page.getByRole('heading', { name: view.thanks })).toBeVisible();
  const row = page.getByRole('main').getByRole('row', { name: new RegExp(plant) });
  await expect(row).toContainText(view.price);
  await axeFindsNothing(page);
}

/** Fills the checkout as a guest, paid in cash at the door, to its last step. */
async function fillCheckout(page: Page, view: View): Promise<void> {
  const main = page.getByRole('main');
  const next = page.getByRole('button', { name: view.next });
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(fields)) {
      await main.getByLabel(new RegExp(`^${label}`)).fill(value);
    }
  };
  await fill(view.person);
  await next.click();
  await fill(view.address);
  if (view.county !== undefined) {
    const [label, county] = view.county;
    await main.getByLabel(label).selectOption(county);
  }
  await next.click();
  await main.getByLabel(view.payment).check();
  await next.click();
  await expect(page.getByRole('heading', { name: view.review })).toBeVisible();
  if (view.county !== undefined) await expect(main).toContainText(`jud. ${view.county[1]}`);
}

/** Compares the top of the page with its picture, holds its buttons to one line, and asks axe. */
async function expectLook(page: Page, { prefix, notices }: View, screen: string): Promise<void> {
  // A notice goes after 8 s, unless the pointer rests on it.
  await page.mouse.move(0, 400);
  const shown = page.getByRole('region', { name: notices }).getByRole('listitem');
  await expect(shown).toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await alive(page);
  const file = `second-shop${prefix.replace('/', '-')}-${screen}-390.png`;
  await sees(page, `a second shop, ${screen}`, file);
  await expectLikeness(page, file, test.info());
  expect(await brokenButtons(page)).toEqual([]);
  await axeFindsNothing(page);
}

/** Returns what only the demo shop has, in small letters: names, texts, ways to reach it, colors and fonts. */
async function demoMarks(): Promise<readonly string[]> {
  const [settings = '', theme = '', ownTheme = ''] = await Promise.all(
    ['demo/shop.json', 'demo/theme.css', `${folder}/theme.css`].map((path) =>
      readFile(join(root, path), 'utf8'),
    ),
  );
  const { shop, seller } = JSON.parse(settings) as {
    shop: { title: string; goods: Record<string, string>; tagline: Record<string, string> };
    seller: Record<
      'email' | 'name' | 'phone' | 'registrationNumber' | 'seat' | 'taxNumber',
      string
    >;
  };
  const { name, seat, registrationNumber, taxNumber, email, phone } = seller;
  const contact = [name, seat, registrationNumber, taxNumber, email, phone];
  const texts = [shop.title, ...Object.values(shop.goods), ...Object.values(shop.tagline)];
  const colors = theme.match(/#[\da-f]{6}/g) ?? [];
  const fonts = [...theme.matchAll(/font-family: '([^']+)'/g)].map(([, font = '']) => font);
  const marks = [...contact, ...texts, ...colors, ...fonts, 'bútor', 'möbel', 'furniture'];
  return [...new Set(marks.map((mark) => mark.toLowerCase()))].filter(
    (mark) => !ownTheme.toLowerCase().includes(mark),
  );
}
