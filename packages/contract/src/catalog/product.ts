import * as v from 'valibot';
import { nullish, wireFlag, wireId, wireNumber, wireText } from '../wire/scalars.ts';

/** The product types of the shop. `virtual` and `downloadable` are never shipped. */
export const productTypes = [
  'simple',
  'configurable',
  'bundle',
  'grouped',
  'downloadable',
  'virtual',
] as const;
/** Schema of a product type. Source: CO-10. */
export const productType = v.picklist(productTypes);
/** Parsed product type. Source: CO-10. */
export type ProductType = v.InferOutput<typeof productType>;

/** Stock of a product. Units: pieces. Source: spec section 3, stock cache entry. */
export const stockEntry = v.object({
  is_in_stock: wireFlag,
  qty: v.optional(wireNumber, 0),
  product_id: nullish(wireId),
  sku: v.optional(v.string()),
  item_id: nullish(wireId),
  manage_stock: nullish(wireFlag),
});
/** Parsed stock of a product. Source: CO-17. */
export type StockEntry = v.InferOutput<typeof stockEntry>;

/** Rating of a product, from approved reviews with stars. `counts` by the number of stars, `'1'` to `'5'`. */
export const ratingSummary = v.object({
  /** To one decimal. */
  average: wireNumber,
  count: wireNumber,
  counts: v.record(v.string(), wireNumber),
});
/** Parsed rating of a product. Source: CO-23, PO-48. */
export type RatingSummary = v.InferOutput<typeof ratingSummary>;

/** Price of a product from one day to another, both included; `to` is absent while the price is in effect. */
const priceRecord = v.object({
  price: wireNumber,
  from: v.string(),
  to: nullish(v.string()),
  reduced: nullish(wireFlag),
});

/**
 * The prices of a product or variant, in major units of the store currency (HUF: forints).
 * `x` is net once priced, `x_tax` its tax, `x_incl_tax` the shopper's price; 0 in a special price means none.
 */
const priceFields = {
  price: nullish(wireNumber),
  price_tax: nullish(wireNumber),
  price_incl_tax: nullish(wireNumber),
  original_price: nullish(wireNumber),
  original_price_tax: nullish(wireNumber),
  original_price_incl_tax: nullish(wireNumber),
  special_price: nullish(wireNumber),
  special_price_tax: nullish(wireNumber),
  special_price_incl_tax: nullish(wireNumber),
  final_price: nullish(wireNumber),
  final_price_tax: nullish(wireNumber),
  final_price_incl_tax: nullish(wireNumber),
  original_source_price: nullish(wireNumber),
  original_special_price: nullish(wireNumber),
  original_final_price: nullish(wireNumber),
  special_from_date: nullish(v.string()),
  special_to_date: nullish(v.string()),
  price_is_current: nullish(v.boolean()),
  price_refreshed_at: nullish(v.number()),
  /** Gross. An unreadable ledger is dropped: the price is then shown without a history. */
  price_history: v.fallback(nullish(v.array(priceRecord)), undefined),
};

/** Fields of a document, and those of its prices. A function, so that bundlers can leave it out. */
// @__NO_SIDE_EFFECTS__
function withPrices<const Fields extends v.ObjectEntries>(fields: Fields) {
  return { ...fields, ...priceFields };
}

const customAttribute = v.object({ attribute_code: v.string(), value: v.unknown() });
/** Parsed attribute of a variant and its value. Source: CO-11. */
export type CustomAttribute = v.InferOutput<typeof customAttribute>;

/** One option of a configurable, such as colour, fabric or size, with the values of its variants. */
export const configurableOption = v.looseObject({
  attribute_id: nullish(wireText),
  attribute_code: nullish(v.string()),
  label: nullish(v.string()),
  position: nullish(wireNumber),
  values: v.optional(
    v.array(v.looseObject({ value_index: wireText, label: nullish(wireText) })),
    [],
  ),
});
/** Parsed option of a configurable with its values. Source: CO-11. */
export type ConfigurableOption = v.InferOutput<typeof configurableOption>;

