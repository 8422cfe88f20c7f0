import type { Locale } from '@shop/format';
import type { CacheMode } from './transport/call-options.ts';

/**
 * Transport of a search. `form-a`: `POST /api/catalog`. `form-b`: the older `/api/catalog/{index}/{type}/_search`.
 * `graphql`: one POST to a GraphQL endpoint. Source: CC-15 to CC-18.
 */
export type SearchMode =
  | { readonly kind: 'form-a' }
  | { readonly kind: 'form-b'; readonly index: string; readonly method: 'GET' | 'POST' }
  | {
      readonly kind: 'graphql';
      /** A host name, or a whole address with `://`, which is used unchanged. */
      readonly host: string;
      readonly port?: number | undefined;
      readonly protocol?: 'http' | 'https' | undefined;
    };

/** Settings of the catalog client. Start from {@link defaultCatalogConfig}. */
export interface CatalogConfig {
  /** Prefix of every path that begins with `/`. '' means the page's own origin. */
  readonly baseUrl: string;
  readonly search: SearchMode;
  /** '' is the default store view; any other value is sent as the store of each search. */
  readonly storeCode: string;
  /** The numeric store id of CMS and render-list calls. */
  readonly storeId: number;
  readonly currencyCode: string;
  /** Locale whose alphabet sorts lists. */
  readonly locale: Locale;
  /** Timeout of one attempt, in milliseconds. Browser 8000, rendering server 1500. */
  readonly timeoutMs: number;
  /** Sends the deadline of the response (`X-Deadline-Ms`). False for backends that refuse it. */
  readonly sendDeadline: boolean;
  /** True if calls send the user and cart tokens, for backends that identify carts by them. Source: CC-42. */
  readonly sendTokens: boolean;
  /**
   * True if a screen is fetched in one call (`/api/ext/pages/…`). If false, or if the backend lacks these calls, single
   * calls are used. For guests only: group prices are always fetched by single calls.
   */
  readonly pageCalls: boolean;
  /** Cache mode of a search that does not set its own. */
  readonly cacheMode: CacheMode;
  /** Maximum age of a cached response, in milliseconds. */
  readonly cacheTtlMs: number;
  /** Age below which a cached response is not refreshed. Milliseconds; 0 always refreshes. */
  readonly cacheFreshMs: number;
  /**
   * Result of a search when the backend is unreachable and the cache has no response: `empty` returns no items and the
   * `offline` flag (for a browser), `fail` returns the network failure (for a rendering server).
   */
  readonly whenUnreachable: 'empty' | 'fail';
  /** True: the slug is the backend's url_key. False: it is made from name and id. */
  readonly useUrlKeys: boolean;
  readonly pageSize: number;
  readonly categoryPageSize: number;
  readonly attributePageSize: number;
  /** `field:dir`. */
  readonly categorySort: string;
  readonly cmsMaxCount: number;
  readonly feedPageSize: number;
  /** Minimum length of a text to search for. */
  readonly minSearchLength: number;
  /** Maximum number of articles in one stock call. */
  readonly stockChunk: number;
  /** Facets that a listing requests: attribute codes and `price`. */
  readonly defaultFilters: readonly string[];
  /** `field:dir`. */
  readonly defaultSort: string;
  /** `visibility` of products in lists. */
  readonly listVisibility: readonly number[];
  /** `status` of products in lists. */
  readonly listStatus: readonly number[];
  /** True if listings include sold-out products. */
  readonly listOutOfStock: boolean;
  /** `sort`: `field:dir`. */
  readonly newCollection: {
    readonly categoryId: number;
    readonly size: number;
    readonly sort: string;
  };
  /** `null`: the whole catalog. */
  readonly bestsellers: { readonly categoryId: number | null; readonly size: number };
  /** Group that is never shown among a product's attributes. */
  readonly hiddenAttributeGroup: number;
  /** True: sends the customer group with searches and render-list. */
  readonly groupPrices: boolean;
  /**
   * True if lists wait for the prices of `platformPrices`; else `onFresh` receives them. A single product always
   * waits.
   */
  readonly waitForPlatformPrices: boolean;
  /** True: a simple product opened by its own address is replaced by its configurable. */
  readonly preferParent: boolean;
  /** Addresses of the shop's own JSON files. */
  readonly promotedOffersUrl: string;
  readonly mainImageUrl: string;
  /** Host and path prefix of the widget id. */
  readonly reviewsWidgetUrl: string;
}

/** The values of the product specification, section 9, for a browser on the shop's own origin. */
export const defaultCatalogConfig: CatalogConfig = {
  baseUrl: '',
  search: { kind: 'form-a' },
  storeCode: '',
  storeId: 1,
  currencyCode: 'HUF',
  locale: 'hu',
  timeoutMs: 8000,
  sendDeadline: true,
  sendTokens: false,
  pageCalls: true,
  cacheMode: 'stale-first',
  cacheTtlMs: 604_800_000,
  cacheFreshMs: 0,
  whenUnreachable: 'empty',
  useUrlKeys: true,
  pageSize: 50,
  categoryPageSize: 4000,
  attributePageSize: 150,
  categorySort: 'position:asc',
  cmsMaxCount: 500,
  feedPageSize: 12,
  minSearchLength: 3,
  stockChunk: 15,
  defaultFilters: ['color', 'size', 'price'],
  defaultSort: 'created_at:desc',
  listVisibility: [2, 3, 4],
  listStatus: [0, 1],
  listOutOfStock: true,
  newCollection: { categoryId: 304, size: 16, sort: 'created_at:desc' },
  bestsellers: { categoryId: null, size: 8 },
  hiddenAttributeGroup: 10_007,
  groupPrices: false,
  waitForPlatformPrices: false,
  preferParent: true,
  promotedOffersUrl: '/home/promoted_offers.json',
  mainImageUrl: '/home/main-image.json',
  reviewsWidgetUrl: '/api/ext/reviews-widget',
};
