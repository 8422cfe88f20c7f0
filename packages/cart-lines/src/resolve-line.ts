import { optionChecksum } from '@shop/cart-sync';
import {
  isNeverShipped,
  optionLabels,
  toProductOption,
  type OptionLabel,
  type QuantityRules,
} from '@shop/catalog';
import { type ProductOption } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import {
  checkPrice,
  priceBundle,
  priceWithCustomOptions,
  taxRate,
  type PriceFields,
  type PricingContext,
} from '@shop/pricing';
import { moneyFromWire, type Currency } from '@shop/money';
import { quantitySteps, type QuantityPriced, type QuantityStep } from '@shop/pricing/shop';
import { chooseBundle } from './choose-bundle.ts';
import { chooseCustom } from './choose-custom.ts';
import { chooseVariant } from './choose-variant.ts';
import type { LineRefusal } from './line-refusal.ts';
import type { Purchasable } from '@shop/catalog-documents';

/** Requested article with its selected options. */
export interface RequestedLine {
  /** The article's sku, or the configurable's when `option` names the variant. */
  readonly sku: string;
  readonly option: ProductOption | undefined;
}

/** An article with stock of its own, and how many pieces of it one piece of the line takes. */
interface StockNeed {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
}

/** Requested article as the shop sells it now. */
export interface ResolvedLine {
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly productId: number | undefined;
  readonly productType: string;
  readonly name: string;
  /** Distinguishes lines of the same sku, as in the shopper's own cart: '' without choices. Source: CS-2. */
  readonly optionKey: string;
  /** The choices, completed and sorted, for the wire. */
  readonly productOption: ProductOption;
  readonly words: readonly OptionLabel[];
  readonly currency: Currency;
  /** Whole minor units with tax, for one piece at quantity 1; see {@link atQuantity}. */
  readonly unitGross: number;
  /** Quantities from which the unit price is lower. Major units, with tax. */
  readonly steps: readonly QuantityStep[];
  /** Percent points. */
  readonly taxRate: number;
  /** Kilograms of one piece. */
  readonly weightKg: number;
  /** True if it is never shipped. */
  readonly isVirtual: boolean;
  readonly needs: readonly StockNeed[];
  /** Articles that must be on sale although their stock is not taken: the bundle itself. */
  readonly switches: readonly string[];
  readonly quantities: QuantityRules;
}

/** The available products, priced for one country and time. */
export interface ProductLookup {
  readonly context: PricingContext;
  readonly allowZeroPrice: boolean;
  product(sku: string): Purchasable | undefined;
  /** Returns the configurable that sells this variant. */
  parentOf(sku: string): Purchasable | undefined;
}

/** Finds, checks and prices the requested article. No part of the price comes from the request. */
export function resolveLine(
  request: RequestedLine,
  lookup: ProductLookup,
): Result<ResolvedLine, LineRefusal> {
  const selection = request.option?.extension_attributes ?? {};
  const parent = lookup.parentOf(request.sku);
  const product = parent ?? lookup.product(request.sku);
  if (product === undefined || !product.isActive || product.type === 'grouped') {
    return err({ kind: 'sku-invalid' });
  }
  const custom = chooseCustom(product.choices.custom_options, selection.custom_options ?? []);
  if (!custom.ok) return custom;
  const article = resolveArticle(
    product,
    parent === undefined ? undefined : request.sku,
    selection,
    lookup,
  );
  if (!article.ok) return article;
  const { prices: base, taxClassId, bundleChoices, itemOptions, ...lineFields } = article.value;
  const { currency = 'HUF' } = lookup.context;
  const prices = priceWithCustomOptions(base, custom.value.values, currency);
  if (!checkPrice(prices, lookup.allowZeroPrice).ok) return err({ kind: 'price-unknown' });
  const productOption = toProductOption({
    configurable: itemOptions,
    bundle: bundleChoices,
    custom: custom.value.choices,
  });
  return ok({
    ...lineFields,
    productType: product.type,
    name: product.name,
    optionKey: optionChecksum(productOption) ?? '',
    productOption,
    words: optionLabels(
      product.choices,
      productOption,
      (part) => lookup.product(part.sku)?.name ?? part.sku,
    ),
    currency,
    unitGross: moneyFromWire(prices.price_incl_tax, currency).minor,
    steps: lookup.context.tierGroupId === undefined ? [] : quantitySteps(prices as QuantityPriced),
    taxRate: taxRate(
      lookup.context.taxRules,
      taxClassId as number | string | undefined,
      lookup.context,
    ),
  });
}

