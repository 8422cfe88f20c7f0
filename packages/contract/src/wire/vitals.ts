import * as v from 'valibot';

/** Page kinds of a report. The address of a page is never sent. */
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

/** In milliseconds, except CLS, which has no unit. */
export const vitalMetrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
/** One of {@link vitalMetrics}. */
export type VitalMetric = (typeof vitalMetrics)[number];

/** Kinds of devices, by window width. */
export const vitalDevices = ['phone', 'tablet', 'desktop'] as const;

const value = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/**
 * Web vitals of one visit, from shoppers who allow statistics: page kind, device kind, build, and at most one value of
 * each metric. Contains no name and no URL.
 */
export const vitalReport = v.strictObject({
  page: v.picklist(vitalPages),
  device: v.picklist(vitalDevices),
  /** Build of the storefront. */
  build: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/, 'a name of at most 64 characters')),
  values: v.strictObject({
    CLS: v.optional(value),
    FCP: v.optional(value),
    INP: v.optional(value),
    LCP: v.optional(value),
    TTFB: v.optional(value),
  } satisfies Record<VitalMetric, unknown>),
});
/** Parsed {@link vitalReport}. */
export type VitalReport = v.InferOutput<typeof vitalReport>;
