import type { DeliveryZone, ZoneOfFile, ZoneTerms } from './delivery-zone.ts';
import { fitsPattern, plainPostcode, readPostcodePattern } from './postcode/postcode-pattern.ts';

/** A delivery address. */
export interface DeliveryPlace {
  /** ISO code in capitals. */
  readonly country: string;
  /** As typed: spaces, hyphens and case are ignored. */
  readonly postcode: string;
}

/** The codes of a delivery method. */
export interface MethodCodes {
  readonly carrier_code: string;
  readonly method_code: string;
}

/** Returns the zone of an address; `undefined` for a postcode in no zone. Source: DZ-2. */
export function zoneAt<Zone extends Pick<DeliveryZone, 'country' | 'postcodes'>>(
  zones: readonly Zone[],
  { country, postcode }: DeliveryPlace,
): Zone | undefined {
  const plain = plainPostcode(postcode);
  return zones.find(
    (zone) =>
      zone.country === country &&
      zone.postcodes.some((text) => {
        const pattern = readPostcodePattern(text);
        return pattern !== undefined && fitsPattern(plain, pattern);
      }),
  );
}

/**
 * Returns price and delivery days of a method in a zone, or `null` if it does not deliver there. Without a zone, or if
 * the zone does not list the method, the method's own price applies, without extra days. Source: DZ-4, DZ-7.
 */
export function termsInZone(
  method: MethodCodes & { readonly price_incl_tax: number },
  zone: Pick<DeliveryZone, 'methods'> | undefined,
): ZoneTerms | null {
  const terms = zone?.methods[methodKey(method)];
  return terms === undefined ? { price_incl_tax: method.price_incl_tax, extra_days: 0 } : terms;
}

/**
 * Resolves the zones of a file: a difference is added to the price of its method, and is never below 0.
 *
 * `price`: converts an amount of the file into the unit and currency of the result. Source: DZ-5.
 */
export function resolveZones(
  zones: readonly ZoneOfFile[],
  methods: readonly (MethodCodes & { readonly price_incl_tax: number })[],
  price: (amount: number) => number,
): readonly DeliveryZone[] {
  const priceOfMethod = new Map(
    methods.map((method) => [methodKey(method), method.price_incl_tax]),
  );
  return zones.map(({ code, name, country, postcodes, methods: inZone }) => ({
    code,
    name,
    country,
    postcodes,
    methods: Object.fromEntries(
      Object.entries(inZone).map(([key, terms]) => {
        const { price_incl_tax: fixed, price_difference: difference = 0 } = terms;
        const amount = fixed ?? Math.max(0, (priceOfMethod.get(key) ?? 0) + difference);
        return [
          key,
          terms.delivers ? { price_incl_tax: price(amount), extra_days: terms.extra_days } : null,
        ];
      }),
    ),
  }));
}

/**
 * Returns the working days of a delivery in a zone with these extra days: at least one if the zone shortens it, unless
 * the product itself takes less. Source: DZ-6.
 */
export function daysInZone(days: number, extraDays: number): number {
  return extraDays < 0 ? Math.max(Math.min(days, 1), days + extraDays) : days + extraDays;
}

/** Returns the zones' methods that the shop does not have, as `zone: carrier/method`. Source: DZ-8. */
export function unknownMethods(
  zones: readonly ZoneOfFile[],
  methods: readonly MethodCodes[],
): readonly string[] {
  const methodKeys = new Set(methods.map(methodKey));
  return zones.flatMap(({ code, methods: inZone }) =>
    Object.keys(inZone)
      .filter((key) => !methodKeys.has(key))
      .map((key) => `${code}: ${key}`),
  );
}

const methodKey = ({ carrier_code: carrier, method_code: method }: MethodCodes): string =>
  `${carrier}/${method}`;
