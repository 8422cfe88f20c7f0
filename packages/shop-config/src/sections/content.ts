import * as v from 'valibot';
import { address, atLeastOne, count, milliseconds, questionSize, singleWord } from './bounds.ts';

const size = v.strictObject({ width: atLeastOne, height: atLeastOne });

/** Pictures: the allowed sizes, and the size for each use. Source: SC-22. */
export const images = v.optional(
  v.strictObject({
    /** Prefix of `{w}/{h}/resize{path}`. */
    baseUrl: v.optional(v.pipe(v.string(), v.endsWith('/')), '/img/'),
    /**
     * Part of the address of every picture. Pictures are cached for a year: change the version after a picture was
     * replaced under its old name. Empty: not in the address.
     */
    version: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{0,40}$/)), ''),
    /** Allowed sizes of pictures, in CSS pixels. */
    sizes: v.optional(v.pipe(v.array(size), v.minLength(1)), [
      { width: 150, height: 150 },
      { width: 280, height: 280 },
      { width: 300, height: 300 },
      { width: 310, height: 300 },
      { width: 600, height: 744 },
      { width: 1024, height: 1024 },
    ]),
    /** Device pixels per CSS pixel. */
    densities: v.optional(v.pipe(v.array(atLeastOne), v.minLength(1)), [1, 2]),
    /** The size of a picture in a cart item, in a list, and in a gallery: each one of `sizes`. */
    thumbnails: v.optional(
      v.strictObject({
        cart: v.optional(size, { width: 150, height: 150 }),
        list: v.optional(size, { width: 300, height: 300 }),
        gallery: v.optional(size, { width: 1024, height: 1024 }),
      }),
      {},
    ),
  }),
  {},
);

/** Texts and pictures that are not in the catalogue. Source: SC-23. */
export const cms = v.optional(v.strictObject({ maxCount: v.optional(questionSize, 500) }), {});

/** Source: SC-23. */
export const feed = v.optional(
  v.strictObject({
    /** True: the home page has a tab of posts. */
    isShown: v.optional(v.boolean(), true),
    /** Posts per page, half of each kind. Even. */
    pageSize: v.optional(v.pipe(atLeastOne, v.multipleOf(2, 'must be even')), 12),
  }),
  {},
);

/** The widget with reviews of the shop on another site. Source: SC-23. */
export const reviewsWidget = v.optional(
  v.strictObject({
    /** Empty: no widget. */
    host: v.optional(address, ''),
    widgetId: v.optional(v.string(), ''),
  }),
  {},
);

/** The two rows of products on the home page. Source: SC-23. */
export const home = v.optional(
  v.strictObject({
    newCollection: v.optional(
      v.strictObject({
        categoryId: v.optional(count, 304),
        size: v.optional(questionSize, 16),
        sort: v.optional(singleWord, 'created_at:desc'),
      }),
      {},
    ),
    bestsellers: v.optional(
      v.strictObject({
        /** `null`: the whole catalogue. */
        categoryId: v.optional(v.nullable(count), null),
        size: v.optional(questionSize, 8),
      }),
      {},
    ),
  }),
  {},
);

/** Times and counts of the user interface. Source: SC-24. */
export const screen = v.optional(
  v.strictObject({
    notificationMs: v.optional(milliseconds, 8000),
    /** Time after which chat and heat-map scripts may load. */
    thirdPartyScriptsMs: v.optional(milliseconds, 2000),
    progressBarMs: v.optional(milliseconds, 3000),
    submenuCloseMs: v.optional(milliseconds, 300),
    /** Number of category pages whose state is stored. */
    keepAlivePages: v.optional(count, 10),
    /** Number of products in "recently viewed". */
    recentlyViewed: v.optional(atLeastOne, 20),
    /** True: an error is shown with the text of the server, in any language. False: with a text of the shop. */
    serverRefusalTexts: v.optional(v.boolean(), true),
  }),
  {},
);
