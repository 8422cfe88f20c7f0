import * as v from 'valibot';
import { atLeastOne, count, questionSize, text, singleWord } from './bounds.ts';

const direction = v.picklist(['asc', 'desc']);

const sortOption = v.strictObject({
  /** Value in the address, unique among the sort orders: `created_at:desc`. */
  value: singleWord,
  field: singleWord,
  direction,
  /** Its English name, the source of the translations. */
  label: text,
});

const priceRange = v.strictObject({
  /** Major units, gross, included. */
  from: count,
  /** Major units, gross, not included; left out: no upper end. */
  to: v.optional(count),
});

const firstFilters = v.strictObject({
  /** Id of the category. */
  categoryId: atLeastOne,
  /** Some of `defaultFilters`, in the order they are shown. */
  codes: v.array(singleWord),
});

/** Lists, filters, sorts and the product page. Source: SC-9 to SC-12. */
export const products = v.optional(
  v.strictObject({
    /** Attributes a listing can be filtered by, in the order they are shown. */
    defaultFilters: v.optional(v.array(singleWord), ['color', 'size', 'price']),
    /** Filters shown first in a category and below it; the nearest category with an entry decides. */
    firstFilters: v.optional(v.array(firstFilters), []),
    /** Measures in centimeters that a listing can be filtered by, in the order they are shown. */
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
    /** Ascending; each ends where the next begins. */
    priceRanges: v.optional(v.array(priceRange), [
      { from: 0, to: 50 },
      { from: 50, to: 100 },
      { from: 100, to: 150 },
      { from: 150 },
    ]),
    /** The field a filter on `price` compares. */
    priceFilterKey: v.optional(singleWord, 'final_price'),
    aggregation: v.optional(
      v.strictObject({
        /** Values counted per attribute. */
        defaultSize: v.optional(atLeastOne, 10),
        /** Values counted of a filter group: an attribute whose code begins with `groupPrefix` or is in `groupFields`. */
        groupSize: v.optional(atLeastOne, 3000),
        groupPrefix: v.optional(singleWord, 'filter_group_'),
        groupFields: v.optional(v.array(singleWord), ['color', 'size']),
      }),
      {},
    ),
    /** Products in the response of the search that reads all filters of a category. */
    maxFiltersQuerySize: v.optional(questionSize, 999),
    /** `visibility` of products in lists. */
    listVisibility: v.optional(v.array(count), [2, 3, 4]),
    /** `status` of products in lists. */
    listStatus: v.optional(v.array(count), [0, 1]),
    /** Attribute group whose attributes are not shown. */
    hiddenAttributeGroup: v.optional(count, 10007),
    /** True if a price of 0 may be put into the cart. */
    allowZeroPrice: v.optional(v.boolean(), false),
    usePriceTiers: v.optional(v.boolean(), false),
    /** True if sold-out variants are taken out of the choice, as those off sale always are. */
    filterUnavailableVariants: v.optional(v.boolean(), true),
    /**
     * If true, selecting a value that does not fit the other options changes them. Otherwise the previous choice is restored.
     * Source: SC-46.
     */
    adaptOptions: v.optional(v.boolean(), false),
    /** True if a variant's own page leads to its parent. */
    preventConfigurableChildrenDirectAccess: v.optional(v.boolean(), true),
    /** True if lists show what is sold out. */
    listOutOfStockProducts: v.optional(v.boolean(), true),
    useMagentoUrlKeys: v.optional(v.boolean(), true),
    /** True if the platform's prices replace the catalogue's. */
    alwaysSyncPlatformPricesOver: v.optional(v.boolean(), false),
    /** True if lists wait for the platform's prices. */
    waitForPlatformSync: v.optional(v.boolean(), false),
  }),
  {},
);
