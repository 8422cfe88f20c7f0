import { plainCode } from '@shop/kernel';
import * as v from 'valibot';
import {
  addressInformation,
  adoptedCart,
  cartItemDelete,
  cartItemUpdate,
  paymentMethod,
  serverCartRow,
  shippingEstimateAddress,
  shippingInformation,
  shippingMethod,
  totals,
} from '../cart/cart.ts';
import { deliveryTermsCalls } from '../cart/delivery-terms.ts';
import { parcelPoint } from '../cart/pickup-point.ts';
import {
  cmsEntry,
  deliveryDates,
  instalment,
  mailMessage,
  mainImage,
  newReview,
  loyaltyCard,
  newsletterState,
  ownReview,
  promotedOffers,
  reviewsWidgetPage,
} from '../content/content.ts';
import { personalData } from '../customer/personal-data.ts';
import { newOrder, order, orderHistory, orderNumber, placedOrder } from '../order/order.ts';
import {
  abandonedPayment,
  orderPayment,
  paymentRequest,
  startedPayment,
} from '../order/payment.ts';
import { product, renderList, stockEntry } from '../catalog/product.ts';
import {
  emailAddress,
  nullish,
  plain,
  shortText,
  sku,
  wireId,
  wireNumber,
  wireText,
} from './scalars.ts';
import { searchAnswer, searchRequest } from '../search/search.ts';
import {
  openedOrder,
  orderAccess,
  orderCodeProof,
  orderCodeRequest,
} from '../order/order-access.ts';
import {
  canceledOrder,
  withdrawalReceipt,
  withdrawalRequest,
  withdrawalStatement,
} from '../order/withdrawal.ts';
import {
  emailChange,
  login,
  password,
  passwordChange,
  profile,
  profileUpdate,
  registration,
  wishlistRow,
} from '../customer/user.ts';

/** One call of the wire. `silent` calls never raise a notification. `bare` responses have no envelope. */
export interface Call<Query, Body, Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: v.GenericSchema<unknown, Query>;
  readonly body: v.GenericSchema<unknown, Body>;
  readonly answer: v.GenericSchema<unknown, Answer>;
  readonly silent: boolean;
  readonly bare: boolean;
}

interface CallParts<Query, Body, Answer> {
  readonly query?: v.GenericSchema<unknown, Query> | undefined;
  readonly body?: v.GenericSchema<unknown, Body> | undefined;
  readonly answer: v.GenericSchema<unknown, Answer>;
  readonly silent?: boolean | undefined;
  readonly bare?: boolean | undefined;
}

const nothing = v.optional(v.unknown());

/** Marks the factory as free of side effects, so that bundlers can drop unused calls. */
// @__NO_SIDE_EFFECTS__
function call<Query, Body, Answer>(
  method: 'GET' | 'POST',
  path: string,
  parts: CallParts<Query, Body, Answer>,
): Call<Query, Body, Answer> {
  return {
    method,
    path,
    query: parts.query ?? (nothing as unknown as v.GenericSchema<unknown, Query>),
    body: parts.body ?? (nothing as unknown as v.GenericSchema<unknown, Body>),
    answer: parts.answer,
    silent: parts.silent ?? false,
    bare: parts.bare ?? false,
  };
}

// @__NO_SIDE_EFFECTS__
function get<Query = unknown, Answer = unknown>(
  path: string,
  parts: CallParts<Query, unknown, Answer>,
): Call<Query, unknown, Answer> {
  return call('GET', path, parts);
}

// @__NO_SIDE_EFFECTS__
function post<Query = unknown, Body = unknown, Answer = unknown>(
  path: string,
  parts: CallParts<Query, Body, Answer>,
): Call<Query, Body, Answer> {
  return call('POST', path, parts);
}

