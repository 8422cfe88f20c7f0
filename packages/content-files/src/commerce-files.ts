import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@shop/platform-node';
import * as v from 'valibot';

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));
const isoDay = v.pipe(v.string(), v.isoDate());

/** Contents of `commerce/delivery.json`. */
export const deliveryFile = v.object({
  /** Orders from this time of day count as placed on the next day. */
  cutoff: v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  working_saturdays: v.optional(v.array(isoDay), []),
  days_off: v.optional(v.array(isoDay), []),
  default_days: v.object({ min: days, max: days }),
});
export type DeliverySettings = v.InferOutput<typeof deliveryFile>;

/** Contents of `commerce/instalments.json`. */
export const instalmentFile = v.object({
  /** Name of the lender. */
  lender: v.optional(v.string()),
  yearly_rate_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  min_price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  max_price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  months: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1)),
});
export type InstalmentSettings = v.InferOutput<typeof instalmentFile>;

/** Reads `commerce/delivery.json`: delivery times. `undefined` if the shop has no such file. */
export function readDeliverySettings(contentDir: string): DeliverySettings | undefined {
  return read(join(contentDir, 'commerce', 'delivery.json'), deliveryFile);
}

/** Reads `commerce/instalments.json`: the lender's terms. `undefined` if the shop has no such file. */
export function readInstalmentSettings(contentDir: string): InstalmentSettings | undefined {
  return read(join(contentDir, 'commerce', 'instalments.json'), instalmentFile);
}

/** Errors: throws `JsonFileError`, which ends the start. */
const read = <const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined => (existsSync(file) ? readJsonFile(file, schema) : undefined);