/** Returns the line with the unit price at this quantity. Source: PR-22. */
export function atQuantity(line: ResolvedLine, qty: number): ResolvedLine {
  const step = line.steps.findLast((step) => step.qty <= qty);
  return step === undefined
    ? line
    : { ...line, unitGross: moneyFromWire(step.grossPrice, line.currency).minor };
}

interface Article extends Pick<
  ResolvedLine,
  'sku' | 'parentSku' | 'productId' | 'weightKg' | 'isVirtual' | 'needs' | 'switches' | 'quantities'
> {
  readonly prices: PriceFields;
  readonly taxClassId: unknown;
  readonly itemOptions: readonly { option_id: string; option_value: string }[];
  readonly bundleChoices: readonly {
    option_id: string;
    option_qty: number;
    option_selections: string[];
  }[];
}

type Chosen = NonNullable<ProductOption['extension_attributes']>;

function resolveArticle(
  product: Purchasable,
  variantSku: string | undefined,
  selection: Chosen,
  lookup: ProductLookup,
): Result<Article, LineRefusal> {
  if (product.type === 'configurable') return resolveVariant(product, variantSku, selection);
  if (product.type === 'bundle') return resolveBundle(product, selection, lookup);
  return ok({
    sku: product.sku,
    parentSku: undefined,
    productId: product.id,
    weightKg: product.weightKg,
    isVirtual: isNeverShipped(product.type),
    needs: [{ sku: product.sku, name: product.name, qty: 1 }],
    switches: [],
    quantities: product.quantities,
    prices: product.prices,
    taxClassId: product.taxClassId,
    itemOptions: [],
    bundleChoices: [],
  });
}

function resolveVariant(
  product: Purchasable,
  variantSku: string | undefined,
  selection: Chosen,
): Result<Article, LineRefusal> {
  const variantResult = chooseVariant(
    product,
    variantSku,
    selection.configurable_item_options ?? [],
  );
  if (!variantResult.ok) return variantResult;
  const { variant, itemOptions } = variantResult.value;
  return ok({
    sku: variant.sku,
    parentSku: product.sku,
    productId: variant.id ?? product.id,
    weightKg: variant.weightKg ?? product.weightKg,
    isVirtual: false,
    needs: [{ sku: variant.sku, name: product.name, qty: 1 }],
    switches: [],
    quantities: variant.quantities,
    prices: variant.prices,
    taxClassId: variant.taxClassId,
    itemOptions,
    bundleChoices: [],
  });
}

function resolveBundle(
  product: Purchasable,
  selection: Chosen,
  lookup: ProductLookup,
): Result<Article, LineRefusal> {
  const filled = chooseBundle(product.choices.bundle_options, selection.bundle_options ?? []);
  if (!filled.ok) return filled;
  const { choices, parts } = filled.value;
  const articles = parts.map((part) => ({ ...part, product: lookup.product(part.sku) }));
  if (articles.some((part) => part.product?.isActive !== true)) return err({ kind: 'sku-invalid' });
  const composite = priceBundle(
    { bundle_options: product.choices.bundle_options },
    (sku) => lookup.product(sku)?.prices,
    choices,
    lookup.context.currency,
  );
  return ok({
    sku: product.sku,
    parentSku: undefined,
    productId: product.id,
    weightKg: articles.reduce((sum, part) => sum + (part.product?.weightKg ?? 0) * part.qty, 0),
    isVirtual: articles.every((part) => isNeverShipped(part.product?.type ?? '')),
    needs: articles.map(({ sku, qty, product: part }) => ({ sku, qty, name: part?.name ?? sku })),
    switches: [product.sku],
    quantities: product.quantities,
    prices: composite.product,
    taxClassId: product.taxClassId ?? articles[0]?.product?.taxClassId,
    itemOptions: [],
    bundleChoices: choices,
  });
}