const token = v.optional(v.string(), '');
const userQuery = v.object({ token });
const cartFields = { token, cartId: v.optional(v.string(), '') };
const cartQuery = v.object(cartFields);
/** Secret of a hand-off that only this browser stores: a code bound to it is invalid in another browser. */
const handOffBinding = v.optional(v.pipe(v.string(), v.minLength(20), v.maxLength(200)));
const ofStore = v.object({ storeId: nullish(wireText) });
const skuList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter((part) => part !== '')),
  v.array(sku),
  v.minLength(1),
);
/** Maximum length of a customer's wishlist. */
const wishes = v.object({
  product_id: v.union([wireId, v.pipe(v.array(wireId), v.maxLength(500))]),
});
const done = v.union([v.literal(true), v.string()]);

/** Products, categories, stock and addresses. */
export const catalogCalls = {
  catalog: post('/api/catalog', { body: searchRequest, answer: searchAnswer, bare: true }),
  /** One product by `sku`, a list by `skus`, else a page of all listed products. */
  product: get('/api/product', {
    query: v.object({
      sku: v.optional(sku),
      skus: v.optional(skuList),
      pageSize: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(100)), 20),
      currentPage: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1)), 1),
    }),
    answer: v.looseObject({ items: v.array(product), total_count: v.number() }),
  }),
  productList: get('/api/product/list', {
    query: v.object({ skus: skuList }),
    answer: v.looseObject({ items: v.array(product), total_count: v.number() }),
  }),
  renderList: get('/api/product/render-list', {
    query: v.object({
      skus: skuList,
      currencyCode: nullish(v.string()),
      storeId: nullish(wireText),
      userGroupId: nullish(wireText),
      token,
    }),
    answer: renderList,
  }),
  stockCheck: get('/api/stock/check', {
    query: v.object({ sku, token }),
    answer: stockEntry,
    silent: true,
  }),
  stockList: get('/api/stock/list', {
    query: v.object({ skus: v.pipe(skuList, v.maxLength(15)), token }),
    answer: v.array(stockEntry),
    silent: true,
  }),
  stockNotify: post('/api/stock/notify', {
    body: v.object({ sku, email: emailAddress }),
    answer: done,
    silent: true,
  }),
  urlMap: post('/api/url/map', {
    body: v.object({
      url: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
      includeFields: nullish(v.array(v.string())),
      excludeFields: nullish(v.array(v.string())),
      filters: nullish(v.unknown()),
    }),
    answer: v.nullable(
      v.object({
        _type: v.picklist(['product', 'category', 'cms_page']),
        _source: v.looseObject({}),
      }),
    ),
    bare: true,
    silent: true,
  }),
} as const;

// @__NO_SIDE_EFFECTS__
function answering<Answer>(
  method: 'GET' | 'POST',
  path: string,
  answer: v.GenericSchema<unknown, Answer>,
  silent = false,
): Omit<Call<unknown, unknown, Answer>, 'query' | 'body'> {
  return { method, path, answer, silent, bare: false };
}

// Separate constants: a bundler keeps everything that is read from an object.
const cartCreate = answering('POST', '/api/cart/create', v.string(), true);
const cartPull = answering('GET', '/api/cart/pull', v.array(v.nullable(serverCartRow)), true);
const cartUpdate = answering('POST', '/api/cart/update', serverCartRow);
const cartDelete = answering('POST', '/api/cart/delete', done, true);
const cartTotals = answering('GET', '/api/cart/totals', totals, true);
const cartPaymentMethods = answering(
  'GET',
  '/api/cart/payment-methods',
  v.array(paymentMethod),
  true,
);
const cartShippingMethods = answering(
  'POST',
  '/api/cart/shipping-methods',
  v.array(shippingMethod),
  true,
);
const cartShippingInformation = answering(
  'POST',
  '/api/cart/shipping-information',
  shippingInformation,
  true,
);
const cartApplyCoupon = answering('POST', '/api/cart/apply-coupon', done);
const cartDeleteCoupon = answering('POST', '/api/cart/delete-coupon', done);
const cartHandoff = answering('POST', '/api/cart/handoff', v.string());
const cartAdopt = answering('POST', '/api/cart/adopt', adoptedCart);

/**
 * Addresses and response schemas of the cart calls. A client that only sends these calls needs no request schemas;
 * importing this group keeps its bundle small.
 */
