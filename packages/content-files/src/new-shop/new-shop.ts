import { minorPerUnit, type Currency } from '@shop/money';
import type { ShopConfigOverrides } from '@shop/shop-config';
import { shopLanguages, type ShopLanguage, type ShopLanguageCode } from './shop-language.ts';

/** Decisions of the person who creates a shop. */
export interface NewShop {
  readonly name: string;
  readonly language: ShopLanguageCode;
  readonly currency: Currency;
  /** Name of the company; `undefined`: not decided yet. */
  readonly seller: string | undefined;
}

const currencySigns: Readonly<Record<Currency, string>> = { HUF: 'Ft', EUR: '€', RON: 'lei' };

/** Value of one euro, rounded: amounts of a new shop are examples. */
const perEuro: Readonly<Record<Currency, number>> = { HUF: 400, EUR: 1, RON: 5 };

/**
 * Returns the files of an empty shop that starts at once, as text by path in its folder: settings, one category, the
 * standard tax rate, one shipping method, two payment methods, and the legal notice. `schemaPath`: path from
 * `shop.json` to its schema.
 */
export function newShopFiles(shop: NewShop, schemaPath: string): ReadonlyMap<string, string> {
  const language: ShopLanguage = shopLanguages[shop.language];
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  return new Map([
    ['shop.json', json({ $schema: schemaPath, ...settings(shop, language) })],
    ['theme.css', themeText],
    ['content/catalog/categories.ndjson', line(rootCategory(language))],
    ['content/catalog/taxrules.ndjson', line(taxRule(language))],
    ['content/commerce/shipping-methods.json', json([shippingMethod(shop, language)])],
    ['content/commerce/payment-methods.json', json(paymentMethods(language))],
    [`content/search/${language.searchFile}.json`, json(emptyWordLists)],
    // Its texts are those of the seller.
    ...(shop.seller === undefined
      ? []
      : [['content/pages/impresszum.json', json(legalNotice(shop, language))] as const]),
  ]);
}

const themeText = `/*
 * Look of the shop. An unknown name stops the start with the list of all tokens.
 * Fonts are files in fonts/: @font-face { font-family: 'Lora'; src: url('fonts/lora.woff2'); }
 */
:root {
  --color-accent: light-dark(#1f4f8f, #8db8f0);
  --color-accent-strong: light-dark(#163c6f, #a9c9f5);
  --color-on-accent: light-dark(#ffffff, #0c1a2c);
  --corner: 4px;
  --display-font: Georgia, 'Times New Roman', serif;
  --text-font: system-ui, Arial, sans-serif;
}
`;

const emptyWordLists = { compoundHeads: [], stopWords: [], synonyms: [] };

/** Returns the name as one part of a URL. */
const addressWord = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'shop';

const major = ({ currency }: NewShop, euros: number) => euros * perEuro[currency];

/** Returns the net amount of a gross one, to the minor unit. */
function net(gross: number, { taxRate }: ShopLanguage, currency: Currency): number {
  const units = minorPerUnit[currency];
  return Math.round((gross * units) / (1 + taxRate / 100)) / units;
}

function settings(shop: NewShop, language: ShopLanguage): ShopConfigOverrides {
  const { currency, name, seller } = shop;
  const price = major(shop, 5);
  return {
    shop: { name: addressWord(name), product: 'shop', title: name },
    seller:
      seller === undefined
        ? null
        : {
            isInvented: true,
            name: seller,
            seat: '–',
            registrationNumber: '–',
            taxNumber: '–',
            email: 'info@shop.example',
            phone: '+3610000000',
            phoneHours: { from: 9, to: 17 },
          },
    stores: {
      defaultCode: shop.language,
      views: [
        {
          code: shop.language,
          storeId: 1,
          language: shop.language,
          locale: language.locale,
          country: language.country,
          currency,
          currencySign: currencySigns[currency],
        },
      ],
    },
    urls: { mainCategoryPath: `/${language.allProductsPath}` },
    tax: { defaultCountry: language.country, fallbackCountry: language.country },
    products: {
      defaultFilters: ['price'],
      priceRanges: [
        { from: 0, to: major(shop, 25) },
        { from: major(shop, 25), to: major(shop, 100) },
        { from: major(shop, 100) },
      ],
    },
    checkout: {
      shippingMethods: [
        {
          method_title: language.shipping,
          method_code: 'flatrate',
          carrier_code: 'courier',
          amount: net(price, language, currency),
          price_incl_tax: price,
          default: true,
          offline: true,
          countries: [language.country],
        },
      ],
      paymentMethods: [
        {
          code: 'cashondelivery',
          title: language.cashOnDelivery,
          cost: 0,
          cost_incl_tax: 0,
          default: true,
          offline: true,
        },
      ],
    },
    offers: {
      // Voluntary promises of a shop. The checklist lists them.
      freeShippingAboveMinor: null,
      freeReturnDays: 0,
      newsletterCouponPercent: 0,
      instalmentFromMinor: null,
    },
    orders: {
      carriers: language.carriers.map(([code, name, trackingUrl]) => ({ code, name, trackingUrl })),
    },
    feed: { isShown: false },
    home: { newCollection: { categoryId: rootId }, bestsellers: { categoryId: null } },
  };
}

const rootId = 2;

const rootCategory = ({ allProducts, allProductsPath }: ShopLanguage) => ({
  _type: 'category',
  _id: String(rootId),
  _source: {
    id: rootId,
    name: allProducts,
    slug: allProductsPath,
    url_key: allProductsPath,
    url_path: allProductsPath,
    parent_id: 1,
    level: 1,
    position: 1,
    path: `1/${rootId}`,
    is_active: true,
    include_in_menu: true,
    children_data: [],
  },
});

const taxRule = ({ country, taxRate, taxName }: ShopLanguage) => ({
  _type: 'taxrule',
  _id: '1',
  _source: {
    id: 1,
    code: taxName,
    priority: 0,
    position: 0,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [
      {
        id: 1,
        tax_country_id: country,
        tax_region_id: 0,
        tax_postcode: '*',
        rate: taxRate,
        code: `VAT-${country}-${taxRate}`,
      },
    ],
  },
});

const shippingMethod = (shop: NewShop, language: ShopLanguage) => ({
  carrier_code: 'courier',
  method_code: 'flatrate',
  carrier_title: language.carrier,
  method_title: language.shipping,
  price_incl_tax: major(shop, 5),
  free_above_bound: true,
  countries: [language.country],
  default: true,
});

const paymentMethods = ({ cashOnDelivery, bankTransfer }: ShopLanguage) => [
  { code: 'cashondelivery', title: cashOnDelivery, default: true, cash: true },
  { code: 'banktransfer', title: bankTransfer },
];

const legalNotice = ({ name }: NewShop, language: ShopLanguage) => ({
  path: '/impresszum',
  kind: 'info',
  title: language.legalNotice,
  description: `${language.legalNotice} – ${name}`,
  blocks: [
    {
      type: 'text',
      body: [
        {
          caption: language.legalNotice,
          pairs: [
            [language.company, '{seller.name}'],
            [language.seat, '{seller.seat}'],
            [language.registrationNumber, '{seller.registrationNumber}'],
            [language.taxNumber, '{seller.taxNumber}'],
            [language.email, '{seller.email}'],
            [language.phone, '{seller.phone}'],
          ],
        },
      ],
    },
  ],
});
