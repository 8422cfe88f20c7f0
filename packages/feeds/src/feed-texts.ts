import { formatMoney, type Locale } from '@shop/format';
import { pathCodeOf } from '@shop/shop-config';
import { categoryPath, withStorePrefix, routePolicies, searchPattern } from '@shop/url-resolver';
import { type NormalCategory, toNumber } from '@shop/catalog-documents';
import { contentPages } from './content-pages.ts';
import type { FeedSource } from './feed-source.ts';
import { linkRules } from './link-rules.ts';
import { publicCategories } from './public-categories.ts';

/** `robots.txt`: the paths that crawlers may request (UR-17), in any store view, and the sitemap. */
export function robotsText({ publicUrl, shop }: Pick<FeedSource, 'publicUrl' | 'shop'>): string {
  const codes = new Set(['', ...shop.stores.views.map((view) => pathCodeOf(shop, view))]);
  const closed = routePolicies.filter(({ isCrawled }) => !isCrawled);
  return [
    'User-agent: *',
    // Crawlers that render pages need the API responses of the pages.
    'Allow: /api/ext/banners/',
    'Disallow: /api/',
    'Disallow: /graphql',
    ...[...codes].flatMap((code) =>
      closed.map(({ path }) => `Disallow: ${withStorePrefix(path, code)}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Returns a category's position among its siblings. */
const placeOf = (category: NormalCategory) => toNumber(category['position']) ?? 0;

/** `llms.txt`: a summary of the shop for language models, in markdown with links. */
export async function llmsText(source: FeedSource): Promise<string> {
  const { shop, view, publicUrl, siteUrl: site } = source;
  const { seller, offers } = shop;
  const { language } = view;
  const said = messages[language];
  const products = await source.countProducts();
  const freeAbove = formatMoney(
    { currency: view.currency, minor: offers.freeShippingAboveMinor },
    language,
    view.grouping,
  );
  const link = (title: string, path: string, extra?: string) =>
    `- [${title}](${site}${path})${extra === undefined ? '' : `: ${extra}`}`;
  const file = (title: string, path: string) => `- [${title}](${publicUrl}${path})`;
  const query = view.code === shop.stores.defaultCode ? '' : `?storeCode=${view.code}`;
  const pages = contentPages(source, shop).filter(({ isListed, to }) => isListed && !to);
  return [
    `# ${shop.shop.title}`,
    '',
    `> ${said.shop(shop.shop.goods[language], products, view.currency)}`,
    '',
    `- ${said.terms(freeAbove, offers.freeReturnDays)}`,
    ...(seller === null
      ? []
      : [`- ${said.seller}: ${seller.name}, ${seller.seat}; ${seller.email}, ${seller.phone}.`]),
    `- ${said.search}: ${site}${searchPattern(shop.urls, said.expression)}`,
    '',
    `## ${said.categories}`,
    '',
    ...publicCategories(source)
      .filter(({ level }) => level <= 2)
      .toSorted((a, b) => a.level - b.level || placeOf(a) - placeOf(b))
      .map((category) => link(category.name, categoryPath(category, linkRules(shop)))),
    '',
    ...(pages.length === 0
      ? []
      : [
          `## ${said.pages}`,
          '',
          ...pages.flatMap(({ title, paths, description }) =>
            paths.slice(0, 1).map((path) => link(title, path, description)),
          ),
          '',
        ]),
    `## ${said.forms}`,
    '',
    file(said.map, '/sitemap.xml'),
    file(`${said.offers} (Google Merchant)`, `/feeds/google.xml${query}`),
    ...(view.currency === 'HUF'
      ? [file(`${said.offers} (Árukereső)`, '/feeds/arukereso.xml')]
      : []),
    file(said.api, '/api/docs'),
    '',
  ].join('\n');
}

interface Words {
  readonly shop: (goods: string | undefined, products: number, currency: string) => string;
  readonly terms: (freeAbove: string, freeReturnDays: number) => string;
  readonly seller: string;
  readonly search: string;
  readonly expression: string;
  readonly categories: string;
  readonly pages: string;
  readonly forms: string;
  readonly map: string;
  readonly offers: string;
  readonly api: string;
}

/** Adds the shop's article types, if it states them. */
const withGoods = (kind: string, goods: string | undefined) =>
  goods === undefined ? kind : `${kind} (${goods})`;

const romanianPlurals = new Intl.PluralRules('ro');
/** A number before its noun: `12 `, but `20 de `. */
const romanianCount = (count: number): string =>
  romanianPlurals.select(count) === 'other' ? `${count} de ` : `${count} `;

const messages: Readonly<Record<Locale, Words>> = {
  hu: {
    shop: (goods, products, currency) =>
      `${withGoods('Webáruház', goods)}, ${products} termékkel. Az árak pénzneme ${currency}, áfával együtt.`,
    terms: (freeAbove, days) =>
      days > 0
        ? `Ingyenes szállítás ${freeAbove} felett, ${days} napos ingyenes visszaküldés.`
        : `Ingyenes szállítás ${freeAbove} felett.`,
    seller: 'Üzemeltető',
    search: 'Keresés',
    expression: 'kifejezés',
    categories: 'Kategóriák',
    pages: 'Oldalak',
    forms: 'Gépi formák',
    map: 'Oldaltérkép',
    offers: 'Ajánlatok XML-ben',
    api: 'Az API leírása',
  },
  de: {
    shop: (goods, products, currency) =>
      `${withGoods('Onlineshop', goods)} mit ${products} Produkten. Preise in ${currency} inklusive MwSt.`,
    terms: (freeAbove, days) =>
      days > 0
        ? `Kostenloser Versand über ${freeAbove}, ${days} Tage kostenlose Rückgabe.`
        : `Kostenloser Versand über ${freeAbove}.`,
    seller: 'Verkäufer',
    search: 'Suche',
    expression: 'Suchbegriff',
    categories: 'Kategorien',
    pages: 'Seiten',
    forms: 'Maschinenlesbare Formen',
    map: 'Sitemap',
    offers: 'Angebote als XML',
    api: 'Beschreibung der API',
  },
  it: {
    shop: (goods, products, currency) =>
      `${withGoods('Negozio online', goods)} con ${products} prodotti. Prezzi in ${currency}, IVA inclusa.`,
    terms: (freeAbove, days) =>
      days > 0
        ? `Spedizione gratuita oltre ${freeAbove}, reso gratuito entro ${days} giorni.`
        : `Spedizione gratuita oltre ${freeAbove}.`,
    seller: 'Venditore',
    search: 'Ricerca',
    expression: 'testo',
    categories: 'Categorie',
    pages: 'Pagine',
    forms: 'Formati per macchine',
    map: 'Mappa del sito',
    offers: 'Offerte in XML',
    api: 'Descrizione dell’API',
  },
  ro: {
    shop: (goods, products, currency) =>
      `${withGoods('Magazin online', goods)} cu ${romanianCount(products)}produse. Prețuri în ${currency}, cu TVA inclus.`,
    terms: (freeAbove, days) =>
      days > 0
        ? `Livrare gratuită peste ${freeAbove}, retur gratuit în ${romanianCount(days)}zile.`
        : `Livrare gratuită peste ${freeAbove}.`,
    seller: 'Vânzător',
    search: 'Căutare',
    expression: 'text',
    categories: 'Categorii',
    pages: 'Pagini',
    forms: 'Formate pentru programe',
    map: 'Harta site-ului',
    offers: 'Oferte în XML',
    api: 'Descrierea API-ului',
  },
  en: {
    shop: (goods, products, currency) =>
      `${withGoods('Online shop', goods)} with ${products} products. Prices in ${currency} with VAT.`,
    terms: (freeAbove, days) =>
      days > 0
        ? `Free shipping above ${freeAbove}, ${days} days of free returns.`
        : `Free shipping above ${freeAbove}.`,
    seller: 'Seller',
    search: 'Search',
    expression: 'text',
    categories: 'Categories',
    pages: 'Pages',
    forms: 'Machine-readable forms',
    map: 'Sitemap',
    offers: 'Offers as XML',
    api: 'Description of the API',
  },
};