export const cartAnswers = {
  cartCreate,
  cartPull,
  cartUpdate,
  cartDelete,
  cartTotals,
  cartPaymentMethods,
  cartShippingMethods,
  cartShippingInformation,
  cartApplyCoupon,
  cartDeleteCoupon,
  cartHandoff,
  cartAdopt,
} as const;

/** Returns a call with the schemas of its request. */
// @__NO_SIDE_EFFECTS__
function withRequest<Answer, Query = unknown, Body = unknown>(
  base: Omit<Call<unknown, unknown, Answer>, 'query' | 'body'>,
  { query, body }: Pick<CallParts<Query, Body, Answer>, 'query' | 'body'>,
): Call<Query, Body, Answer> {
  return call(base.method, base.path, {
    ...base,
    ...(query && { query }),
    ...(body && { body }),
  } as CallParts<Query, Body, Answer>);
}

/** Calls of the server cart, and its transfer to the shop host. */
export const cartCalls = {
  cartCreate: withRequest(cartCreate, { query: userQuery }),
  cartPull: withRequest(cartPull, { query: cartQuery }),
  cartUpdate: withRequest(cartUpdate, {
    query: cartQuery,
    body: v.object({ cartItem: cartItemUpdate }),
  }),
  cartDelete: withRequest(cartDelete, {
    query: cartQuery,
    body: v.object({ cartItem: cartItemDelete }),
  }),
  cartTotals: withRequest(cartTotals, { query: cartQuery }),
  cartPaymentMethods: withRequest(cartPaymentMethods, { query: cartQuery }),
  cartShippingMethods: withRequest(cartShippingMethods, {
    query: cartQuery,
    body: v.object({ address: shippingEstimateAddress }),
  }),
  cartShippingInformation: withRequest(cartShippingInformation, {
    query: cartQuery,
    body: v.object({ addressInformation }),
  }),
  cartCollectTotals: post('/api/cart/collect-totals', {
    query: cartQuery,
    body: v.optional(v.unknown()),
    answer: totals,
    silent: true,
  }),
  cartApplyCoupon: withRequest(cartApplyCoupon, {
    query: v.object({
      ...cartFields,
      coupon: v.optional(v.pipe(v.string(), plain(plainCode), v.maxLength(50)), ''),
    }),
  }),
  cartDeleteCoupon: withRequest(cartDeleteCoupon, { query: cartQuery }),
  cartCoupon: get('/api/cart/coupon', {
    query: cartQuery,
    answer: v.nullable(v.string()),
    silent: true,
  }),
  cartHandoff: withRequest(cartHandoff, {
    query: cartQuery,
    body: v.optional(v.object({ binding: handOffBinding }), {}),
  }),
  cartAdopt: withRequest(cartAdopt, {
    query: userQuery,
    body: v.object({
      code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      binding: handOffBinding,
    }),
  }),
} as const;

