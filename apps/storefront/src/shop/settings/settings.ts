/**
 * Settings of a running shop that server and browser share. They are part of the page: no secrets, no personal data.
 */
export interface Settings {
  /** Code of the store view in the shop's configuration: hu, de, it. */
  readonly storeCode: string;
  /** True if the shop has more views than the default one. */
  readonly multistore: boolean;
  /** True if texts are pseudo-localized, for testing layouts. */
  readonly pseudoLanguage: boolean;
  /** True: the cart is handed over to the shop host. False: this app is the shop host and has a checkout. */
  readonly externalCheckout: boolean;
  /** Address of the shop host: an origin, or `:3001` for another port of the page's host. */
  readonly shopHost: string;
  /** Public origin of the shop; used for links to pages in machine-readable data. */
  readonly publicUrl: string;
  /** Third-party scripts and their addresses; only those that are configured. They need consent. */
  readonly thirdPartyScripts: {
    readonly analytics?: string | undefined;
    readonly heatMap?: string | undefined;
    readonly chat?: string | undefined;
    /** Scripts of the accounts in `analytics` of the shop's configuration. */
    readonly google?: string | undefined;
    readonly tagManager?: string | undefined;
    readonly metaPixel?: string | undefined;
  };
  /** Paths of the content pages. */
  readonly pages: readonly {
    readonly uid: string;
    readonly path: string;
    readonly kind: 'campaign' | 'info';
    readonly values?: Readonly<Record<string, readonly string[]>> | undefined;
  }[];
  /** Paths that screens link to and that have no content page; absent if all have one or the pages are unknown. */
  readonly missingPages?: readonly string[] | undefined;
  /** Sections of the configuration that differ from the build: none for a build made for this shop folder. */
  readonly overrides: Readonly<Record<string, unknown>>;
  /** Texts of the shop folder in the language of the view, by id; absent if it has none. */
  readonly texts?: Readonly<Record<string, unknown>> | undefined;
  /** Id of the build that rendered the page; a browser with another build fetches the new files. */
  readonly build: string;
}

/** Id of the page element that contains the settings as JSON. */
export const settingsElementId = 'shop-settings';
