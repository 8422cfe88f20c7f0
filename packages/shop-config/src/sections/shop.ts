import * as v from 'valibot';
import { between, color, count, milliseconds, singleWord, text, textByLanguage } from './bounds.ts';

/** Names of the shop, and the color of its window. Source: SC-4. */
export const shop = v.optional(
  v.strictObject({
    /** The name in addresses: `{name}` of the route patterns. */
    name: v.optional(singleWord, 'shop'),
    /** The goods in addresses: `{product}` of the route patterns. */
    product: v.optional(singleWord, 'products'),
    /** The name people read. */
    title: v.optional(text, 'Shop'),
    /** The goods in the title of the home page, by language: `{ "de": "Zimmerpflanzen" }`. Source: SC-53. */
    goods: v.optional(textByLanguage, {}),
    /** The sentence about the shop in its footer and in search results, by language. Source: SC-53. */
    tagline: v.optional(textByLanguage, {}),
    /** Color of the browser's frame around a page; the background of the theme. */
    themeColor: v.optional(
      v.strictObject({
        light: v.optional(color, '#ffffff'),
        dark: v.optional(color, '#16181c'),
      }),
      {},
    ),
  }),
  {},
);

/** Protocol of the backend. The environment of each process sets its address. Source: SC-5. */
export const api = v.optional(
  v.strictObject({
    mode: v.optional(v.picklist(['rest', 'graphql']), 'rest'),
    graphql: v.optional(
      v.strictObject({
        /** With `://` in it: the whole address, and the rest is not used. */
        host: v.optional(v.string(), 'localhost'),
        port: v.optional(between(1, 65_535), 8080),
        protocol: v.optional(v.picklist(['http', 'https']), 'http'),
        path: v.optional(v.string(), '/graphql'),
      }),
      {},
    ),
    /** Transport of the user token: in the query or as `Authorization: Bearer`. */
    tokenTransport: v.optional(v.picklist(['query', 'header']), 'query'),
    /** Transport of the cart token: in the query or as `X-Cart-Token`. */
    cartTokenTransport: v.optional(v.picklist(['query', 'header']), 'query'),
    /** True if calls to the catalogue carry the tokens of user and cart too, in the query. */
    tokensOnCatalogCalls: v.optional(v.boolean(), true),
    /** True if the backend honours `Idempotency-Key`. */
    idempotencyHeader: v.optional(v.boolean(), true),
    /** Skus per call of the stock list: the wire takes 15 at most. */
    stockChunk: v.optional(between(1, 15), 15),
    /** Value of the product specification. Without effect: duplicates are removed from lists of any length. */
    deduplicationThreshold: v.optional(count, 200),
  }),
  {},
);

/** Reading and writing of addresses. Source: SC-6. */
export const urls = v.optional(
  v.strictObject({
    /** On: `/{url_path}`. Off: `/p/…` and `/c/…`. */
    useDispatcher: v.optional(v.boolean(), true),
    /** True if resolved paths outlive the page. */
    persistRoutes: v.optional(v.boolean(), true),
    /** Time before an unknown path is requested again. */
    notFoundMs: v.optional(milliseconds, 30_000),
    /** Place of filters in the address: `query` is the query itself, another word is their prefix. */
    filterSource: v.optional(singleWord, 'query'),
    /** Target of `/search`. */
    mainCategoryPath: v.optional(v.pipe(v.string(), v.startsWith('/')), '/osszes-termek'),
    /** Name of the home page in the content. An address of that name leads to it. */
    homepageIdentifier: v.optional(singleWord, 'homepage'),
  }),
  {},
);