/** Calls of customers: sessions, profile, past orders and wishlist. */
export const userCalls = {
  login: post('/api/user/login', { body: login, answer: v.string() }),
  register: post('/api/user/create', {
    body: registration,
    answer: v.looseObject({ email: v.string() }),
  }),
  refresh: post('/api/user/refresh', {
    body: v.object({ refreshToken: v.optional(v.pipe(v.string(), v.maxLength(500)), '') }),
    answer: v.string(),
    silent: true,
  }),
  logout: post('/api/user/logout', {
    query: userQuery,
    body: v.optional(v.object({ refreshToken: nullish(v.pipe(v.string(), v.maxLength(500))) }), {}),
    answer: done,
    silent: true,
  }),
  resetPassword: post('/api/user/reset-password', {
    body: v.object({ email: emailAddress }),
    answer: v.string(),
  }),
  confirmReset: post('/api/user/reset-password/confirm', {
    body: v.object({
      resetToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      newPassword: password,
    }),
    answer: done,
  }),
  changePassword: post('/api/user/change-password', {
    query: userQuery,
    body: passwordChange,
    answer: done,
  }),
  changeEmail: post('/api/user/change-email', {
    query: userQuery,
    body: emailChange,
    answer: done,
  }),
  confirmEmail: post('/api/user/change-email/confirm', {
    body: v.object({ changeToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    answer: v.object({ email: v.string() }),
  }),
  exportMe: get('/api/user/export', { query: userQuery, answer: personalData }),
  eraseMe: post('/api/user/erase', {
    query: userQuery,
    body: v.object({ password: v.pipe(v.string(), v.maxLength(1000)) }),
    answer: done,
  }),
  me: get('/api/user/me', { query: userQuery, answer: profile }),
  updateMe: post('/api/user/me', { query: userQuery, body: profileUpdate, answer: profile }),
  orderHistory: get('/api/user/order-history', {
    query: v.object({
      token,
      pageSize: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(100)), 20),
      currentPage: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1)), 1),
    }),
    answer: orderHistory,
  }),
  order: get('/api/user/order', { query: v.object({ token, orderNumber }), answer: order }),
  /** First step of a withdrawal. Guests identify by order number and email address. */
  withdraw: post('/api/order/withdrawal', {
    query: userQuery,
    body: withdrawalRequest,
    answer: withdrawalStatement,
  }),
  confirmWithdrawal: post('/api/order/withdrawal/confirm', {
    body: v.object({ confirmation: v.pipe(v.string(), v.minLength(1), v.maxLength(8000)) }),
    answer: withdrawalReceipt,
  }),
  /** For guests, who identify as for a withdrawal. */
  cancelGuestOrder: post('/api/order/cancel', {
    query: userQuery,
    body: v.object({ orderNumber, email: emailAddress }),
    answer: canceledOrder,
  }),
  cancelOrder: post('/api/user/cancel-order', {
    query: userQuery,
    body: v.object({ orderNumber }),
    answer: order,
  }),
  wishlist: get('/api/user/getWishlistItems', {
    query: userQuery,
    answer: v.array(wishlistRow),
    silent: true,
  }),
  addToWishlist: post('/api/user/addWishlistItem', {
    query: userQuery,
    body: wishes,
    answer: v.union([v.literal(true), v.array(wishlistRow)]),
    silent: true,
  }),
  deleteFromWishlist: post('/api/user/deleteWishlistItem', {
    query: userQuery,
    body: wishes,
    answer: v.union([v.literal(true), v.array(wishlistRow)]),
    silent: true,
  }),
} as const;

