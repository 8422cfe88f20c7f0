import type { CallName, ErrorCode } from '@shop/contract';

/** Facts about a call that its schemas do not say. */
export interface CallNote {
  readonly summary: string;
  /** More, where one line is not enough. */
  readonly description?: string;
  /** Refusals of its own, besides those any call may meet. */
  readonly errors?: readonly ErrorCode[];
  /** Fields the call adds to `meta`. */
  readonly meta?: string;
  /** Takes `Idempotency-Key`: the same key and body again give the same answer. */
  readonly once?: true;
  /** Takes `X-Cart-Version`: refused with 409 when the cart has moved on. */
  readonly versioned?: true;
  /** Counted by client, account or cart. */
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

/** A line or two about every call, and how it may be refused. A new call does not compile without. */
export const callNotes: Readonly<Record<CallName, CallNote>> = {
  catalog: {
    summary: 'Search the catalogue',
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
    summary: 'What the platform says products cost',
    description: '`price_info` with tax, `tax_adjustments` without. At most 200 articles at once.',
    limited: true,
  },
  stockCheck: { summary: 'What is left of one article', errors: ['not-found'], limited: true },
  stockList: {
    summary: 'What is left of several articles',
    description: 'At most 15 at once; articles nobody knows are left out.',
    limited: true,
  },
  stockNotify: {
    summary: 'Ask for one letter when an article is there again',
    errors: ['not-found'],
    limited: true,
  },
  urlMap: {
    summary: 'What stands at a path',
    description:
      'A product, a category or a CMS page, in this order; else the product or category that lived there before; null for nothing.',
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
    description: 'A line that cannot be ordered as it is says so in `error` and `available_qty`.',
    errors: noCart,
    meta: '`cartVersion`; `unavailable`: the lines in trouble, by name.',
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
    summary: 'Take a line out',
    description: 'One that is gone already stays gone.',
    errors: change,
    meta: versionMeta,
    once: true,
    versioned: true,
  },
  cartTotals: {
    summary: 'What a cart costs',
    errors: noCart,
    meta: '`cartVersion`; `coupon`: why the coupon in the cart does not hold now.',
  },
  cartPaymentMethods: { summary: 'How a cart can be paid', errors: noCart, meta: '`cartVersion`' },
  cartShippingMethods: {
    summary: 'How a cart can travel to an address',
    errors: noCart,
    meta: '`cartVersion`',
  },
  cartShippingInformation: {
    summary: 'Choose how a cart travels and is paid',
    description:
      'Names in camelCase or snake_case. Answers the totals with it and how the cart can be paid.',
    errors: [...change, 'shipping-method-invalid', 'payment-method-invalid'],
    meta: '`cartVersion`',
    once: true,
    versioned: true,
  },
  cartCollectTotals: {
    summary: 'What a cart costs, asked by POST',
    description: 'A body is not looked at.',
    errors: noCart,
    meta: '`cartVersion`',
  },
  cartApplyCoupon: {
    summary: 'Use a coupon',
    errors: [...change, ...couponRefusals],
    meta: versionMeta,
    once: true,
    versioned: true,
    limited: true,
  },
  cartDeleteCoupon: {
    summary: 'Stop using the coupon',
    errors: change,
    meta: versionMeta,
    once: true,
    versioned: true,
  },
  cartCoupon: { summary: 'The coupon that holds, or null', errors: noCart, meta: '`cartVersion`' },
  cartHandoff: {
    summary: 'A one-time code that stands for the cart',
    description:
      'For the way to the shop host: it works once, within 60 seconds, and may stand in an address. With a `binding` it works only for who names that too, and only then it brings the session along.',
    errors: noCart,
  },
  cartAdopt: {
    summary: 'Cash a one-time code in',
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
    summary: 'Become a customer',
    errors: ['email-taken', 'password-too-common'],
    limited: true,
    once: true,
  },
  refresh: {
    summary: 'Change a refresh token for the next pair',
    description:
      'Each token works once; asking again before its successor was used gives the same successor. ' +
      'Anything older ends the session.',
    errors: ['refresh-invalid'],
    meta: '`refreshToken`',
  },
  logout: { summary: 'End the session' },
  resetPassword: {
    summary: 'Ask for a letter to set a new password',
    description: 'The answer is the same whether or not there is such an account.',
    limited: true,
    once: true,
  },
  confirmReset: {
    summary: 'Set a new password with the token of the letter',
    errors: ['reset-invalid', 'password-too-common'],
    limited: true,
    once: true,
  },
  changePassword: {
    summary: 'Change the password',
    description: 'Ends every other session. `result.errorMessage` holds the words for a refusal.',
    errors: ['unauthorized', 'password-wrong', 'password-too-common', 'account-locked'],
    limited: true,
    once: true,
  },
  changeEmail: {
    summary: 'Ask for another address to sign in with',
    description:
      'A letter with a one-time link goes to the new address; nothing changes before it is used. The answer is ' +
      'the same whether or not somebody else has that address.',
    errors: ['unauthorized', 'password-wrong', 'account-locked'],
    limited: true,
    once: true,
  },
  confirmEmail: {
    summary: 'Take the new address with the token of the letter',
    description: 'The former address is told.',
    errors: ['email-change-invalid'],
    limited: true,
    once: true,
  },
  exportMe: {
    summary: 'Everything the shop keeps of who is signed in',
    errors: ['unauthorized'],
    limited: true,
  },
  eraseMe: {
    summary: 'Forget who is signed in',
    description:
      'Ends every session. Orders stay with what accounts must show for eight years, and with nothing else.',
    errors: ['unauthorized', 'password-wrong', 'account-locked', 'orders-under-way'],
    limited: true,
  },
  me: { summary: 'The profile of who is signed in', errors: ['unauthorized'] },
  updateMe: {
    summary: 'Change the profile',
    description:
      'A list of addresses replaces the address book; entries with an id are kept and changed.',
    errors: ['unauthorized', 'address-not-yours', 'email-unconfirmed'],
    once: true,
  },
  orderHistory: {
    summary: 'The orders of who is signed in, newest first',
    errors: ['unauthorized'],
  },
  order: {
    summary: 'One order of who is signed in, with what happened to it',
    errors: ['unauthorized', 'not-found'],
  },
  withdraw: {
    summary: 'State the withdrawal from a contract: the first of two steps',
    description:
      'For who is signed in and for guests, who name the address the order was placed with. Nothing happens ' +
      'before it is confirmed. A wrong address and an order that is not there are answered alike.',
    errors: ['unauthorized', 'order-unknown', 'withdrawal-closed'],
    limited: true,
  },
  confirmWithdrawal: {
    summary: 'Confirm the withdrawal: the second step',
    description: 'A receipt with content, date and time goes out by mail. Twice is once.',
    errors: ['order-unknown', 'withdrawal-closed', 'withdrawal-unconfirmed'],
    limited: true,
  },
  cancelGuestOrder: {
    summary: 'Cancel an order before it is dispatched, without an account',
    description:
      'The number of the order and the address it was placed with are the proof. Stock and coupon are given back. ' +
      'One that is cancelled already stays so; a wrong address and an order that is not there are answered alike.',
    errors: ['unauthorized', 'order-unknown', 'order-not-cancelable'],
    limited: true,
  },
  cancelOrder: {
    summary: 'Cancel an order before it is dispatched',
    description: 'Stock and coupon are given back. One that is cancelled already stays so.',
    errors: ['unauthorized', 'not-found', 'order-not-cancelable'],
  },
  wishlist: { summary: 'The wishlist of who is signed in', errors: ['unauthorized'] },
  addToWishlist: {
    summary: 'Keep products',
    errors: ['unauthorized', 'not-found'],
    once: true,
  },
  deleteFromWishlist: {
    summary: 'No longer keep products',
    errors: ['unauthorized'],
    once: true,
  },
  createOrder: {
    summary: 'Place an order',
    description:
      "Also at `/api/order`. Everything is worked out anew from the shop's own data. One cart becomes at most " +
      'one order: asking again, under any key, answers with that order.',
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
    summary: 'Hand a review in',
    description: 'Nobody but its author sees it before the shop has read it.',
    errors: ['unauthorized'],
    limited: true,
    once: true,
  },
  myReviews: {
    summary: 'The reviews of who is signed in, newest first, also those nobody has read yet',
    errors: ['unauthorized'],
  },
  reviewsWidget: {
    summary: 'Published reviews of the whole shop, newest first',
    description: 'The next page is asked with the `ts` of the last item; an empty page is the end.',
    errors: ['not-found'],
    limited: true,
  },
  subscribe: {
    summary: 'Ask for the newsletter',
    description:
      'Begins with the press of a link in the letter that goes to the address. The answer is the same for an ' +
      'address that is on the list already.',
    limited: true,
    once: true,
  },
  confirmNewsletter: {
    summary: 'Confirm the newsletter with the token of the letter',
    description: 'Sends the coupon of the shop by mail, the first time.',
    errors: ['link-invalid'],
    limited: true,
    once: true,
  },
  newsletterState: {
    summary: 'Whether who is signed in gets the newsletter',
    errors: ['unauthorized'],
  },
  unsubscribe: {
    summary: 'End the newsletter or the stock alerts a letter is about',
    description:
      'With the word of a link, without a login, also as the one-click post of a mail program (RFC 8058), whose ' +
      'body is not read. Without a word: the newsletter of who is signed in.',
    errors: ['link-invalid', 'unauthorized'],
    limited: true,
  },
  loyaltyCard: {
    summary: 'The loyalty card of who is signed in',
    description:
      'null without a card. One point for every 100 Ft of completed orders since joining.',
    errors: ['unauthorized'],
  },
  joinLoyalty: {
    summary: 'Get a loyalty card',
    description: 'Who has one keeps it.',
    errors: ['unauthorized'],
  },
  leaveLoyalty: {
    summary: 'Give the loyalty card and its points back',
    errors: ['unauthorized'],
  },
  mailToken: { summary: 'A token for one message', limited: true },
  sendMail: {
    summary: 'Write to the shop',
    description: 'A token is good for one message. Only addresses of the shop may be its target.',
    errors: ['mail-not-authorized', 'mail-target'],
    limited: true,
    once: true,
  },
  menuImages: { summary: 'Pictures of the menu, by category id', limited: true },
  deliveryDates: {
    summary: 'When an order of today would arrive, by product id',
    limited: true,
  },
  deliveryDatesOf: {
    summary: 'When a product ordered today would arrive',
    description: 'null for what is never shipped.',
    limited: true,
  },
  instalment: {
    summary: 'An example of buying on credit',
    description: 'Whole forints. null where the lender offers nothing.',
  },
  cmsPage: { summary: 'A page of the CMS, or null', limited: true },
  cmsBlock: { summary: 'A block of the CMS, or null', limited: true },
  cmsPageById: { summary: 'A page of the CMS by its number, or null', limited: true },
  cmsBlockById: { summary: 'A block of the CMS by its number, or null', limited: true },
  productPage: {
    summary: 'What the screen of a product asks, at once',
    description:
      'Every part is the answer of a single call, as guests get it. `fields` cuts down `linked` and `near`; ' +
      '`cards` (12 at most) and `reviews` (100 at most) are 0 unless given.',
    limited: true,
  },
  listingPage: {
    summary: 'What the screen of a listing asks, at once',
    description:
      '`listing` and `whole` are bodies of the search call for products, as JSON; `attributes` are codes. ' +
      'Every part is the answer of a single call, as guests get it.',
    limited: true,
  },
  freshness: {
    summary: 'Prices and stock of what is on a screen',
    description:
      'Products and variants by article number, 100 at most, with the fields that change by themselves; ' +
      'articles nobody knows are left out.',
    limited: true,
  },
};
