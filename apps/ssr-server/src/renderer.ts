import type { PageTag } from '@shop/contract';

/**
 * What the storefront's server build offers. The build is loaded from its folder when the server starts:
 * apps do not import each other.
 */
export interface StorefrontBuild {
  /** Errors: throws what is wrong with `overrides`, which the operator laid over the shop's configuration. */
  createRenderer(clientManifest: unknown, overrides: Overrides): Renderer;
  /** The store views there are, the default one first. Errors: as `createRenderer`. */
  storeViews(overrides: Overrides, multistore: boolean): readonly PathView[];
  /** Query names its pages depend on; all others are tracking and are neither read nor stored. */
  readonly knownQuery: readonly string[];
  /** The one way a path is written. */
  normalisePath(path: string): string;
}

/** What a path of a store view begins with, and how its shoppers are spoken to. */
export interface PathView {
  /** Empty where paths of the view name none. */
  readonly storeCode: string;
  readonly language: string;
}

/** A part of the shop's configuration, as read. */
export type Overrides = Readonly<Record<string, unknown>>;

/** What of an address decides which page it is. */
export interface AddressRules {
  readonly knownQuery: ReadonlySet<string>;
  readonly normalisePath: StorefrontBuild['normalisePath'];
}

interface Renderer {
  (request: PageRequest): Promise<RenderedPage>;
  /**
   * Drops what the build stores of the API's answers with any of these tags: before pages with them are dropped, or they
   * would be made of it again. An empty list says that the change feed is connected and has named everything up to now.
   */
  invalidate(tags: readonly string[]): void;
}

/** All a page may depend on. No cookies, headers or tokens: there is no place for them here. */
export interface PageRequest {
  /** Path and query, beginning with a slash. */
  readonly href: string;
  /** Shown on a page that broke, and in the log beside why. */
  readonly requestId: string;
  /** Epoch milliseconds; prices of the page are those of this moment. */
  readonly requestedAt: number;
  readonly apiUrl: string;
  readonly settings: {
    readonly multistore: boolean;
    readonly pseudoLanguage: boolean;
    readonly externalCheckout: boolean;
    readonly shopHost: string;
    readonly publicUrl: string;
    readonly laterScripts: LaterScripts;
    readonly build: string;
  };
  readonly signal: AbortSignal;
}

/** Addresses of scripts of others, which wait for the shopper's consent. */
export interface LaterScripts {
  readonly analytics?: string;
  readonly heatMap?: string;
  readonly chat?: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Where to go instead, for 301, 302, 307 and 308. */
  readonly location: string | undefined;
  /** `public`: the same for everyone, may be stored. `personal`: an empty shell, never stored by others. */
  readonly audience: 'public' | 'personal';
  /** Whether the address is the page's own: not one of many that show the same, such as a search. */
  readonly isCanonical: boolean;
  /** What it shows: its kind, `P` and `C` with the ids of products and categories. */
  readonly tags: readonly PageTag[];
  /** What the browser hydrates the page with, fetched apart from the page. None: the page holds all it needs. */
  readonly data?: RenderedData | undefined;
}

export interface RenderedData {
  /** The first 22 characters of the SHA-256 of `json`, base64url. */
  readonly hash: string;
  readonly json: string;
}
