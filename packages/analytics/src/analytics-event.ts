import type { AnalyticsItem, ItemSum } from './analytics-item.ts';

/** Purpose that a shopper allows or refuses. Source: AN-4. */
export type ConsentPurpose = 'analytics' | 'marketing';

/** Current consent by purpose. */
export type ConsentState = Readonly<Record<ConsentPurpose, boolean>>;

/** List of shown articles, or from which an article is opened. */
export interface ItemList {
  readonly item_list_id: string;
  readonly item_list_name?: string;
  readonly items: readonly AnalyticsItem[];
}

/** Parameters of each event, by its name in GA4. Source: AN-1. */
export interface EventParameters {
  readonly page_view: {
    /** Path without the query. See `plainPath`. */
    readonly page_path: string;
  };
  readonly view_item_list: ItemList;
  readonly select_item: ItemList;
  readonly view_item: ItemSum;
  readonly add_to_wishlist: ItemSum;
  readonly add_to_cart: ItemSum;
  readonly remove_from_cart: ItemSum;
  readonly view_cart: ItemSum;
  readonly begin_checkout: ItemSum & { readonly coupon?: string };
  /** `shipping_tier`: code of the delivery method. */
  readonly add_shipping_info: ItemSum & {
    readonly coupon?: string;
    readonly shipping_tier?: string;
  };
  /** `payment_type`: code of the payment method. */
  readonly add_payment_info: ItemSum & { readonly coupon?: string; readonly payment_type?: string };
  /** `transaction_id`: number of the order. `shipping`: gross fee of the delivery, in major units. */
  readonly purchase: ItemSum & {
    readonly transaction_id: string;
    readonly coupon?: string;
    readonly shipping?: number;
    readonly tax?: number;
  };
  /** Without items the whole order is refunded. `value` is gross, in major units. */
  readonly refund: Omit<ItemSum, 'items'> & {
    readonly transaction_id: string;
    readonly items?: readonly AnalyticsItem[];
  };
  /** The stream masks the text. See `maskPersonalData`. */
  readonly search: { readonly search_term: string };
  readonly sign_up: { readonly method: string };
  readonly login: { readonly method: string };
}

/** Name of an event in GA4. */
export type EventName = keyof EventParameters;

/** Event of a visit: its name and the parameters of that name. Source: AN-1. */
export type AnalyticsEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly parameters: EventParameters[Name] };
}[EventName];
