import * as v from 'valibot';

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());
const link = v.object({ label: line, href: v.pipe(v.string(), v.startsWith('/')) });

/**
 * A page of the content: where it lives, when, and what it is made of. Blocks are read one by one with
 * `pageBlock`, since a kind this reader does not know must not take the page with it. Source: CN-1.
 */
export const pageContent = v.object({
  /** May hold placeholders, `/{name}-{product}-mogott`: `values`, else the names of the shop, fill them. */
  path: v.pipe(v.string(), v.startsWith('/')),
  values: v.optional(v.record(v.string(), v.array(line))),
  /** Purpose of the page: to sell or to inform. */
  kind: v.picklist(['campaign', 'info']),
  /** Page frame: the whole frame, none, or only the logo and the legal links. */
  layout: v.optional(v.picklist(['default', 'empty', 'minimal']), 'default'),
  title: line,
  lead: v.optional(line),
  /** For search engines and where the page is shared. */
  description: line,
  picture: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** `false` keeps it out of search engines. */
  isListed: v.optional(v.boolean(), true),
  /** First and last day of a campaign, both its own; an open side is left out. */
  from: v.optional(day),
  to: v.optional(day),
  /** Content of this page after the last day: a redirect path, or text and links. */
  afterEnd: v.optional(
    v.union([
      v.object({ redirect: v.pipe(v.string(), v.startsWith('/')) }),
      v.strictObject({ text: v.optional(line), links: v.optional(v.array(link), []) }),
    ]),
  ),
  /** Version of a legal text and the day from which it applies. */
  version: v.optional(line),
  validFrom: v.optional(day),
  /** Numbers the titled parts and lists them at the top. */
  hasContents: v.optional(v.boolean(), false),
  blocks: v.array(v.looseObject({ type: v.string() })),
});
/** A page of the content, as read, its blocks still to be read one by one. Source: CN-1. */
export type PageContent = v.InferOutput<typeof pageContent>;

const hours = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day'));

/** One shop of the store finder. Source: CN-3. */
export const storeContent = v.object({
  name: line,
  postcode: line,
  city: line,
  street: line,
  /** E.164. */
  phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/)),
  email: v.optional(v.pipe(v.string(), v.email())),
  /** Degrees, for a link to a map. */
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Monday first, seven days; `null` is closed. Closing comes after opening. */
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
  /** Days it stays closed though its hours say otherwise. */
  closedOn: v.optional(v.array(day), []),
  picture: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  notes: v.optional(v.array(line), []),
});
/** Parsed shop of the store finder. Source: CN-3. */
export type StoreContent = v.InferOutput<typeof storeContent>;

const media = v.object({
  /** Path of the image; for a video, of its poster. */
  picture: v.pipe(v.string(), v.startsWith('/')),
  alt: v.string(),
});

/** A post of a feed as the shop writes it. Source: CN-3. */
export const feedPost = v.object({
  id: line,
  type: v.picklist(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  /** Time of posting, ISO 8601 with zone. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  caption: line,
  media: v.pipe(v.array(media), v.minLength(1)),
  /** The products in it. */
  skus: v.optional(v.array(v.string()), []),
  /** The film of a VIDEO, a path of this shop. */
  film: v.optional(v.pipe(v.string(), v.startsWith('/'))),
});
/** A post of a feed as the content holds it. Source: CN-3. */
export type FeedPostContent = v.InferOutput<typeof feedPost>;
