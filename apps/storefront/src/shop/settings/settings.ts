/**
 * Settings of a running shop that server and browser share. They are part of the page: no secrets, no personal data.
 */
export interface Settings {
  /** The store view, by its code in the shop's config: hu, de, it. */
  readonly storeCode: string;
  /** Whether there are more views than the default one. */
  readonly multistore: boolean;
  /** Whether its words are made to test layouts with. */
  readonly pseudoLanguage: boolean;
  /** On: the cart is handed to the shop host. Off: this very app is the shop host and has a checkout. */
  readonly externalCheckout: boolean;
  /** Address of the shop host: an origin, or `:3001` for another port of the page's host. */
  readonly shopHost: string;
  /** The origin the shop is known by; links to pages are written with it where machines read them. */
  readonly publicUrl: string;
  /** Scripts of others and where they are; only those the operator named. They wait for consent. */
  readonly laterScripts: {
    readonly analytics?: string | undefined;
    readonly heatMap?: string | undefined;
    readonly chat?: string | undefined;
  };
  /** Paths of the content pages. */
  readonly pages: readonly {
    readonly uid: string;
    readonly path: string;
    readonly kind: 'campaign' | 'info';
    readonly values?: Readonly<Record<string, readonly string[]>>;
  }[];
  /** Overrides of the operator for the configuration. */
  readonly overrides: Readonly<Record<string, unknown>>;
  /** Which build rendered the page; a browser with another one fetches the new files. */
  readonly build: string;
}

/** The id of the element of the page that carries the settings as JSON. */
export const settingsElementId = 'shop-settings';
