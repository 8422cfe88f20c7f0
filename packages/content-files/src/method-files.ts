import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  paymentMethod,
  shippingMethod,
  type ShippingAndPaymentMethods,
  type ShippingRule,
} from '@shop/cart-prices';
import { unknownMethods, zoneFile, type MethodCodes, type ZoneOfFile } from '@shop/delivery-zones';
import type { PickupPoint } from '@shop/contract';
import type { Log } from '@shop/kernel';
import { readJsonFile } from '@shop/platform-node';
import * as v from 'valibot';
import { hasPointList, pointListFile } from './point-list-files.ts';

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const store = v.object({
  name: shortText,
  postcode: shortText,
  city: shortText,
  street: shortText,
  phone: v.optional(shortText),
});

const shippingFile = (contentDir: string) => join(contentDir, 'commerce', 'shipping-methods.json');

/** Reads the shop's methods. Without a file there are none, which is logged. Errors: `JsonFileError`. */
export function readShippingAndPaymentMethods(
  contentDir: string,
  log: Log,
): ShippingAndPaymentMethods {
  return {
    shipping: readList(shippingFile(contentDir), shippingMethod, log).map((rule) => ({
      ...rule,
      pickup_points: rule.pickup_points.map((code) => readPoint(contentDir, code)),
    })),
    payment: readList(join(contentDir, 'commerce', 'payment-methods.json'), paymentMethod, log),
  };
}

/**
 * Reads the delivery zones of the shop; none without a file.
 * Errors: `JsonFileError`; throws for a method that the shop does not have.
 */
export function readDeliveryZones(
  contentDir: string,
  methods: readonly MethodCodes[],
): readonly ZoneOfFile[] {
  const file = join(contentDir, 'commerce', 'delivery-zones.json');
  if (!existsSync(file)) return [];
  const zones = readJsonFile(file, zoneFile);
  const unknown = unknownMethods(zones, methods);
  if (unknown.length === 0) return zones;
  throw new Error(
    `${file}: ${unknown.join(', ')}: no such method in shipping-methods.json. Write carrier_code/method_code of one.`,
  );
}

/** Returns true unless the method needs a list of parcel points that the shop does not have. */
export function isOffered(
  contentDir: string,
  { parcel_points: carrier }: Pick<ShippingRule, 'parcel_points'>,
): boolean {
  return carrier === undefined || hasPointList(contentDir, carrier);
}

/** Logs each method that is not offered because its list of parcel points is missing. Errors: `JsonFileError`. */
export function logMissingPointLists(contentDir: string, log: Log): void {
  for (const rule of readList(shippingFile(contentDir), shippingMethod, log)) {
    const { method_code: method, parcel_points: carrier } = rule;
    if (carrier === undefined || isOffered(contentDir, rule)) continue;
    log.warn('point-list-missing', { method, file: pointListFile(contentDir, carrier) });
  }
}

const readPoint = (contentDir: string, code: string): PickupPoint => ({
  code,
  ...readJsonFile(join(contentDir, 'stores', `${code}.json`), store),
});

/** Reads a JSON list whose entries all match the schema; empty without the file. Errors: `JsonFileError`. */
export function readList<const Schema extends v.GenericSchema>(
  file: string,
  item: Schema,
  log: Log,
): v.InferOutput<Schema>[] {
  if (existsSync(file)) return readJsonFile(file, v.array(item));
  log.warn('commerce-file-missing', { file });
  return [];
}
