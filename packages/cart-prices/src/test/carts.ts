import type { ProductLookup, ResolvedLine } from '@shop/cart-lines';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { CouponRow } from '../coupon/coupon-rule.ts';
import type { PaymentRule, ShippingRule } from '../methods/method-rules.ts';
import type { CountedLine, PriceCartInput } from '../totals/price-cart.ts';

/** 5 March 2026, 13:00 in Budapest. */
export const noon = unsafeBrand<EpochMs>(Date.parse('2026-03-05T12:00:00Z'));

const lookup: ProductLookup = {
  context: {
    country: 'HU',
    taxRules: [
      {
        product_tax_class_ids: [2],
        customer_tax_class_ids: [3],
        rates: [{ rate: 27, tax_country_id: 'HU', tax_region_id: 0 }],
      },
    ],
    sourcePriceIncludesTax: true,
    finalPriceIncludesTax: true,
    now: noon,
  },
  allowZeroPrice: false,
  product: () => undefined,
  parentOf: () => undefined,
};

/** `qty` pieces of a cup at 1,000 Ft with 27 % of tax and a weight of 2 kg. */
export function cups(qty: number, fields: Partial<ResolvedLine> = {}): CountedLine {
  const line: ResolvedLine = {
    sku: 'CUP',
    parentSku: undefined,
    productId: 1,
    productType: 'simple',
    name: 'Bögre',
    optionKey: '',
    productOption: { extension_attributes: {} },
    words: [],
    currency: 'HUF',
    unitGross: 1_000,
    steps: [],
    taxRate: 27,
    weightKg: 2,
    isVirtual: false,
    needs: [],
    switches: [],
    quantities: { min: 1, increment: 1 },
    ...fields,
  };
  return { id: 7, qty, line };
}

export const courier: ShippingRule = {
  carrier_code: 'gls',
  method_code: 'home',
  carrier_title: 'GLS',
  method_title: 'Házhoz',
  price_incl_tax: 1_990,
  free_above_bound: true,
  free_from: 10_000,
  countries: ['HU'],
  max_weight_kg: 20,
  default: true,
  pickup_points: [],
};

/** Cash on delivery at 500 Ft, for 100 to 50,000 Ft. */
export const cash: PaymentRule = {
  code: 'cashondelivery',
  title: 'Utánvét',
  cost_incl_tax: 500,
  default: false,
  not_for_virtual: true,
  cash: true,
  credit: false,
  bounds: { min: 100, max: 50_000 },
};

export function coupon(fields: Partial<CouponRow> = {}): CouponRow {
  return {
    code: 'TAVASZ',
    type: 'percent',
    value: 10,
    minAmount: 0,
    validFrom: null,
    validTo: null,
    useLimit: null,
    used: 0,
    description: null,
    ...fields,
  };
}

/** A cart of `lines` with the courier and cash chosen. */
export function cartOf(
  lines: readonly CountedLine[],
  changes: Partial<PriceCartInput> = {},
): PriceCartInput {
  return {
    lines,
    lookup,
    choices: { carrierCode: 'gls', methodCode: 'home', paymentCode: 'cashondelivery' },
    coupon: undefined,
    methods: { shipping: [courier], payment: [cash] },
    rounding: 'total',
    ...changes,
  };
}
