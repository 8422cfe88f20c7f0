import { money, multiplyMoney, wireAmount, type Currency, type Money } from '@shop/money';

/** Article of an event, with the field names of GA4. Source: AN-2. */
export interface AnalyticsItem {
  /** The sku. */
  readonly item_id: string;
  readonly item_name: string;
  /** Values of the chosen options: `white, oak`. */
  readonly item_variant?: string;
  readonly item_category?: string;
  readonly item_category2?: string;
  readonly item_category3?: string;
  readonly item_category4?: string;
  readonly item_category5?: string;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  /** Position in the list, from 0. */
  readonly index?: number;
  readonly coupon?: string;
  /** Gross, in major units, after the discount. Absent if the price is unknown. */
  readonly price?: number;
  /** Gross reduction of one piece, in major units. Absent without a reduction. */
  readonly discount?: number;
  readonly quantity: number;
}

/** Data of an article from which an item is made. */
export interface ItemFacts {
  readonly sku: string;
  readonly name: string;
  /** Gross price of one piece after the discount. */
  readonly price?: Money | undefined;
  /** Gross price of one piece before the discount. */
  readonly originalPrice?: Money | undefined;
  /** Whole number from 1; 1 if absent. */
  readonly quantity?: number | undefined;
  /** Values of the chosen options. */
  readonly variant?: readonly string[] | undefined;
  /** Names of the categories from the root down. The first five are sent. */
  readonly categories?: readonly string[] | undefined;
  readonly listId?: string | undefined;
  readonly listName?: string | undefined;
  /** From 0. */
  readonly index?: number | undefined;
  readonly coupon?: string | undefined;
}

/** Names of the category fields, from the root down. */
const categoryFields = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const;

/** Creates an item without unknown or empty fields. Source: AN-2, AN-3. */
export function analyticsItem({
  sku,
  name,
  price,
  originalPrice,
  quantity = 1,
  variant = [],
  categories = [],
  listId,
  listName,
  index,
  coupon,
}: ItemFacts): AnalyticsItem {
  const reduction =
    price === undefined || originalPrice === undefined || originalPrice.currency !== price.currency
      ? 0
      : originalPrice.minor - price.minor;
  const categoryValues = categoryFields.flatMap((field, depth) => {
    const category = categories[depth];
    return category === undefined ? [] : [[field, category] as const];
  });
  return {
    item_id: sku,
    item_name: name,
    ...(variant.length > 0 && { item_variant: variant.join(', ') }),
    ...Object.fromEntries(categoryValues),
    ...(listId !== undefined && { item_list_id: listId }),
    ...(listName !== undefined && { item_list_name: listName }),
    ...(index !== undefined && { index }),
    ...(coupon !== undefined && coupon !== '' && { coupon }),
    ...(price !== undefined && { price: wireAmount(price) }),
    ...(price !== undefined &&
      reduction > 0 && { discount: wireAmount(money(reduction, price.currency)) }),
    quantity,
  };
}

/** The sum of an event: the items, their currency and their value. */
export interface ItemSum {
  readonly currency: Currency;
  /** Gross sum of price times quantity, in major units with the decimals of the currency. */
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
}

/**
 * Sums articles up for an event. An article without a price, or with a price of another currency, counts 0.
 * Source: AN-3.
 */
export function itemSum(articles: readonly ItemFacts[], currency: Currency): ItemSum {
  const minor = articles.reduce(
    (sum, { price, quantity = 1 }) =>
      price?.currency === currency ? sum + multiplyMoney(price, quantity).minor : sum,
    0,
  );
  return {
    currency,
    value: wireAmount(money(minor, currency)),
    items: articles.map(analyticsItem),
  };
}
