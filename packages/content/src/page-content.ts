import * as v from 'valibot';

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());
const link = v.object({ label: line, href: v.pipe(v.string(), v.startsWith('/')) });

/**
 * A content page: path, dates and blocks. Blocks are parsed one by one with `pageBlock`, so that an unknown kind does
 * not invalidate the page. Source: CN-1.
 */
export const pageContent = v.object({
  /** May contain placeholders, `/{name}-{product}-mogott`, filled from `values`, else from the names of the shop. */
  path: v.pipe(v.string(), v.startsWith('/')),
  values: v.optional(v.record(v.string(), v.array(line))),
  /** Purpose of the page: to sell or to inform. */
  kind: v.picklist(['campaign', 'info']),
  /** Page frame: the whole frame, none, or only the logo and the legal links. */
  layout: v.optional(v.picklist(['default', 'empty', 'minimal']), 'default'),
  title: line,
  lead: v.optional(line),
  /** For search engines and shared links. */
  description: line,
  picture: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** `false` excludes it from search engines. */
  isListed: v.optional(v.boolean(), true),
  /** First and last day of a campaign, both included; an open side is absent. */
  from: v.optional(day),
  to: v.optional(day),
  /** Content of this page after the last day: a redirect path, or text and links. */
  afterEnd: v.optional(
    v.union([
      v.object({ redirect: v.pipe(v.string(), v.startsWith('/')) }),
      v.strictObject({ text: v.optional(line), links: v.optional(v.array(link), []) }),
    ]),
  ),
  /** Version of a legal text and the first day it applies. */
  version: v.optional(line),
  validFrom: v.optional(day),
  /** Numbers the titled parts and lists them at the top. */
  hasContents: v.optional(v.boolean(), false),
  blocks: v.array(v.looseObject({ type: v.string() })),
});
/** A parsed content page; its blocks are parsed separately. Source: CN-1. */
export type PageContent = v.InferOutput<typeof pageContent>;

const hours = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day'));

/** One store of the store finder. Source: CN-3. */
export const storeContent = v.object({
  name: line,
  postcode: line,
  city: line,
  street: line,
  /** E.164. */
  phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
  email: v.optional(v.pipe(v.string(), v.email())),
  /** Degrees, for a map link. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Seven days from Monday; `null` is closed. Closing is after opening. */
  hours: v.pipe(
    v.array(
      v.nullable(
        v.pipe(
          v.object({ opens: hours, closes: hours }),
          v.check(({ opens, closes }) => opens < closes, 'closing comes after opening'),
        ),
      ),
    ),
    v.length(7),
  ),
  /** Days on which it is closed despite its hours. */
  closedOn: v.optional(v.array(day), []),
  picture: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  notes: v.optional(v.array(line), []),
});
/** Parsed store of the store finder. Source: CN-3. */
export type StoreContent = v.InferOutput<typeof storeContent>;

const media = v.object({
  /** Path of the image; for a video, of its poster. */
  picture: v.pipe(v.string(), v.startsWith('/')),
  alt: v.string(),
});

/** A post of a feed in a content file. Source: CN-3. */
export const feedPost = v.object({
  id: line,
  type: v.picklist(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  /** Time of posting, ISO 8601 with zone. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  caption: line,
  media: v.pipe(v.array(media), v.minLength(1)),
  /** Skus of the products in it. */
  skus: v.optional(v.array(v.string()), []),
  /** Film of a VIDEO, a path of this shop. */
  film: v.optional(v.pipe(v.string(), v.startsWith('/'))),
});
/** Parsed post of a feed. Source: CN-3. */
export type FeedPostContent = v.InferOutput<typeof feedPost>;
