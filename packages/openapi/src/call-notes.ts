import type { CallName, ErrorCode } from '@shop/contract';

/** Facts about a call that its schemas do not contain. */
export interface CallNote {
  readonly summary: string;
  /** Details in addition to the summary. */
  readonly description?: string;
  /** Errors of this call in addition to those of every call. */
  readonly errors?: readonly ErrorCode[];
  /** Fields the call adds to `meta`. */
  readonly meta?: string;
  /** Accepts `Idempotency-Key`: a repeated request with the same key and body gets the same response. */
  readonly once?: true;
  /** Accepts `X-Cart-Version`: 409 if the cart has another version. */
  readonly versioned?: true;
  /** Rate-limited by client, account or cart. */
  readonly limited?: true;
}

const noCart = ['cart-invalid', 'cart-ordered', 'unauthorized'] as const;
const change = [...noCart, 'cart-version'] as const;
const couponRefusals = [
  'coupon-missing',
  'coupon-unknown',
  'coupon-not-yet',
  'coupon-expired',
  'coupon-used-up',
  'coupon-minimum',
] as const;
const versionMeta = '`cartVersion`: send it back as `X-Cart-Version` with the next change.';

/** Summary and errors of every call. A new call does not compile without a note. */
export const callNotes: Readonly<Record<CallName, CallNote>> = {
  catalog: {
    summary: 'Search the catalog',
    description:
      'Products, categories, attributes, tax rules, reviews, CMS entries and feeds, by conditions and text, ' +
      'sorted, counted and cut to a page. Prices in conditions and sorts are what shoppers pay.',
    errors: ['query-unsupported'],
    limited: true,
  },
  product: {
    summary: 'One product by `sku`, several by `skus`, else a page of those that lists show',
    limited: true,
  },
  productList: { summary: 'Products by article number, at most 200 at once', limited: true },
  renderList: {
    summary: 'Prices of products',
    description: '`price_info` with tax, `tax_adjustments` without. At most 200 articles at once.',
    limited: true,
  },
  stockCheck: { summary: 'Stock of one article', errors: ['not-found'], limited: true },
  stockList: {
    summary: 'Stock of several articles',
    description: 'At most 15 at once; unknown articles are left out.',
    limited: true,
  },
  stockNotify: {
    summary: 'Request one email when an article is back in stock',
    errors: ['not-found'],
    limited: true,
  },
  urlMap: {
    summary: 'Resolve a path',
    description:
      'A product, a category or a CMS page, in this order; else the product or category that had the path before; null if there is none.',
    limited: true,
  },
  cartCreate: {
    summary: 'Open a cart',
    description:
      "A guest gets a new one, a customer the open one of the account. The token is the cart's key.",
    errors: ['unauthorized'],
    meta: versionMeta,
    once: true,
  },
  cartPull: {
    summary: 'The lines of a cart',
    description: '`error` and `available_qty` of a line that cannot be ordered as it is.',
    errors: noCart,
    meta: '`cartVersion`; `unavailable`: names of the lines that cannot be ordered.',
  },
  cartUpdate: {
    summary: 'Set a line to a quantity',
    description:
      'With `item_id` that line; without, the one of the same article and choices, else a new one. ' +
      'Quantities are absolute: sending twice changes nothing more.',
    errors: [
      ...change,
      'cart-item-missing',
      'sku-invalid',
      'options-invalid',
      'price-unknown',
      'quantity-invalid',
      'out-of-stock',
    ],
    meta: versionMeta,
    once: true,
    versioned: true,
  },
  cartDelete: {
    summary: 'Remove a line',
    description: 'Removing a line that is gone succeeds.',
    errors: change,
    meta: versionMeta,
    once: true,
    versioned: true,
  },
  cartTotals: {
    summary: 'Totals of a cart',
    errors: noCart,
    meta: '`cartVersion`; `coupon`: why the coupon of the cart is not valid now.',
  },
  cartPaymentMethods: {
    summary: 'Payment methods of a cart',
    errors: noCart,
    meta: '`cartVersion`',
  },
  cartShippingMethods: {
    summary: 'Shipping methods of a cart for an address',
    errors: noCart,
    meta: '`cartVersion`',
  },
  cartShippingInformation: {
    summary: 'Select shipping and payment',
    description:
      'Names in camelCase or snake_case. Returns the totals with the selection and the payment methods.',
    errors: [...change, 'shipping-method-invalid', 'payment-method-invalid'],
    meta: '`cartVersion`',
    once: true,
    versioned: true,
  },
  cartCollectTotals: {
    summary: 'Totals of a cart, by POST',
    description: 'The body is ignored.',
    errors: noCart,
    meta: '`cartVersion`',
  },
  cartApplyCoupon: {
    summary: 'Apply a coupon',
    errors: [...change, ...couponRefusals],
    meta: versionMeta,
    once: true,
    versioned: true,
    limited: true,
  },
  cartDeleteCoupon: {
    summary: 'Remove the coupon',
    errors: change,
    meta: versionMeta,
    once: true,
    versioned: true,
  },
  cartCoupon: { summary: 'The applied coupon, or null', errors: noCart, meta: '`cartVersion`' },
  cartHandoff: {
    summary: 'A one-time code that stands for the cart',
    description:
      'For the way to the shop host: it works once, within 60 seconds, and may stand in an address. With a `binding` it works only for who names that too, and only then it brings the session along.',
    errors: noCart,
  },
  cartAdopt: {
    summary: 'Redeem a one-time code',
    errors: ['handoff-invalid'],
    limited: true,
  },
  login: {
    summary: 'Sign in',
    description: "Lines of the guest's cart named in `cartId` move into the customer's.",
    errors: ['bad-credentials', 'account-locked', 'overloaded'],
    meta: '`refreshToken`; `cartId`: the cart of the account, when there is one.',
    limited: true,
  },
  register: {
    summary: 'Create an account',
    errors: ['email-taken', 'password-too-common'],
    limited: true,
    once: true,
  },
  refresh: {
    summary: 'Exchange a refresh token for the next pair',
    description:
      'Each token works once; a retry before its successor was used returns the same successor. ' +
      'An older token ends the session.',
    errors: ['refresh-invalid'],
    meta: '`refreshToken`',
  },
  logout: { summary: 'End the session' },
  resetPassword: {
    summary: 'Request an email to set a new password',
    description: 'The answer is the same whether or not there is such an account.',
    limited: true,
    once: true,
  },
  confirmReset: {
    summary: 'Set a new password with the token of the email',
    errors: ['reset-invalid', 'password-too-common'],
    limited: true,
    once: true,
  },
  changePassword: {
    summary: 'Change the password',
    description: 'Ends every other session. `result.errorMessage` has the text of an error.',
    errors: ['unauthorized', 'password-wrong', 'password-too-common', 'account-locked'],
    limited: true,
    once: true,
  },
  changeEmail: {
    summary: 'Request a change of the email address',
    description:
      'An email with a one-time link goes to the new address; nothing changes before it is used. The answer is ' +
      'the same whether or not somebody else has that address.',
    errors: ['unauthorized', 'password-wrong', 'account-locked'],
    limited: true,
    once: true,
  },
  confirmEmail: {
    summary: 'Confirm the new address with the token of the email',
    description: 'The former address gets a notice.',
    errors: ['email-change-invalid'],
    limited: true,
    once: true,
  },
  exportMe: {
    summary: 'Export the data of the signed-in customer',
    errors: ['unauthorized'],
    limited: true,
  },
  eraseMe: {
    summary: 'Erase the signed-in customer',
    description:
      'Ends every session. Orders keep only what accounting law requires for eight years.',
    errors: ['unauthorized', 'password-wrong', 'account-locked', 'orders-under-way'],
    limited: true,
  },
  me: { summary: 'Profile of the signed-in customer', errors: ['unauthorized'] },
  updateMe: {
    summary: 'Change the profile',
    description:
      'A list of addresses replaces the address book; entries with an id are kept and changed.',
    errors: ['unauthorized', 'address-not-yours', 'email-unconfirmed'],
    once: true,
  },
  orderHistory: {
    summary: 'Orders of the signed-in customer, newest first',
    errors: ['unauthorized'],
  },
  order: {
    summary: 'One order of the signed-in customer, with its history',
    errors: ['unauthorized', 'not-found'],
  },
  withdraw: {
    summary: 'State the withdrawal from a contract: the first of two steps',
    description:
      'For signed-in customers and for guests, who name the address of the order. Nothing happens ' +
      'before it is confirmed. A wrong address and an unknown order get the same response.',
    errors: ['unauthorized', 'order-unknown', 'withdrawal-closed'],
    limited: true,
  },
  confirmWithdrawal: {
    summary: 'Confirm the withdrawal: the second step',
    description:
      'A receipt with content, date and time is sent by email. A repeated call has no further effect.',
    errors: ['order-unknown', 'withdrawal-closed', 'withdrawal-unconfirmed'],
    limited: true,
  },
  cancelGuestOrder: {
    summary: 'Cancel an order before it is dispatched, without an account',
    description:
      'The number of the order and the address it was placed with are the proof. Stock and coupon are restored. ' +
      'Cancelling again succeeds; a wrong address and an unknown order get the same response.',
    errors: ['unauthorized', 'order-unknown', 'order-not-cancelable'],
    limited: true,
  },
  openOrder: {
    summary: 'Read one order with the access token of a guest',
    description:
      'The token is in the response to the placed order and in the links of its emails, for 180 days.',
    errors: ['link-invalid'],
    limited: true,
  },
  requestOrderCode: {
    summary: 'Request a code that opens an order',
    description:
      'Six digits are sent to the address of the order. The response is the same if there is no such order.',
    limited: true,
  },
  redeemOrderCode: {
    summary: 'Exchange such a code for an access token',
    description: 'A code works for 15 minutes and five attempts, once.',
    errors: ['order-code-invalid'],
    limited: true,
  },
  cancelOrder: {
    summary: 'Cancel an order before it is dispatched',
    description: 'Stock and coupon are restored. Cancelling again succeeds.',
    errors: ['unauthorized', 'not-found', 'order-not-cancelable'],
  },
  wishlist: { summary: 'Wishlist of the signed-in customer', errors: ['unauthorized'] },
  addToWishlist: {
    summary: 'Add products to the wishlist',
    errors: ['unauthorized', 'not-found'],
    once: true,
  },
  deleteFromWishlist: {
    summary: 'Remove products from the wishlist',
    errors: ['unauthorized'],
    once: true,
  },
  startPayment: {
    summary: 'Start the payment of an order, or continue the one that is open',
    description:
      'For orders whose method is `online`. Opens no second payment while one is with the provider. The number of the ' +
      'order is the proof.',
    errors: ['order-unknown', 'payment-closed', 'payment-refused', 'payment-unavailable'],
    limited: true,
  },
  checkPayment: {
    summary: 'The payment of an order, as its provider reports it now',
    description:
      'What follows from a new state is done before the response: paid, refunded, released.',
    errors: ['order-unknown'],
    limited: true,
  },
  abandonPayment: {
    summary: 'Cancel an order that is not paid',
    description:
      'Stock and coupon are given back. A payment that arrives all the same is refunded.',
    errors: ['order-unknown', 'payment-closed'],
    limited: true,
  },
  decidePayment: {
    summary: 'Wait for the articles of an order that was paid too late, or have it refunded',
    errors: ['order-unknown', 'payment-closed'],
    limited: true,
  },
  createOrder: {
    summary: 'Place an order',
    description:
      "Also at `/api/order`. Everything is computed again from the shop's own data. One cart becomes at most " +
      'one order: a retry under any key returns that order.',
    errors: [
      'unauthorized',
      'cart-invalid',
      'quantity-invalid',
      'address-invalid',
      'shipping-method-invalid',
      'payment-method-invalid',
      'total-changed',
      'order-too-large',
      'products-unavailable',
    ],
    once: true,
    limited: true,
  },
  createReview: {
    summary: 'Submit a review',
    description: 'Only its author sees it until the shop approves it.',
    errors: ['unauthorized'],
    limited: true,
    once: true,
  },
  myReviews: {
    summary: 'Reviews of the signed-in customer, newest first, with those that wait for approval',
    errors: ['unauthorized'],
  },
  reviewsWidget: {
    summary: 'Published reviews of the whole shop, newest first',
    description: 'Request the next page with the `ts` of the last item; an empty page is the end.',
    errors: ['not-found'],
    limited: true,
  },
  subscribe: {
    summary: 'Subscribe to the newsletter',
    description:
      'Starts when the link in the email to the address is opened. The response is the same for an ' +
      'address that is on the list already.',
    limited: true,
    once: true,
  },
  confirmNewsletter: {
    summary: 'Confirm the newsletter with the token of the email',
    description: 'Sends the coupon of the shop by email, the first time.',
    errors: ['link-invalid'],
    limited: true,
    once: true,
  },
  newsletterState: {
    summary: 'Newsletter state of the signed-in customer',
    errors: ['unauthorized'],
  },
  unsubscribe: {
    summary: 'Unsubscribe from the newsletter or the stock alerts of an email',
    description:
      'With the token of a link, without a login, also as the one-click post of a mail program (RFC 8058), whose ' +
      'body is not read. Without a token: the newsletter of the signed-in customer.',
    errors: ['link-invalid', 'unauthorized'],
    limited: true,
  },
  loyaltyCard: {
    summary: 'Loyalty card of the signed-in customer',
    description:
      'null without a card. One point for every 100 Ft, 0.25 € or 1.25 lei of completed orders since joining.',
    errors: ['unauthorized'],
  },
  joinLoyalty: {
    summary: 'Create a loyalty card',
    description: 'An existing card stays.',
    errors: ['unauthorized'],
  },
  leaveLoyalty: {
    summary: 'Delete the loyalty card and its points',
    errors: ['unauthorized'],
  },
  mailToken: { summary: 'Token for one message to the shop', limited: true },
  sendMail: {
    summary: 'Send a message to the shop',
    description:
      'A token is good for one message. Only addresses of the shop are allowed as targets.',
    errors: ['mail-not-authorized', 'mail-target'],
    limited: true,
    once: true,
  },
  menuImages: { summary: 'Images of the menu, by category id', limited: true },
  deliveryDates: {
    summary: 'When an order of today would arrive, by product id',
    limited: true,
  },
  deliveryDatesOf: {
    summary: 'When a product ordered today would arrive',
    description:
      'null for a product that is not shipped. `extra_days`: working days that the zone of an address adds, or takes away if negative.',
    limited: true,
  },
  instalment: {
    summary: 'An example of buying on credit',
    description: 'Whole forints. null where the lender offers nothing.',
  },
  deliveryTerms: {
    summary: 'Delivery methods and zones: price and extra days by postcode',
    description: 'Postcodes in no zone have the terms of the methods themselves.',
    limited: true,
  },
  parcelPoints: {
    summary: 'Parcel points and lockers of a shipping method, searched by town, postcode or street',
    description:
      'At most 20, the closest to the text first; `total_count` counts all. Nothing is found for a method without ' +
      'parcel points, or for fewer than 2 characters.',
    limited: true,
  },
  cmsPage: { summary: 'A page of the CMS, or null', limited: true },
  cmsBlock: { summary: 'A block of the CMS, or null', limited: true },
  cmsPageById: { summary: 'A page of the CMS by its number, or null', limited: true },
  cmsBlockById: { summary: 'A block of the CMS by its number, or null', limited: true },
  productPage: {
    summary: 'All data of a product screen',
    description:
      'Each part equals the response of its own call to a guest. `fields` cuts down `linked` and `near`; ' +
      '`cards` (12 at most) and `reviews` (100 at most) are 0 unless given.',
    limited: true,
  },
  listingPage: {
    summary: 'All data of a listing screen',
    description:
      '`listing` and `whole` are bodies of the search call for products, as JSON; `attributes` are codes. ' +
      'Each part equals the response of its own call to a guest.',
    limited: true,
  },
  freshness: {
    summary: 'Prices and stock of the products on a screen',
    description:
      'Products and variants by article number, 100 at most, with the fields that change by themselves; ' +
      'unknown articles are left out.',
    limited: true,
  },
};
