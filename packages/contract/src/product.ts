import * as v from 'valibot';
import { maybe, wireFlag, wireId, wireNumber, wireText } from './scalars.ts';

/** The kinds of product the shop sells. `virtual` and `downloadable` are never shipped. */
export const productTypes = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'downloadable',
  'virtual',
] as const;
/** One of the kinds of products. Source: CO-10. */
export const productType = v.picklist(productTypes);
/** One of the kinds of products, as read. Source: CO-10. */
export type ProductType = v.InferOutput<typeof productType>;

/** What is left of a product. Units: pieces. Source: spec section 3, stock cache entry. */
export const stockEntry = v.object({
  is_in_stock: wireFlag,
  qty: v.optional(wireNumber, 0),
  product_id: maybe(wireId),
  sku: v.optional(v.string()),
  item_id: maybe(wireId),
  manage_stock: maybe(wireFlag),
});
/** What is known of an article's stock, as read. Source: CO-17. */
export type StockEntry = v.InferOutput<typeof stockEntry>;

/** The stars of a product, of approved reviews that gave any. `counts` by the number of stars, `'1'` to `'5'`. */
export const ratingSummary = v.object({
  /** To one decimal. */
  average: wireNumber,
  count: wireNumber,
  counts: v.record(v.string(), wireNumber),
});
/** The stars of a product, as read. Source: CO-23, CO-48. */
export type RatingSummary = v.InferOutput<typeof ratingSummary>;

/** A price a product had from one day until another, both included; `to` is absent while it holds. */
const priceRecord = v.object({
  price: wireNumber,
  from: v.string(),
  to: maybe(v.string()),
  reduced: maybe(wireFlag),
});

/**
 * The prices of a product or variant, in major units of the store currency (HUF: forints).
 * `x` is net once priced, `x_tax` its tax, `x_incl_tax` what a shopper pays; 0 in a special price means none.
 */
const priceFields = {
  price: maybe(wireNumber),
  price_tax: maybe(wireNumber),
  price_incl_tax: maybe(wireNumber),
  original_price: maybe(wireNumber),
  original_price_tax: maybe(wireNumber),
  original_price_incl_tax: maybe(wireNumber),
  special_price: maybe(wireNumber),
  special_price_tax: maybe(wireNumber),
  special_price_incl_tax: maybe(wireNumber),
  final_price: maybe(wireNumber),
  final_price_tax: maybe(wireNumber),
  final_price_incl_tax: maybe(wireNumber),
  original_source_price: maybe(wireNumber),
  original_special_price: maybe(wireNumber),
  original_final_price: maybe(wireNumber),
  special_from_date: maybe(v.string()),
  special_to_date: maybe(v.string()),
  price_is_current: maybe(v.boolean()),
  price_refreshed_at: maybe(v.number()),
  /** Gross. A ledger that cannot be read is none: a price is then shown without its past. */
  price_history: v.fallback(maybe(v.array(priceRecord)), undefined),
};

/** Fields of a document, and those of its prices. A function, so that bundlers can leave it out. */
// @__NO_SIDE_EFFECTS__
function withPrices<const Fields extends v.ObjectEntries>(fields: Fields) {
  return { ...fields, ...priceFields };
}

const customAttribute = v.object({ attribute_code: v.string(), value: v.unknown() });
/** An attribute of a variant and its value, as read. Source: CO-11. */
export type CustomAttribute = v.InferOutput<typeof customAttribute>;

/** One choice of a configurable: colour, fabric, size, and the values its variants have. */
export const configurableOption = v.looseObject({
  attribute_id: maybe(wireText),
  attribute_code: maybe(v.string()),
  label: maybe(v.string()),
  position: maybe(wireNumber),
  values: v.optional(v.array(v.looseObject({ value_index: wireText, label: maybe(wireText) })), []),
});
/** An option of a configurable with its values, as read. Source: CO-11. */
export type ConfigurableOption = v.InferOutput<typeof configurableOption>;

