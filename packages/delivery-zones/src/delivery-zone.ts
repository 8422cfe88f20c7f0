import * as v from 'valibot';
import { findOverlap } from './postcode/overlap.ts';
import { isPostcodePattern } from './postcode/postcode-pattern.ts';

const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max));

const postcodePattern = v.pipe(
  v.string(),
  v.check(
    isPostcodePattern,
    'is a postcode ("2015"), a range of postcodes of one length ("1000-1999"), or the beginning of postcodes with an asterisk ("94*")',
  ),
);

/** Maximum number of working days that a zone can add or remove. Source: DZ-6. */
export const maxExtraDays = 30;

/** A delivery method in a zone. Source: DZ-5, DZ-6, DZ-7. */
const zoneMethod = v.pipe(
  v.object({
    /** Price in the zone, which replaces the method's; with tax, major units of the default view's currency. */
    price_incl_tax: v.optional(v.pipe(v.number(), v.minValue(0))),
    /** Added to the price of the method; negative for a lower price. */
    price_difference: v.optional(v.number()),
    /** Working days after the delivery days of the product; negative for a faster zone. */
    extra_days: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(-maxExtraDays), v.maxValue(maxExtraDays)),
      0,
    ),
    /** False if the method does not deliver to the zone. */
    delivers: v.optional(v.boolean(), true),
  }),
  v.check(
    ({ price_incl_tax: ownPrice, price_difference: difference }) =>
      ownPrice === undefined || difference === undefined,
    'has a price or a difference of the price, not both',
  ),
);

/** A zone in `commerce/delivery-zones.json`. Source: DZ-1, DZ-2. */
export const zoneOfFile = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,49}$/, 'is lower-case letters, digits and hyphens'),
  ),
  /** Name for shoppers, in the language of the default view. */
  name: text(100),
  /** ISO code in capitals. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is an ISO code in capitals')),
  postcodes: v.pipe(v.array(postcodePattern), v.minLength(1), v.maxLength(10_000)),
  /** Methods with different terms, by `carrier_code/method_code`. */
  methods: v.record(
    v.pipe(v.string(), v.regex(/^[^/]+\/.+$/, 'is carrier_code/method_code of a delivery method')),
    zoneMethod,
  ),
});
/** A zone in `commerce/delivery-zones.json`. Prices with tax, in major units of the default view's currency. */
export type ZoneOfFile = v.InferOutput<typeof zoneOfFile>;

/** Contents of `commerce/delivery-zones.json` of a shop folder. Source: DZ-3. */
export const zoneFile = v.pipe(
  v.array(zoneOfFile),
  v.maxLength(1_000),
  v.check(
    (zones) => new Set(zones.map(({ code }) => code)).size === zones.length,
    'has each code once: rename one of the zones with the same code',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const overlap = findOverlap(dataset.value);
    if (overlap === undefined) return;
    const [first, second] = overlap;
    addIssue({
      message: `has each postcode in one zone: "${first.pattern}" of ${first.zone} and "${second.pattern}" of ${second.zone} overlap`,
    });
  }),
);

/** Price and delivery days of a method in a zone. */
export interface ZoneTerms {
  /** With tax, in the unit of the prices that the zones were resolved with. */
  readonly price_incl_tax: number;
  /** Working days after the delivery days of the product; negative for fewer days. */
  readonly extra_days: number;
}

/** A zone whose prices are final. Source: DZ-5. */
export interface DeliveryZone {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly postcodes: readonly string[];
  /** By `carrier_code/method_code`; `null` for a method that does not deliver to the zone. */
  readonly methods: Readonly<Record<string, ZoneTerms | null>>;
}
