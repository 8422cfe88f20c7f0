import * as v from 'valibot';

/** Kinds of pages that visits are told apart by; an address is never sent. */
export const vitalPages = [
  'home',
  'category',
  'product',
  'search',
  'content',
  'cart',
  'checkout',
  'account',
  'other',
] as const;
/** One of {@link vitalPages}. */
export type VitalPage = (typeof vitalPages)[number];

/** Milliseconds, but CLS, which has no unit. */
export const vitalMetrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
/** One of {@link vitalMetrics}. */
export type VitalMetric = (typeof vitalMetrics)[number];

/** Kinds of devices, by the width of the window. */
export const vitalDevices = ['phone', 'tablet', 'desktop'] as const;

const value = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/**
 * How fast one visit of a page was, of shoppers who allow statistics: kind of page, kind of device, build, and at most
 * one value of each metric. It names nobody and no address.
 */
export const vitalReport = v.strictObject({
  page: v.picklist(vitalPages),
  device: v.picklist(vitalDevices),
  /** Of the storefront. */
  build: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/, 'a name of at most 64 characters')),
  values: v.strictObject({
    CLS: v.optional(value),
    FCP: v.optional(value),
    INP: v.optional(value),
    LCP: v.optional(value),
    TTFB: v.optional(value),
  } satisfies Record<VitalMetric, unknown>),
});
/** What {@link vitalReport} reads. */
export type VitalReport = v.InferOutput<typeof vitalReport>;
