export { createApiClient, networkFailure, toHttpRequest } from './client/api-client.ts';
export type {
  ApiClient,
  ApiClientConfig,
  ApiClientPorts,
  ApiRequest,
  Endpoint,
} from './client/api-client.ts';
export { failureAction } from './client/api-failure.ts';
export type {
  ApiFailure,
  FailureAction,
  MalformedResponse,
  Rejection,
  ResponseFailure,
} from './client/api-failure.ts';
export { annualRate } from './catalog/annual-rate.ts';
export { attribute, attributeGroup } from './catalog/attribute.ts';
export type { Attribute, AttributeGroup } from './catalog/attribute.ts';
export { pendingAddsCookie } from './cart/pending-adds-cookie.ts';
export { pendingAdd, readPendingAdds } from './cart/pending-adds.ts';
export type { PendingAdd } from './cart/pending-adds.ts';
export { callAddress } from './wire/call-address.ts';
export type { QueryValues } from './wire/call-address.ts';
export {
  calls,
  cartAnswers,
  cartCalls,
  catalogCalls,
  deliveryCalls,
  pageCalls,
  shopCalls,
  userCalls,
} from './wire/calls.ts';
export type { Call, CallName } from './wire/calls.ts';
export {
  addressInformation,
  adoptedCart,
  cartItemDelete,
  cartItemUpdate,
  maxCartLines,
  maxLineQuantity,
  paymentMethod,
  serverCartRow,
  shippingEstimateAddress,
  shippingInformation,
  shippingMethod,
  totalSegment,
  totals,
  totalsItem,
} from './cart/cart.ts';
export type {
  AddressInformation,
  AdoptedCart,
  CartItemDelete,
  CartItemUpdate,
  PaymentMethod,
  ServerCartRow,
  ShippingEstimateAddress,
  ShippingInformation,
  ShippingMethod,
  TotalSegment,
  Totals,
  TotalsItem,
} from './cart/cart.ts';
export { category } from './catalog/category.ts';
export type { Category } from './catalog/category.ts';
export {
  cmsEntry,
  deliveryDates,
  instalment,
  loyaltyCard,
  mailMessage,
  mainImage,
  newReview,
  newsletterState,
  ownReview,
  promotedOffers,
  review,
  reviewsWidgetPage,
} from './content/content.ts';
export type {
  Banner,
  CmsEntry,
  DeliveryDates,
  Instalment,
  LoyaltyCard,
  MailMessage,
  MainImage,
  NewReview,
  NewsletterState,
  OwnReview,
  PromotedOffers,
  Review,
  ReviewsWidgetPage,
} from './content/content.ts';
export { envelope, errorMeta, errorText } from './wire/envelope.ts';
export type { Envelope, ErrorMeta } from './wire/envelope.ts';
export { errorCodes } from './wire/error-codes.ts';
export type { ErrorCode } from './wire/error-codes.ts';
export {
  maxOrderQuantity,
  maxOrderTotal,
  newOrder,
  order,
  orderAddress,
  orderHistory,
  orderLine,
  orderNumber,
  orderStatuses,
  placedOrder,
} from './order/order.ts';
export type {
  NewOrder,
  NewOrderInput,
  Order,
  OrderAddress,
  OrderHistory,
  OrderLine,
  OrderStatus,
  PlacedOrder,
} from './order/order.ts';
export {
  emailLinkMinutes,
  newsletterLinkDays,
  newsletterWishDays,
  orderCodeMinutes,
  orderLinkDays,
  passwordLinkMinutes,
} from './customer/email-links.ts';
export { maxSkuLength } from './catalog/max-sku-length.ts';
export { everyPage, isPageTag, taggedKinds } from './content/page-tag.ts';
export type { PageTag, TaggedKind } from './content/page-tag.ts';
export {
  bundleLink,
  bundleOption,
  configurableChild,
  configurableOption,
  customOption,
  product,
  productLink,
  productOption,
  productType,
  productTypes,
  ratingSummary,
  renderList,
  stockEntry,
  tierPrice,
} from './catalog/product.ts';
export { defaultMethod } from './cart/default-method.ts';
export type {
  BundleLink,
  BundleOption,
  ConfigurableChild,
  ConfigurableOption,
  CustomAttribute,
  CustomOption,
  CustomOptionValue,
  Product,
  ProductLink,
  ProductOption,
  ProductType,
  RatingSummary,
  RenderList,
  StockEntry,
  TierPrice,
} from './catalog/product.ts';
export {
  isPermanentFailure,
  isProductsRefusal,
  isRetryableError,
  isRetryableStatus,
  productsErrorText,
} from './wire/failures.ts';
export { createSkipLog, readLists } from './wire/read-lists.ts';
export type { SkippedElement } from './wire/read-lists.ts';
export { readAnswer, readJson } from './wire/read-answer.ts';
export type { Answerable, ReadAnswer } from './wire/read-answer.ts';
export {
  emailAddress,
  nullish,
  sku,
  wireFlag,
  wireId,
  wireNumber,
  wireText,
} from './wire/scalars.ts';
export {
  aggregations,
  defaultSearchSize,
  entityType,
  entityTypes,
  filterValue,
  maxSearchSize,
  searchAnswer,
  searchQuery,
  searchRequest,
  searchSize,
  searchStart,
  facetOptions,
  searchRedirect,
  understoodWord,
} from './search/search.ts';
export type {
  Aggregations,
  Bucket,
  EntityType,
  FilterScalar,
  FilterValue,
  ParsedSearchRequest,
  SearchAnswer,
  SearchQuery,
  SearchRequest,
  UnderstoodWord,
} from './search/search.ts';
export { taxRule } from './catalog/tax-rule.ts';
export type { TaxRule } from './catalog/tax-rule.ts';
export { personalData } from './customer/personal-data.ts';
export type { PersonalData } from './customer/personal-data.ts';
export { deliveryTerms, deliveryTermsCalls } from './cart/delivery-terms.ts';
export type { DeliveryTerms } from './cart/delivery-terms.ts';
export { parcelPoint, pickupPoint } from './cart/pickup-point.ts';
export type { ParcelPoint, PickupPoint } from './cart/pickup-point.ts';
export {
  customerAddress,
  emailChange,
  login,
  password,
  passwordChange,
  personName,
  profile,
  profileUpdate,
  registration,
  wishlistRow,
} from './customer/user.ts';
export type {
  CustomerAddress,
  EmailChange,
  Login,
  PasswordChange,
  Profile,
  ProfileUpdate,
  Registration,
  WishlistRow,
} from './customer/user.ts';
export {
  maxCommentLength,
  maxCompanyLength,
  maxEmailLength,
  maxItemsTextLength,
  maxMessageLength,
  maxMessageSubjectLength,
  maxNicknameLength,
  maxOrderNumberLength,
  maxPasswordLength,
  maxPersonNameLength,
  maxPostcodeLength,
  maxReviewLength,
  maxReviewTitleLength,
  maxSignatureLength,
  maxStreetLineLength,
  maxTaxNumberLength,
  maxTelephoneLength,
  maxTownLength,
} from './wire/text-limits.ts';
export { reviewMoment } from './catalog/review-moment.ts';
export {
  canceledOrder,
  withdrawalReceipt,
  withdrawalRequest,
  withdrawalStatement,
} from './order/withdrawal.ts';
export {
  openedOrder,
  orderAccess,
  orderCodeProof,
  orderCodeRequest,
} from './order/order-access.ts';
export type { OpenedOrder } from './order/order-access.ts';
export {
  abandonedPayment,
  orderPayment,
  orderPaymentStates,
  startedPayment,
} from './order/payment.ts';
export type { OrderPaymentState, OrderPaymentStatus, StartedPayment } from './order/payment.ts';
export { searchEvents, searchReport } from './wire/search-report.ts';
export type { SearchReport } from './wire/search-report.ts';
export { vitalDevices, vitalMetrics, vitalPages, vitalReport } from './wire/vitals.ts';
export type { VitalMetric, VitalPage, VitalReport } from './wire/vitals.ts';
export type {
  CanceledOrder,
  WithdrawalReceipt,
  WithdrawalRequest,
  WithdrawalStatement,
} from './order/withdrawal.ts';
export { picturePath } from './catalog/picture-path.ts';
