import * as v from 'valibot';

/** Carriers whose lists can be read, by the code used in methods and files. Source: PP-1. */
export const parcelCarriers = ['foxpost', 'gls', 'mpl', 'packeta'] as const;
/** Code of a carrier with parcel points. */
export type ParcelCarrier = (typeof parcelCarriers)[number];

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));
/** Time spans in order, such as `08:00-12:00, 13:00-18:00`. */
const spans =
  /^((?:[01]\d|2[0-4]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d(?:, (?:[01]\d|2[0-4]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d)*)?$/;

/** Opening hours of one day; '' if closed. */
const openOnDay = v.pipe(v.string(), v.regex(spans));

/** A parcel point or a locker, in the common format of all carriers. Source: PP-2. */
export const storedPoint = v.object({
  /** Id that the carrier's label needs. */
  code: text(100),
  kind: v.picklist(['locker', 'shop']),
  name: text(200),
  /** ISO code in capital letters. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  postcode: text(16),
  city: text(100),
  /** Street with house number. */
  street: text(200),
  /** Seven days from Monday; absent if unknown. */
  hours: v.optional(v.pipe(v.array(openOnDay), v.length(7))),
  /** Degrees, WGS 84. */
  latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  /** True if the shopper can pay for an order at pickup. */
  cash_on_delivery: v.boolean(),
  /** False while the carrier accepts no parcels for the point. */
  is_active: v.optional(v.boolean(), true),
});
/** A parcel point of a list. */
export type StoredPoint = v.InferOutput<typeof storedPoint>;

/** Maximum number of points in one list. A list of one country has about 5,000. Source: PP-4. */
export const maxPoints = 100_000;

/** Contents of `delivery/{carrier}.json` in the content of a shop folder. */
export const pointList = v.object({
  carrier: v.picklist(parcelCarriers),
  points: v.pipe(v.array(storedPoint), v.maxLength(maxPoints)),
});
/** The points of a carrier. */
export type PointList = v.InferOutput<typeof pointList>;
