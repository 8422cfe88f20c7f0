import * as v from 'valibot';
import { nullish, wireId, wireNumber, wireText } from '../wire/scalars.ts';

/** Tax rates of product classes by country and region. `rate` in percent. Source: spec section 3, Tax rule. */
export const taxRule = v.looseObject({
  id: wireId,
  code: nullish(v.string()),
  product_tax_class_ids: v.array(wireId),
  customer_tax_class_ids: v.optional(v.array(wireId), []),
  rates: v.array(
    v.looseObject({
      id: nullish(wireId),
      code: nullish(v.string()),
      rate: wireNumber,
      tax_country_id: v.string(),
      tax_region_id: nullish(wireId),
      region_name: nullish(wireText),
    }),
  ),
});
/** Parsed tax rule. Rates in per cent. Source: CO-16. */
export type TaxRule = v.InferOutput<typeof taxRule>;
