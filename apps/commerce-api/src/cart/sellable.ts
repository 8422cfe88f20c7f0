import {
  bundleOption,
  configurableChild,
  configurableOption,
  customOption,
  isOffSale,
  type BundleOption,
  type ConfigurableOption,
  type CustomOption,
} from '@shop/contract';
import { priceProduct, type PriceFields, type PricingContext } from '@shop/pricing';
import * as v from 'valibot';
import type { CompleteProduct } from '../catalogue/complete-product.ts';

/** A variant as the cart needs it: priced, its attribute values as text by attribute code. */
export interface SellableVariant {
  readonly sku: string;
  readonly id: number | undefined;
  readonly isActive: boolean;
  readonly taxClassId: unknown;
  readonly weightKg: number | undefined;
  readonly prices: PriceFields;
  valueOf(attributeCode: string): string | undefined;
}

/** A product as the cart needs it: priced, and everything a shopper can choose about it. */
export interface Sellable {
  readonly sku: string;
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** False once the shop has taken it off sale. */
  readonly isActive: boolean;
  readonly taxClassId: unknown;
  readonly weightKg: number;
  readonly prices: PriceFields;
  readonly configurableOptions: readonly ConfigurableOption[];
  readonly variants: readonly SellableVariant[];
  readonly bundleOptions: readonly BundleOption[];
  readonly customOptions: readonly CustomOption[];
}

/** A list whose entries that cannot be read are left out: one bad option must not close the product. */
const listOf = <const Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(
    v.fallback(v.optional(v.nullable(v.array(v.unknown())), []), []),
    v.transform((values) =>
      (values ?? []).flatMap((value): v.InferOutput<Schema>[] => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

const choices = v.object({
  configurable_options: listOf(configurableOption),
  configurable_children: listOf(configurableChild),
  bundle_options: listOf(bundleOption),
  custom_options: listOf(customOption),
});

/** Prices a document for the place and moment of `context` and reads what can be chosen about it. */
export function readSellable(document: CompleteProduct, context: PricingContext): Sellable {
  const priced = priceProduct(document as Record<string, unknown> as Priceable, context);
  const chosen = v.parse(choices, priced);
  return {
    sku: document.sku,
    id: document.id,
    name: document.name,
    type: document.type_id,
    isActive: !isOffSale(document.status),
    taxClassId: document['tax_class_id'],
    weightKg: positive(document['weight_kg']) ?? 0,
    prices: priced,
    configurableOptions: chosen.configurable_options,
    variants: chosen.configurable_children.map((child) => ({
      sku: child.sku,
      id: child.id,
      isActive: !isOffSale(child.status),
      taxClassId: child.tax_class_id ?? document['tax_class_id'],
      weightKg: positive(child['weight_kg']),
      prices: child as unknown as PriceFields,
      valueOf: (code) => attributeValue(child, code),
    })),
    bundleOptions: chosen.bundle_options,
    customOptions: chosen.custom_options,
  };
}

type Priceable = Parameters<typeof priceProduct>[0];

function attributeValue(child: v.InferOutput<typeof configurableChild>, code: string) {
  const own = child[code] ?? child.custom_attributes?.find((a) => a.attribute_code === code)?.value;
  return typeof own === 'string' || typeof own === 'number' ? String(own) : undefined;
}

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