/**
 * A picture of a product: path, label, position, main colour as `#rrggbb`, and the width of the shown object divided by
 * its height. With `vid` it is the still picture of a film.
 */
const galleryEntry = v.looseObject({
  image: nullish(v.string()),
  lab: nullish(v.string()),
  pos: nullish(wireNumber),
  typ: nullish(v.string()),
  tone: v.fallback(nullish(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))), undefined),
  aspect: v.fallback(nullish(v.pipe(wireNumber, v.minValue(0.01), v.maxValue(100))), undefined),
  vid: v.fallback(nullish(v.looseObject({ url: v.string() })), undefined),
});

/** A variant. Its attribute values are in `custom_attributes` or in separate fields. */
export const configurableChild = v.looseObject(
  withPrices({
    sku: wireText,
    id: nullish(wireId),
    name: nullish(v.string()),
    image: nullish(v.string()),
    media_gallery: v.fallback(nullish(v.array(galleryEntry)), undefined),
    status: nullish(wireNumber),
    tax_class_id: nullish(wireId),
    stock: nullish(stockEntry),
    custom_attributes: nullish(v.array(customAttribute)),
  }),
);
/** Parsed variant of a configurable. Prices in major units. Source: CO-11. */
export type ConfigurableChild = v.InferOutput<typeof configurableChild>;

/** A link to another product: `associated` for the parts of a grouped one, `related`, `upsell`. */
export const productLink = v.looseObject({
  sku: nullish(wireText),
  link_type: nullish(v.string()),
  linked_product_type: nullish(v.string()),
  linked_product_sku: nullish(wireText),
  position: nullish(wireNumber),
  qty: nullish(wireNumber),
});
/** Parsed link to another product. Source: CO-12. */
export type ProductLink = v.InferOutput<typeof productLink>;

/** Product that can be chosen for a bundle option, with its quantity. Source: CO-13. */
export const bundleLink = v.looseObject({
  id: wireText,
  sku: wireText,
  option_id: nullish(wireId),
  qty: v.optional(wireNumber, 1),
  position: nullish(wireNumber),
  is_default: nullish(wireFlag),
  price: nullish(wireNumber),
  price_type: nullish(wireText),
  can_change_quantity: nullish(wireFlag),
});
/** Parsed product that can be chosen for a bundle option. Source: CO-13. */
export type BundleLink = v.InferOutput<typeof bundleLink>;

/** One option of a bundle ("table", "chairs") and the articles to choose from. */
export const bundleOption = v.looseObject({
  option_id: wireId,
  title: nullish(v.string()),
  required: nullish(wireFlag),
  type: nullish(v.string()),
  position: nullish(wireNumber),
  sku: nullish(wireText),
  /** Minimum and maximum quantity of the chosen product. */
  min_qty: nullish(wireNumber),
  max_qty: nullish(wireNumber),
  product_links: v.optional(v.array(bundleLink), []),
});
/** Parsed option of a bundle. Source: CO-13. */
export type BundleOption = v.InferOutput<typeof bundleOption>;

export const customOptionValue = v.looseObject({
  option_type_id: nullish(wireId),
  title: nullish(v.string()),
  price: nullish(wireNumber),
  price_type: nullish(v.string()),
});
/** Parsed value of a custom option. `price` in major units, or in per cent. Source: CO-13. */
export type CustomOptionValue = v.InferOutput<typeof customOptionValue>;

/** A custom option of the shopper: an engraving, different legs. `type`: field, radio, select, drop_down, checkbox. */
export const customOption = v.looseObject({
  option_id: wireId,
  title: nullish(v.string()),
  type: v.string(),
  is_require: nullish(wireFlag),
  price: nullish(wireNumber),
  price_type: nullish(v.string()),
  max_characters: nullish(wireNumber),
  values: v.optional(v.array(customOptionValue), []),
});
/** Parsed custom option. Source: CO-13. */
export type CustomOption = v.InferOutput<typeof customOption>;

