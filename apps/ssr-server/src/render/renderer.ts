import type { PageTag } from '@shop/contract';
import type { ShopMessageFiles } from '@shop/platform-node';
import type { ShopConfig } from '@shop/shop-config';

/**
 * Interface of the storefront's server build. The build is loaded from its folder when the server starts:
 * apps do not import each other.
 */
export interface StorefrontBuild {
  /**
   * `themeCss`: the style sheet of the theme of the shop, which every page contains. `shopTexts`: its own texts, by
   * language.
   * Errors: throws with the file and the fix for a text that no screen uses.
   */
  createRenderer(
    clientManifest: unknown,
    shop: ShopConfig,
    themeCss: string,
    shopTexts: ShopMessageFiles['screens'],
  ): Renderer;
  /** Returns all store views, the default one first. */
  storeViews(shop: ShopConfig): readonly PathView[];
  /**
   * Returns the query parameters that its pages depend on; all others are tracking parameters, which are neither read
   * nor stored.
   */
  knownQuery(shop: ShopConfig): readonly string[];
  /** Returns the normalised form of a path. */
  normalisePath(path: string): string;
}

/** Path prefix of a store view, and the language of its shoppers. */
export interface PathView {
  /** Empty if paths of the view have no prefix. */
  readonly storeCode: string;
  readonly language: string;
}

/** Parts of an address that identify the page. */
export interface AddressRules {
  readonly knownQuery: ReadonlySet<string>;
  readonly normalisePath: StorefrontBuild['normalisePath'];
}

export interface Renderer {
  (request: PageRequest): Promise<RenderedPage>;
  /**
   * Invalidates the build's stored API responses with any of these tags. Call it before pages are invalidated:
   * otherwise they are rendered from the old data. An empty list: the change feed is connected and has reported every
   * change so far.
   */
  invalidate(tags: readonly string[]): void;
  /**
   * Returns the current data that pages of the store view of `page` have in common; undefined if it is not available.
   */
  commonData(page: PageRequest): Promise<RenderedData | undefined>;
  /** Returns the names of the products of the store view of `page`; undefined if they are not available. */
  nameIndex(page: PageRequest): Promise<NameIndex | undefined>;
}

/** Names of the products of a store view, the most important first. */
export interface NameIndex {
  /** True if the store view lists more products. */
  readonly isPartial: boolean;
  readonly names: readonly (readonly [sku: string, name: string, path: string])[];
}

/** Complete input of a page. It must not contain cookies, headers or tokens. */
export interface PageRequest {
  /** Path and query, beginning with a slash. */
  readonly href: string;
  /** Request id: shown on a failed page, and logged with the error. */
  readonly requestId: string;
  /** Epoch milliseconds; prices of the page are those at this time. */
  readonly requestedAt: number;
  readonly apiUrl: string;
  readonly settings: {
    readonly multistore: boolean;
    readonly pseudoLanguage: boolean;
    readonly externalCheckout: boolean;
    readonly shopHost: string;
    readonly publicUrl: string;
    readonly thirdPartyScripts: ThirdPartyScripts;
    readonly build: string;
  };
  readonly signal: AbortSignal;
}

/** Addresses of third-party scripts, which need the shopper's consent. */
export interface ThirdPartyScripts {
  readonly analytics?: string;
  readonly heatMap?: string;
  readonly chat?: string;
  readonly google?: string;
  readonly tagManager?: string;
  readonly metaPixel?: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Target of the redirect, for 301, 302, 307 and 308. */
  readonly location: string | undefined;
  /** `public`: the same for everyone, may be stored. `personal`: an empty shell, never stored in shared caches. */
  readonly audience: 'public' | 'personal';
  /** True if the address is the canonical one of the page; false for one of many variants, such as a search. */
  readonly isCanonical: boolean;
  /** Tags of its content: its kind, `P` and `C` with the ids of products and categories. */
  readonly tags: readonly PageTag[];
  /** Data that the browser hydrates the page with, fetched separately. Undefined: the page contains its data. */
  readonly data?: RenderedData | undefined;
  /** Additional data that pages of the store view have in common. */
  readonly commonData?: RenderedData | undefined;
}

export interface RenderedData {
  /** The first 22 characters of the SHA-256 of `json`, base64url. */
  readonly hash: string;
  readonly json: string;
}
