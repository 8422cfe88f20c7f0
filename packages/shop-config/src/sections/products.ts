import * as v from 'valibot';
import { atLeastOne, count, questionSize, text, singleWord } from './bounds.ts';

const direction = v.picklist(['asc', 'desc']);

const sortOption = v.strictObject({
  /** Value in the address, unique among the sort orders: `created_at:desc`. */
  value: singleWord,
  field: singleWord,
  direction,
  /** English name, the source of the translations. */
  label: text,
});

const priceRange = v.strictObject({
  /** Major units, gross, inclusive. */
  from: count,
  /** Major units, gross, exclusive; absent: no upper bound. */
  to: v.optional(count),
});

const firstFilters = v.strictObject({
  /** Id of the category. */
  categoryId: atLeastOne,
  /** Codes from `defaultFilters`, in display order. */
  codes: v.array(singleWord),
});

/** Lists, filters, sorts and the product page. Source: SC-9 to SC-12. */
export const products = v.optional(
  v.strictObject({
    /** Attributes that filter a listing, in display order. */
    defaultFilters: v.optional(v.array(singleWord), ['color', 'size', 'price']),
    /** Filters shown first in a category and its subcategories; the nearest category with an entry applies. */
    firstFilters: v.optional(v.array(firstFilters), []),
    /** Measures in centimeters that filter a listing, in display order. */
    measureFilters: v.optional(v.array(v.picklist(['width_cm', 'depth_cm', 'height_cm'])), []),
    /** A `value` of `sortOptions`. */
    defaultSort: v.optional(singleWord, 'created_at:desc'),
    sortOptions: v.optional(v.pipe(v.array(sortOption), v.minLength(1)), [
      { value: 'created_at:desc', field: 'created_at', direction: 'desc', label: 'Latest' },
      {
        value: 'final_price:asc',
        field: 'final_price',
        direction: 'asc',
        label: 'Price low to high',
      },
      {
        value: 'final_price:desc',
        field: 'final_price',
        direction: 'desc',
        label: 'Price high to low',
      },
      { value: '_score:desc', field: '_score', direction: 'desc', label: 'Best results' },
    ]),
    /** Ascending; each range ends where the next one begins. */
    priceRanges: v.optional(v.array(priceRange), [
      { from: 0, to: 50 },
      { from: 50, to: 100 },
      { from: 100, to: 150 },
      { from: 150 },
    ]),
    /** Field that a filter on `price` compares. */
    priceFilterKey: v.optional(singleWord, 'final_price'),
    aggregation: v.optional(
      v.strictObject({
        /** Number of values counted per attribute. */
        defaultSize: v.optional(atLeastOne, 10),
        /**
         * Number of values counted per filter group: an attribute whose code begins with `groupPrefix` or is in
         * `groupFields`.
         */
        groupSize: v.optional(atLeastOne, 3000),
        groupPrefix: v.optional(singleWord, 'filter_group_'),
        groupFields: v.optional(v.array(singleWord), ['color', 'size']),
      }),
      {},
    ),
    /** Number of products in the search response that reads all filters of a category. */
    maxFiltersQuerySize: v.optional(questionSize, 999),
    /** `visibility` of products in lists. */
    listVisibility: v.optional(v.array(count), [2, 3, 4]),
    /** `status` of products in lists. */
    listStatus: v.optional(v.array(count), [0, 1]),
    /** Attribute group whose attributes are not shown. */
    hiddenAttributeGroup: v.optional(count, 10007),
    /** True: a product with price 0 may be put into the cart. */
    allowZeroPrice: v.optional(v.boolean(), false),
    usePriceTiers: v.optional(v.boolean(), false),
    /** True: sold-out variants cannot be selected. Disabled variants never can. */
    filterUnavailableVariants: v.optional(v.boolean(), true),
    /**
     * True: selecting a value that does not fit the other options changes them. False: the previous choice is restored.
     * Source: SC-46.
     */
    adaptOptions: v.optional(v.boolean(), false),
    /** True: the address of a variant opens the page of its parent. */
    preventConfigurableChildrenDirectAccess: v.optional(v.boolean(), true),
    /** True: lists show sold-out products. */
    listOutOfStockProducts: v.optional(v.boolean(), true),
    useMagentoUrlKeys: v.optional(v.boolean(), true),
    /** True: prices of the platform replace those of the catalogue. */
    alwaysSyncPlatformPricesOver: v.optional(v.boolean(), false),
    /** True: lists wait for the platform's prices. */
    waitForPlatformSync: v.optional(v.boolean(), false),
  }),
  {},
);