/** Orders, reviews, mail, content, deliveries and instalments. */
export const shopCalls = {
  createOrder: post('/api/order/create', { query: userQuery, body: newOrder, answer: placedOrder }),
  /** For guests: the order of an access token. A POST, so that the token is in no URL log. */
  openOrder: post('/api/order/open', {
    body: v.object({ access: orderAccess }),
    answer: order,
    silent: true,
  }),
  /** Sends a code to the email address of an order. The response is the same for an order that does not exist. */
  requestOrderCode: post('/api/order/code', {
    body: orderCodeRequest,
    answer: done,
    silent: true,
  }),
  redeemOrderCode: post('/api/order/code/redeem', {
    body: orderCodeProof,
    answer: openedOrder,
    silent: true,
  }),
  /** Opens a payment page of the provider, or returns the open one. */
  startPayment: post('/api/payment/start', { body: paymentRequest, answer: startedPayment }),
  /** Asks the provider for the state; applies changes before the response. */
  checkPayment: post('/api/payment/check', {
    body: paymentRequest,
    answer: orderPayment,
    silent: true,
  }),
  /** Cancels an order that is not paid, so that another payment method can be chosen. */
  abandonPayment: post('/api/payment/abandon', { body: paymentRequest, answer: abandonedPayment }),
  /** Submits the shopper's decision about a paid order without stock. */
  decidePayment: post('/api/payment/decide', {
    body: v.object({ orderNumber, choice: v.picklist(['wait', 'refund']) }),
    answer: orderPayment,
  }),
  createReview: post('/api/review/create', {
    query: userQuery,
    body: v.object({ review: newReview }),
    answer: v.unknown(),
  }),
  myReviews: get('/api/review/mine', {
    query: userQuery,
    answer: v.array(ownReview),
    silent: true,
  }),
  reviewsWidget: get('/api/ext/reviews-widget/:widgetId', {
    query: v.object({ before_ts: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(0))) }),
    answer: reviewsWidgetPage,
    silent: true,
    bare: true,
  }),
  subscribe: post('/api/ext/email-manager/subscribe', {
    body: v.object({
      list: nullish(shortText(100)),
      email: emailAddress,
      /** Version of the consent text beside the checkbox. */
      consent_version: nullish(shortText(40)),
      /** Part of the shop where consent was given. */
      place: nullish(shortText(40)),
    }),
    answer: v.unknown(),
  }),
  confirmNewsletter: post('/api/ext/email-manager/confirm', {
    body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    answer: done,
    silent: true,
  }),
  newsletterState: get('/api/ext/email-manager/subscription', {
    query: userQuery,
    answer: newsletterState,
    silent: true,
  }),
  unsubscribe: post('/api/ext/email-manager/unsubscribe', {
    query: v.object({
      token,
      /** Token of a link; without it, the signed-in customer is unsubscribed. */
      subscription: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
    }),
    answer: v.picklist(['newsletter', 'stock-alert']),
    silent: true,
  }),
  loyaltyCard: get('/api/ext/loyalty/card', {
    query: userQuery,
    answer: v.nullable(loyaltyCard),
    silent: true,
  }),
  joinLoyalty: post('/api/ext/loyalty/join', {
    query: userQuery,
    answer: loyaltyCard,
    silent: true,
  }),
  leaveLoyalty: post('/api/ext/loyalty/leave', { query: userQuery, answer: done, silent: true }),
  mailToken: get('/api/ext/mail-service/get-token', { answer: v.string(), silent: true }),
  sendMail: post('/api/ext/mail-service/send-email', { body: mailMessage, answer: v.string() }),
  menuImages: get('/api/menuImages', { answer: v.record(v.string(), v.string()), silent: true }),
  deliveryDates: get('/api/ext/delivery-dates/getDeliveryDates', {
    answer: v.record(v.string(), deliveryDates),
    silent: true,
  }),
  deliveryDatesOf: get('/api/ext/delivery-dates/getDeliveryDates/:productId', {
    /** Working days added by the zone of an address. */
    query: v.object({
      extra_days: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(-30), v.maxValue(30)), 0),
      /** Article number; needed for a variant, whose id is that of no product. */
      sku: v.optional(sku),
    }),
    answer: v.nullable(deliveryDates),
    silent: true,
  }),
  instalment: get('/api/ext/cofidis/getInstallment', {
    query: v.object({
      price: v.pipe(wireNumber, v.minValue(0)),
      months: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(120)), 12),
    }),
    answer: v.nullable(instalment),
    silent: true,
  }),
  cmsPage: get('/api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId', {
    answer: v.nullable(cmsEntry),
    silent: true,
  }),
  cmsBlock: get('/api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId', {
    answer: v.nullable(cmsEntry),
    silent: true,
  }),
  cmsPageById: get('/api/ext/cms-data/cmsPage/:id', {
    query: ofStore,
    answer: v.nullable(cmsEntry),
    silent: true,
  }),
  cmsBlockById: get('/api/ext/cms-data/cmsBlock/:id', {
    query: ofStore,
    answer: v.nullable(cmsEntry),
    silent: true,
  }),
} as const;

/** A search of form A as JSON text, without store and group. */
const searchText = v.pipe(v.string(), v.minLength(2), v.maxLength(8_000));
/** Names of fields or attributes, separated by commas. */
const nameList = v.pipe(
  v.string(),
  v.maxLength(4_000),
  v.transform((text) => text.split(',').filter((part) => part !== '')),
  v.array(shortText(100)),
  v.maxLength(100),
);
// @__NO_SIDE_EFFECTS__
function countUpTo(max: number) {
  return v.optional(v.pipe(wireNumber, v.integer(), v.minValue(0), v.maxValue(max)), 0);
}
const documents = v.array(v.looseObject({}));

