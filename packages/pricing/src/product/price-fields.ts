import type { Gross, MajorUnits, Net } from '@shop/money';

/** A number; older backends send it as text. */
export type WireAmount = number | string | null | undefined;

/**
 * All price fields of a priced product or variant, in the store's currency (HUF: whole forints).
 *
 * `x` is net, `x_tax` its tax, `x_incl_tax` gross; `x + x_tax === x_incl_tax`. `price` is the price to pay now;
 * `original_price` is the regular price; `special_price` is 0 unless it is active; `final_price` is the platform's
 * final price, never above `price`. Source: PR-10.
 */
export interface PriceFields {
  readonly price: Net<MajorUnits>;
  readonly price_tax: MajorUnits;
  readonly price_incl_tax: Gross<MajorUnits>;
  readonly original_price: Net<MajorUnits>;
  readonly original_price_tax: MajorUnits;
  readonly original_price_incl_tax: Gross<MajorUnits>;
  readonly special_price: Net<MajorUnits>;
  readonly special_price_tax: MajorUnits;
  readonly special_price_incl_tax: Gross<MajorUnits>;
  readonly final_price: Net<MajorUnits>;
  readonly final_price_tax: MajorUnits;
  readonly final_price_incl_tax: Gross<MajorUnits>;
  /**
   * Regular price of the catalog, net or gross, not rounded. Marks a document that was priced here. Absent on sums of
   * parts and on prices confirmed by a platform.
   */
  readonly original_source_price?: number | undefined;
  /** Special price of the catalog; absent if it has none. */
  readonly original_special_price?: number | undefined;
  /** Final price of the catalog; absent if it has none. */
  readonly original_final_price?: number | undefined;
}

/** Price fields that are still being written. */
export type PriceDraft = { -readonly [Field in keyof PriceFields]?: PriceFields[Field] };

/** A lower price for one customer group from a minimum quantity, as on the wire. */
export interface PriceTier {
  readonly customer_group_id?: number | string | null | undefined;
  readonly qty: number;
  readonly value: number;
  /** Price of one piece with tax, once computed; only on tiers of the shopper's group. */
  readonly value_incl_tax?: Gross<MajorUnits> | undefined;
}

/** Fields of a product document, or of a variant, that determine its price. Other fields are allowed. */
export interface Priceable {
  readonly price?: WireAmount | undefined;
  readonly price_incl_tax?: WireAmount | undefined;
  readonly original_price?: WireAmount | undefined;
  readonly original_price_tax?: WireAmount | undefined;
  readonly original_price_incl_tax?: WireAmount | undefined;
  readonly original_source_price?: WireAmount | undefined;
  readonly special_price?: WireAmount | undefined;
  readonly final_price?: WireAmount | undefined;
  readonly original_special_price?: WireAmount | undefined;
  readonly original_final_price?: WireAmount | undefined;
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
  readonly tax_class_id?: number | string | null | undefined;
  readonly tier_prices?: readonly PriceTier[] | null | undefined;
  readonly price_is_current?: boolean | null | undefined;
  /** See `priceHistory`. */
  readonly price_history?: unknown;
}

/** A variant of a configurable product. `custom_attributes` fill the missing fields. */
export interface PriceableChild extends Priceable {
  readonly sku?: string | null | undefined;
  readonly status?: number | string | null | undefined;
  readonly stock?: { readonly is_in_stock?: unknown } | null | undefined;
  readonly custom_attributes?:
    | readonly { readonly attribute_code: string; readonly value?: unknown }[]
    | null
    | undefined;
}

/** A product document as on the wire. */
export interface PriceableProduct extends Priceable {
  readonly type_id?: string | null | undefined;
  readonly configurable_children?: readonly PriceableChild[] | null | undefined;
}

/** A document of type `T` with all prices computed, including those of its variants. */
export type Priced<T> = PriceFields & {
  [Field in keyof T]: Field extends 'configurable_children' ? PricedChildren<T[Field]> : T[Field];
};

type PricedChildren<Children> = Children extends (infer Child)[]
  ? (Child & PriceFields)[]
  : Children extends readonly (infer Child)[]
    ? readonly (Child & PriceFields)[]
    : Children;
