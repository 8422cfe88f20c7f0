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
  const minor = offers.freeShippingAboveMinor;
  const terms = [
    minor !== null &&
      said.freeShipping(formatMoney({ currency: view.currency, minor }, language, view.grouping)),
    offers.freeReturnDays > 0 && said.freeReturns(offers.freeReturnDays),
  ].filter((term) => term !== false);
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
    ...(terms.length === 0 ? [] : [`- ${sentence(terms)}`]),
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
  readonly freeShipping: (above: string) => string;
  readonly freeReturns: (days: number) => string;
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

/** Joins phrases to one sentence: "A, b." */
const sentence = (phrases: readonly string[]) => {
  const text = phrases.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

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
    freeShipping: (above) => `Ingyenes szállítás ${above} felett`,
    freeReturns: (days) => `${days} napos ingyenes visszaküldés`,
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
    freeShipping: (above) => `Kostenloser Versand über ${above}`,
    freeReturns: (days) => `${days} Tage kostenlose Rückgabe`,
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
    freeShipping: (above) => `Spedizione gratuita oltre ${above}`,
    freeReturns: (days) => `reso gratuito entro ${days} giorni`,
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
    freeShipping: (above) => `Livrare gratuită peste ${above}`,
    freeReturns: (days) => `retur gratuit în ${romanianCount(days)}zile`,
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
    freeShipping: (above) => `Free shipping above ${above}`,
    freeReturns: (days) => `${days} days of free returns`,
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
