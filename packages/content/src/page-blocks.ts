import * as v from 'valibot';
import { sku } from '@shop/contract';

const line = v.pipe(v.string(), v.trim(), v.minLength(1));
/** A path of this shop, a fragment, or a URL with an allowed scheme. */
const target = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/u, 'a link'),
);
/** Path of a picture on the picture server. */
const picture = v.pipe(v.string(), v.regex(/^\/[^?#&]+$/u, 'the path of a picture'));
const link = v.object({ label: line, href: target, text: v.optional(line) });

/**
 * Element of running text: a paragraph as a string, a small heading, a list, pairs, or a table. Strings may contain
 * `**bold text**` and `[label](address)`, see `inlineParts`.
 */
export const textPart = v.union([
  line,
  v.object({ heading: line }),
  v.object({ list: v.pipe(v.array(line), v.minLength(1)), isOrdered: v.optional(v.boolean()) }),
  v.object({ pairs: v.pipe(v.array(v.tuple([line, line])), v.minLength(1)), caption: line }),
  v.object({
    caption: line,
    columns: v.pipe(v.array(line), v.minLength(2)),
    rows: v.array(v.array(v.string())),
  }),
]);
/** A part of a line of content: plain text, bold text, or a link. Source: CN-2. */
export type TextPart = v.InferOutput<typeof textPart>;
const body = v.pipe(v.array(textPart), v.minLength(1));

/** A position in a picture of a room: percent of its width and height from the upper left corner. */
const hotspot = v.object({
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  y: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  sku,
});

/** Fragment identifier of a part of a page: `/felho#darabok`. */
const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

/** Kinds of page blocks, distinguished by `type`. Source: CN-1. */
export const pageBlock = v.variant('type', [
  /**
   * A part of the text with its own heading; `id` is the target of the table of contents. In the layout `columns`, two
   * short parts are side by side if there is space.
   */
  v.object({
    type: v.literal('text'),
    id: v.optional(anchor),
    title: v.optional(line),
    body,
    layout: v.optional(v.literal('columns')),
  }),
  /** The first block of a page, under its title: its picture and links. */
  v.object({
    type: v.literal('hero'),
    picture,
    kicker: v.optional(line),
    links: v.optional(v.array(link), []),
  }),
  v.object({
    type: v.literal('picture'),
    picture,
    alt: v.string(),
    caption: v.optional(line),
  }),
  /** A picture with its links. */
  v.object({
    type: v.literal('banner'),
    title: line,
    text: v.optional(line),
    picture,
    href: target,
    label: v.optional(line),
  }),
  /** Products by sku, or the first of a category. */
  v.object({
    type: v.literal('products'),
    id: v.optional(anchor),
    title: line,
    lead: v.optional(line),
    skus: v.optional(v.array(sku)),
    /** The url_path of a category. */
    category: v.optional(line),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)), 8),
    layout: v.optional(v.picklist(['grid', 'shelf']), 'grid'),
  }),
  /** A short label on the first picture: the kind of collection. */
  v.object({ type: v.literal('sticker'), text: line }),
  v.object({
    type: v.literal('newsletter'),
    title: line,
    text: v.optional(line),
    /** Newsletter list of the subscription. */
    uid: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/)),
  }),
  v.object({
    type: v.literal('faq'),
    title: line,
    items: v.pipe(v.array(v.object({ question: line, answer: body })), v.minLength(1)),
  }),
  v.object({
    type: v.literal('room'),
    title: v.optional(line),
    picture,
    alt: line,
    spots: v.pipe(v.array(hotspot), v.minLength(1)),
  }),
  v.object({ type: v.literal('links'), title: line, items: v.pipe(v.array(link), v.minLength(1)) }),
  /** Financing offer of the lender for a price, computed when the page is rendered. */
  v.object({
    type: v.literal('instalment'),
    title: line,
    price: v.pipe(v.number(), v.integer(), v.minValue(1)),
    months: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** The contact form. */
  v.object({
    type: v.literal('contact'),
    id: v.optional(anchor),
    title: line,
    text: v.optional(line),
    topics: v.pipe(v.array(line), v.minLength(1)),
    /** `business` requests a company name too. */
    from: v.optional(v.picklist(['person', 'business']), 'person'),
  }),
  /** The stores of the store finder. */
  v.object({ type: v.literal('stores'), title: v.optional(line) }),
]);
/** Parsed block of a content page. Source: CN-1. */
export type PageBlock = v.InferOutput<typeof pageBlock>;
