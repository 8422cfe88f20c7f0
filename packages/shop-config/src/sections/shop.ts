import * as v from 'valibot';
import { between, color, count, milliseconds, singleWord, text, textByLanguage } from './bounds.ts';

/** Names of the shop, and its theme color. Source: SC-4. */
export const shop = v.optional(
  v.strictObject({
    /** Name in addresses: `{name}` of the route patterns. */
    name: v.optional(singleWord, 'shop'),
    /** Word for the products in addresses: `{product}` of the route patterns. */
    product: v.optional(singleWord, 'products'),
    /** Display name. */
    title: v.optional(text, 'Shop'),
    /** The products in the title of the home page, by language: `{ "de": "Zimmerpflanzen" }`. Source: SC-53. */
    goods: v.optional(textByLanguage, {}),
    /** Sentence about the shop in its footer and in search results, by language. Source: SC-53. */
    tagline: v.optional(textByLanguage, {}),
    /** Color of the browser's toolbar; the background of the theme. */
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
        /** If it contains `://`: the whole address; the other fields are not used. */
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
    /** True: calls to the catalogue contain the user and cart tokens too, in the query. */
    tokensOnCatalogCalls: v.optional(v.boolean(), true),
    /** True: the backend supports `Idempotency-Key`. */
    idempotencyHeader: v.optional(v.boolean(), true),
    /** SKUs per call of the stock list: the API accepts at most 15. */
    stockChunk: v.optional(between(1, 15), 15),
    /** Value of the product specification. Has no effect: duplicates are removed from lists of any length. */
    deduplicationThreshold: v.optional(count, 200),
  }),
  {},
);

/** Parsing and formatting of addresses. Source: SC-6. */
export const urls = v.optional(
  v.strictObject({
    /** True: `/{url_path}`. False: `/p/…` and `/c/…`. */
    useDispatcher: v.optional(v.boolean(), true),
    /** True: resolved paths are stored in the browser. */
    persistRoutes: v.optional(v.boolean(), true),
    /** Time before an unknown path is requested again. */
    notFoundMs: v.optional(milliseconds, 30_000),
    /**
     * Form of filters in the address: `query` uses plain query parameters, any other word is the prefix of their names.
     */
    filterSource: v.optional(singleWord, 'query'),
    /** Redirect target of `/search`. */
    mainCategoryPath: v.optional(v.pipe(v.string(), v.startsWith('/')), '/osszes-termek'),
    /** Name of the home page in the content. An address with that name redirects to it. */
    homepageIdentifier: v.optional(singleWord, 'homepage'),
  }),
  {},
);
