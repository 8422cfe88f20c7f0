import * as v from 'valibot';
import { nullish } from '../wire/scalars.ts';

/** Pickup point of an order. */
export const pickupPoint = v.looseObject({
  code: v.string(),
  name: v.string(),
  postcode: v.string(),
  city: v.string(),
  street: v.string(),
  phone: nullish(v.string()),
});
/** Parsed place where a parcel can be fetched. Source: CO-24. */
export type PickupPoint = v.InferOutput<typeof pickupPoint>;