/** A price for a customer group from a quantity on, in major units. Source: CO-10. */
export const tierPrice = v.object({
  customer_group_id: nullish(wireId),
  qty: wireNumber,
  value: wireNumber,
  /** Price of one piece with tax, if the tier applies to the requesting customer. */
  value_incl_tax: nullish(wireNumber),
});
/** Parsed tier price. In major units. Source: CO-10. */
export type TierPrice = v.InferOutput<typeof tierPrice>;

/** Options chosen by the shopper, in the form of the cart calls. Source: wire contract 3, spec section 3. */
export const productOption = v.object({
  extension_attributes: v.optional(
    v.object({
      custom_options: nullish(
        v.array(v.object({ option_id: wireText, option_value: v.nullable(wireText) })),
      ),
      configurable_item_options: nullish(
        v.array(v.object({ option_id: wireText, option_value: wireText })),
      ),
      bundle_options: nullish(
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
/** Parsed options chosen by the shopper, as in carts and orders. Source: CO-11. */
export type ProductOption = v.InferOutput<typeof productOption>;

/**
 * Product document on the wire. Fields without a rule here (`filter_group_7`, `attribute_10012`, `color`) pass through
 * unchanged, so that a catalog can have attributes of its own. Source: spec section 3, Product.
 */
export const product = v.looseObject(
  withPrices({
    id: wireId,
    sku: wireText,
    parentSku: nullish(wireText),
    name: v.optional(v.string(), ''),
    type_id: productType,
    status: nullish(wireNumber),
    visibility: nullish(wireNumber),
    tax_class_id: nullish(wireId),
    url_key: nullish(v.string()),
    url_path: nullish(v.string()),
    slug: nullish(v.string()),
    image: nullish(v.string()),
    media_gallery: nullish(v.array(galleryEntry)),
    description: nullish(v.string()),
    short_description: nullish(v.string()),
    /** Language of the description, if it may differ from that of the store view. */
    text_language: nullish(v.string()),
    rating_summary: v.fallback(nullish(ratingSummary), undefined),
    created_at: nullish(v.string()),
    updated_at: nullish(v.string()),
    category: nullish(
      v.array(
        v.looseObject({
          category_id: wireId,
          name: nullish(v.string()),
          slug: nullish(v.string()),
        }),
      ),
    ),
    category_ids: nullish(v.array(wireText)),
    stock: nullish(stockEntry),
    sale: nullish(wireText),
    new: nullish(wireText),
    discount: nullish(wireNumber),
    tier_prices: nullish(v.array(tierPrice)),
    configurable_options: nullish(v.array(configurableOption)),
    configurable_children: nullish(v.array(configurableChild)),
    product_links: nullish(v.array(productLink)),
    bundle_options: nullish(v.array(bundleOption)),
    custom_options: nullish(v.array(customOption)),
  }),
);
/** Output of {@link product}. */
export type Product = v.InferOutput<typeof product>;

/** The response of render-list: platform prices by product id, gross in `price_info`, net in the adjustments. */
export const renderList = v.object({
  items: v.array(
    v.looseObject({
      id: wireId,
      sgn: nullish(v.string()),
      price_info: v.looseObject({
        final_price: wireNumber,
        regular_price: wireNumber,
        special_price: nullish(wireNumber),
        extension_attributes: nullish(
          v.looseObject({
            tax_adjustments: nullish(
              v.looseObject({
                final_price: wireNumber,
                regular_price: wireNumber,
                special_price: nullish(wireNumber),
              }),
            ),
          }),
        ),
      }),
    }),
  ),
});
/** Parsed platform prices. Gross and net, in major units. Source: CO-24. */
export type RenderList = v.InferOutput<typeof renderList>;