/**
 * A picture of a product: its path, the words for it, its place, its main colour as `#rrggbb`, and the width of what it
 * shows divided by its height. With `vid` it is the still of a film.
 */
const galleryEntry = v.looseObject({
  image: maybe(v.string()),
  lab: maybe(v.string()),
  pos: maybe(wireNumber),
  typ: maybe(v.string()),
  tone: v.fallback(maybe(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))), undefined),
  aspect: v.fallback(maybe(v.pipe(wireNumber, v.minValue(0.01), v.maxValue(100))), undefined),
  vid: v.fallback(maybe(v.looseObject({ url: v.string() })), undefined),
});

/** A variant. Its attribute values stand in `custom_attributes` or as fields of their own. */
export const configurableChild = v.looseObject(
  withPrices({
    sku: wireText,
    id: maybe(wireId),
    name: maybe(v.string()),
    image: maybe(v.string()),
    media_gallery: v.fallback(maybe(v.array(galleryEntry)), undefined),
    status: maybe(wireNumber),
    tax_class_id: maybe(wireId),
    stock: maybe(stockEntry),
    custom_attributes: maybe(v.array(customAttribute)),
  }),
);
/** A variant of a configurable, as read. Prices in major units. Source: CO-11. */
export type ConfigurableChild = v.InferOutput<typeof configurableChild>;

/** A tie to another product: `associated` for the parts of a grouped one, `related`, `upsell`. */
export const productLink = v.looseObject({
  sku: maybe(wireText),
  link_type: maybe(v.string()),
  linked_product_type: maybe(v.string()),
  linked_product_sku: maybe(wireText),
  position: maybe(wireNumber),
  qty: maybe(wireNumber),
});
/** A link to another product, as read. Source: CO-12. */
export type ProductLink = v.InferOutput<typeof productLink>;

/** What can be chosen for an option of a bundle, with its quantity. Source: CO-13. */
export const bundleLink = v.looseObject({
  id: wireText,
  sku: wireText,
  option_id: maybe(wireId),
  qty: v.optional(wireNumber, 1),
  position: maybe(wireNumber),
  is_default: maybe(wireFlag),
  price: maybe(wireNumber),
  price_type: maybe(wireText),
  can_change_quantity: maybe(wireFlag),
});
/** What can be chosen for an option of a bundle, as read. Source: CO-13. */
export type BundleLink = v.InferOutput<typeof bundleLink>;

/** One slot of a bundle ("table", "chairs") and the articles that can fill it. */
export const bundleOption = v.looseObject({
  option_id: wireId,
  title: maybe(v.string()),
  required: maybe(wireFlag),
  type: maybe(v.string()),
  position: maybe(wireNumber),
  sku: maybe(wireText),
  /** How many of its choice may be taken, at least and at most. */
  min_qty: maybe(wireNumber),
  max_qty: maybe(wireNumber),
  product_links: v.optional(v.array(bundleLink), []),
});
/** An option of a bundle, as read. Source: CO-13. */
export type BundleOption = v.InferOutput<typeof bundleOption>;

export const customOptionValue = v.looseObject({
  option_type_id: maybe(wireId),
  title: maybe(v.string()),
  price: maybe(wireNumber),
  price_type: maybe(v.string()),
});
/** A value of a custom option, as read. `price` in major units, or in per cent. Source: CO-13. */
export type CustomOptionValue = v.InferOutput<typeof customOptionValue>;

/** A wish the shopper adds: engraving, another leg. `type`: field, radio, select, drop_down, checkbox. */
export const customOption = v.looseObject({
  option_id: wireId,
  title: maybe(v.string()),
  type: v.string(),
  is_require: maybe(wireFlag),
  price: maybe(wireNumber),
  price_type: maybe(v.string()),
  max_characters: maybe(wireNumber),
  values: v.optional(v.array(customOptionValue), []),
});
/** A custom option, as read. Source: CO-13. */
export type CustomOption = v.InferOutput<typeof customOption>;

