import * as v from 'valibot';

/** Tools that measure visits. None is loaded before the shopper's consent. Source: SC-55. */
export const analytics = v.optional(
  v.strictObject({
    /** Measurement id of GA4 (`G-…`) or container of Google Tag Manager (`GTM-…`). Empty: none. */
    google: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:(?:G|GTM)-[A-Z0-9]{4,20})?$/,
          'must be an id such as G-ABC1234 or GTM-ABC1234',
        ),
      ),
      '',
    ),
    /** Number of the Meta pixel. Empty: none. */
    metaPixel: v.optional(
      v.pipe(v.string(), v.regex(/^(?:\d{5,20})?$/, 'must be the number of a pixel')),
      '',
    ),
    /** Sender of purchases to Google: the browser, or a server of the shop by the Measurement Protocol. */
    purchases: v.optional(v.picklist(['browser', 'server']), 'browser'),
  }),
  {},
);
