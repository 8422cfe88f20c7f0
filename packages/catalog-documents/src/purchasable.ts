import {
  bundleOption,
  configurableChild,
  configurableOption,
  customOption,
  type ConfigurableChild,
} from '@shop/contract';
import { isDisabled, quantityRules, type QuantityRules } from '@shop/catalog';
import { priceProduct, type PriceFields, type PricingContext } from '@shop/pricing';
import * as v from 'valibot';
import type { Source } from './document.ts';
import type { NormalProduct } from './normalise-product.ts';

/** A priced variant with the fields the cart needs. */
export interface PurchasableVariant {
  readonly sku: string;
  readonly id: number | undefined;
  readonly child: ConfigurableChild;
  readonly taxClassId: unknown;
  readonly weightKg: number | undefined;
  readonly prices: PriceFields;
  readonly quantities: QuantityRules;
}

/** A priced product with the fields the cart needs and all its options. */
export interface Purchasable {
  readonly sku: string;
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** False if the shop has taken it off sale. */
  readonly isActive: boolean;
  readonly taxClassId: unknown;
  readonly weightKg: number;
  readonly prices: PriceFields;
  readonly quantities: QuantityRules;
  readonly variants: readonly PurchasableVariant[];
  /** Options of the product in the catalog, without those that cannot be read. */
  readonly choices: v.InferOutput<typeof choicesSchema>;
}

/** A list without the entries that cannot be read: one bad option must not make the product unavailable. */
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

const choicesSchema = v.object({
  configurable_options: listOf(configurableOption),
  configurable_children: listOf(configurableChild),
  bundle_options: listOf(bundleOption),
  custom_options: listOf(customOption),
});

/** Reads the options of a product. Options that cannot be read are left out. */
export function readChoices(document: Source): Purchasable['choices'] {
  return v.parse(choicesSchema, document);
}

/** Prices a document for the country and time of `context` and reads its options. */
export function readPurchasable(document: NormalProduct, context: PricingContext): Purchasable {
  const product = priceProduct(document as Record<string, unknown> as Priceable, context);
  const choices = readChoices(product as unknown as Source);
  const quantities = quantityRules(document);
  return {
    sku: document.sku,
    id: document.id,
    name: document.name,
    type: document.type_id,
    isActive: !isDisabled(document.status),
    taxClassId: document['tax_class_id'],
    weightKg: positive(document['weight_kg']) ?? 0,
    prices: product,
    quantities,
    choices,
    variants: choices.configurable_children.map((child) => ({
      sku: child.sku,
      id: child.id,
      child,
      taxClassId: child.tax_class_id ?? document['tax_class_id'],
      weightKg: positive(child['weight_kg']),
      prices: child as unknown as PriceFields,
      quantities: quantityRules(child, quantities),
    })),
  };
}

type Priceable = Parameters<typeof priceProduct>[0];

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