/** A price for a customer group from a quantity on, in major units. Source: CO-10. */
export const tierPrice = v.object({
  customer_group_id: maybe(wireId),
  qty: wireNumber,
  value: wireNumber,
  /** Of one piece with tax, where it holds for whoever asked. */
  value_incl_tax: maybe(wireNumber),
});
/** A tier price, as read. In major units. Source: CO-10. */
export type TierPrice = v.InferOutput<typeof tierPrice>;

/** What a shopper chose, as the cart calls carry it. Source: behaviours, spec section 3. */
export const productOption = v.object({
  extension_attributes: v.optional(
    v.object({
      custom_options: maybe(
        v.array(v.object({ option_id: wireText, option_value: v.nullable(wireText) })),
      ),
      configurable_item_options: maybe(
        v.array(v.object({ option_id: wireText, option_value: wireText })),
      ),
      bundle_options: maybe(
        v.array(
          v.object({
            option_id: wireText,
            option_qty: wireNumber,
            option_selections: v.array(wireText),
          }),
        ),
      ),
    }),
    {},
  ),
});
/** What was chosen of a product, as cart and orders carry it. Source: CO-11. */
export type ProductOption = v.InferOutput<typeof productOption>;

/**
 * A product document as it travels. Fields the shop has no rule for (`filter_group_7`, `attribute_10012`,
 * `color`) pass through untouched, so that a catalogue may bring attributes of its own.
 * Source: spec section 3, Product.
 */
export const product = v.looseObject(
  withPrices({
    id: wireId,
    sku: wireText,
    parentSku: maybe(wireText),
    name: v.optional(v.string(), ''),
    type_id: productType,
    status: maybe(wireNumber),
    visibility: maybe(wireNumber),
    tax_class_id: maybe(wireId),
    url_key: maybe(v.string()),
    url_path: maybe(v.string()),
    slug: maybe(v.string()),
    image: maybe(v.string()),
    media_gallery: maybe(v.array(galleryEntry)),
    description: maybe(v.string()),
    short_description: maybe(v.string()),
    /** The language of its running text where that need not be the store view's. */
    text_language: maybe(v.string()),
    rating_summary: v.fallback(maybe(ratingSummary), undefined),
    created_at: maybe(v.string()),
    updated_at: maybe(v.string()),
    category: maybe(
      v.array(
        v.looseObject({ category_id: wireId, name: maybe(v.string()), slug: maybe(v.string()) }),
      ),
    ),
    category_ids: maybe(v.array(wireText)),
    stock: maybe(stockEntry),
    sale: maybe(wireText),
    new: maybe(wireText),
    discount: maybe(wireNumber),
    tier_prices: maybe(v.array(tierPrice)),
    configurable_options: maybe(v.array(configurableOption)),
    configurable_children: maybe(v.array(configurableChild)),
    product_links: maybe(v.array(productLink)),
    bundle_options: maybe(v.array(bundleOption)),
    custom_options: maybe(v.array(customOption)),
  }),
);
/** {@link product} as read: what the schema lets out. */
export type Product = v.InferOutput<typeof product>;

/** The answer of render-list: platform prices by product id, gross in `price_info`, net in the adjustments. */
export const renderList = v.object({
  items: v.array(
    v.looseObject({
      id: wireId,
      sgn: maybe(v.string()),
      price_info: v.looseObject({
        final_price: wireNumber,
        regular_price: wireNumber,
        special_price: maybe(wireNumber),
        extension_attributes: maybe(
          v.looseObject({
            tax_adjustments: maybe(
              v.looseObject({
                final_price: wireNumber,
                regular_price: wireNumber,
                special_price: maybe(wireNumber),
              }),
            ),
          }),
        ),
      }),
    }),
  ),
});
/** The platform's prices, as read. Gross and net, in major units. Source: CO-24. */
export type RenderList = v.InferOutput<typeof renderList>;
