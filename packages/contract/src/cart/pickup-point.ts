import * as v from 'valibot';
import { nullish, wireFlag, wireNumber } from '../wire/scalars.ts';

const pointFields = {
  code: v.string(),
  name: v.string(),
  postcode: v.string(),
  city: v.string(),
  street: v.string(),
  phone: nullish(v.string()),
};

/** Pickup point of an order. */
export const pickupPoint = v.looseObject(pointFields);
/** Parsed pickup point of an order. Source: CO-24. */
export type PickupPoint = v.InferOutput<typeof pickupPoint>;

/** A parcel point or a parcel locker of a carrier, which an order names as its pickup point. */
export const parcelPoint = v.looseObject({
  ...pointFields,
  /** Code of its carrier. */
  carrier: v.string(),
  kind: v.picklist(['locker', 'shop']),
  /** Seven days from Monday, such as `08:00-12:00, 13:00-18:00`; '' while closed. Absent while unknown. */
  hours: nullish(v.pipe(v.array(v.string()), v.length(7))),
  /** Degrees, WGS 84. */
  latitude: nullish(wireNumber),
  longitude: nullish(wireNumber),
  /** True if the order can be paid at the point. */
  cash_on_delivery: wireFlag,
});
/** Parsed parcel point. Source: CO-88. */
export type ParcelPoint = v.InferOutput<typeof parcelPoint>;