/**
 * Calls that load a screen in one request. Public catalog data: each part equals the response of the single call named
 * in its comment. Source: CO-74.
 */
export const pageCalls = {
  /** `fields` limits the fields of `linked` and `near`; `cards` is the maximum number of products in each row. */
  productPage: get('/api/ext/pages/product', {
    query: v.object({
      sku,
      reviews: countUpTo(100),
      cards: countUpTo(12),
      fields: v.optional(nameList),
    }),
    answer: v.object({
      /** `catalog`: products with this `sku`. If there is none, all other parts are empty. */
      product: searchAnswer,
      /** `catalog`: the first product with this variant, requested for a simple product. */
      parent: searchAnswer,
      /** `stockList`: of the product and its variants. */
      stock: v.array(stockEntry),
      /** `catalog`: visible attributes with a value in the product or a variant. */
      attributes: searchAnswer,
      /** `catalog`: all groups of attributes, by position. */
      attributeGroups: searchAnswer,
      /** `catalog`: the parts of a bundle or a grouped product, by `sku`. */
      parts: searchAnswer,
      /** `catalog`: approved reviews, newest first. */
      reviews: searchAnswer,
      /** `catalog`: products linked as `related` and `upsell`, by `sku`. */
      linked: searchAnswer,
      /** Products in stock of its category, then of the parent, if `related` links do not fill the row. */
      near: documents,
      /** `deliveryDatesOf`. */
      delivery: v.nullable(deliveryDates),
    }),
    silent: true,
  }),
  /** `listing` and `whole` are searches for products. */
  listingPage: get('/api/ext/pages/listing', {
    query: v.object({
      category: v.optional(wireId),
      listing: searchText,
      whole: v.optional(searchText),
      attributes: v.optional(nameList),
      banners: countUpTo(1),
    }),
    answer: v.object({
      /** `catalog`: the active category with this `id`. */
      category: searchAnswer,
      /** `catalog`. */
      listing: searchAnswer,
      /** `catalog`. */
      whole: searchAnswer,
      /** `catalog`: the visible attributes with these codes. */
      attributes: searchAnswer,
      /** The files of the home page; `null` if they were not requested or do not exist. */
      promotedOffers: v.nullable(promotedOffers),
      mainImage: v.nullable(mainImage),
    }),
    silent: true,
  }),
  /** Prices and stock of products on screen and their variants. */
  freshness: get('/api/ext/pages/freshness', {
    query: v.object({ skus: v.pipe(skuList, v.maxLength(100)) }),
    answer: v.object({ items: documents }),
    silent: true,
  }),
} as const;

/** Calls of the delivery step of the checkout. */
export const deliveryCalls = {
  /** Parcel points of a shipping method that match a search, the closest first. */
  parcelPoints: get('/api/ext/parcel-points', {
    query: v.object({
      /** `carrier_code/method_code`. */
      method: v.pipe(v.string(), v.minLength(1), v.maxLength(201)),
      /** Town, postcode, street or name; a search under 2 characters has no results. */
      q: shortText(100),
    }),
    answer: v.object({
      /** At most 20. */
      items: v.array(parcelPoint),
      /** Number of all matching points. */
      total_count: v.number(),
    }),
    silent: true,
  }),
} as const;

/**
 * All calls between shop and backend, by name. Client and server use the same schemas. A client that needs one group
 * imports only that group, so that its bundle contains no other schemas. Source: spec section 7 and the wire contract.
 */
export const calls = /* @__PURE__ */ allCalls();

// @__NO_SIDE_EFFECTS__
function allCalls() {
  return {
    ...catalogCalls,
    ...cartCalls,
    ...userCalls,
    ...shopCalls,
    ...pageCalls,
    ...deliveryCalls,
    ...deliveryTermsCalls,
  } as const;
}

/** The name of a call in `calls`. Source: CO-24. */
export type CallName = keyof typeof calls;
