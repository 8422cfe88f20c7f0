import * as v from 'valibot';

/**
 * What a running shop decides and both server and browser must know. It travels in the page, so it holds
 * nothing secret and nothing personal.
 */
export const settings = v.object({
  /** The store view, by its code in the shop's config: hu, de, it. */
  storeCode: v.string(),
  /** Whether there are more views than the default one. */
  multistore: v.boolean(),
  /** Whether its words are made to test layouts with. */
  pseudoLanguage: v.boolean(),
  /** On: the cart is handed to the shop host. Off: this very app is the shop host and has a checkout. */
  externalCheckout: v.boolean(),
  /** Where the shop host answers: an origin, or `:3001` for another port of the host the page came from. */
  shopHost: v.string(),
  /** The origin the shop is known by; links to pages are written with it where machines read them. */
  publicUrl: v.string(),
  /** Scripts of others and where they are; only those the operator named. They wait for consent. */
  laterScripts: v.object({
    analytics: v.optional(v.string()),
    heatMap: v.optional(v.string()),
    chat: v.optional(v.string()),
  }),
  /** Where the pages of the content live. */
  pages: v.pipe(
    v.array(
      v.object({
        uid: v.string(),
        path: v.string(),
        kind: v.picklist(['campaign', 'info']),
        values: v.exactOptional(v.record(v.string(), v.pipe(v.array(v.string()), v.readonly()))),
      }),
    ),
    v.readonly(),
  ),
  /** What the operator laid over the shop's configuration. */
  overrides: v.record(v.string(), v.unknown()),
  /** Which build rendered the page; a browser with another one fetches the new files. */
  build: v.string(),
});
export type Settings = v.InferOutput<typeof settings>;

/** The id of the element of the page that carries the settings as JSON. */
export const settingsElementId = 'shop-settings';
