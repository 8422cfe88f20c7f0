export { annualRate } from './annual-rate.ts';
export { attribute, attributeGroup } from './attribute.ts';
export type { Attribute, AttributeGroup } from './attribute.ts';
export { awaitedAddsCookie } from './awaited-adds-cookie.ts';
export { awaitedAdd, readAwaitedAdds } from './awaited-adds.ts';
export type { AwaitedAdd } from './awaited-adds.ts';
export { callAddress } from './call-address.ts';
export type { QueryValues } from './call-address.ts';
export {
  calls,
  cartAnswers,
  cartCalls,
  catalogCalls,
  pageCalls,
  shopCalls,
  userCalls,
} from './calls.ts';
export type { Call, CallName } from './calls.ts';
export { campaignPhase } from './campaign-phase.ts';
export type { CampaignPhase } from './campaign-phase.ts';
export {
  addressInformation,
  adoptedCart,
  cartItemDelete,
  cartItemUpdate,
  mostLines,
  mostOfLine,
  paymentMethod,
  serverCartRow,
  shippingEstimateAddress,
  shippingInformation,
  shippingMethod,
  totalSegment,
  totals,
  totalsItem,
} from './cart.ts';
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
} from './cart.ts';
export { category } from './category.ts';
export type { Category } from './category.ts';
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
} from './content.ts';
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
} from './content.ts';
export { envelope, errorMeta, errorText } from './envelope.ts';
export type { Envelope, ErrorMeta } from './envelope.ts';
export { errorCodes } from './error-codes.ts';
export type { ErrorCode } from './error-codes.ts';
export { inlineParts } from './inline-text.ts';
export type { InlinePart } from './inline-text.ts';
export {
  mostOfOrder,
  mostOrderTotal,
  newOrder,
  order,
  orderAddress,
  orderHistory,
  orderLine,
  orderNumber,
  orderStatuses,
  placedOrder,
} from './order.ts';
export type {
  NewOrder,
  NewOrderInput,
  Order,
  OrderAddress,
  OrderHistory,
  OrderLine,
  OrderStatus,
  PlacedOrder,
} from './order.ts';
export { conformityYears, refundDays, sendBackDays, withdrawalDays } from './legal-terms.ts';
export {
  emailLinkMinutes,
  newsletterLinkDays,
  newsletterWishDays,
  passwordLinkMinutes,
} from './letter-links.ts';
export { longestSku } from './longest-sku.ts';
export { offersValues, takesMany } from './offers-values.ts';
export { pageBlock, textPart } from './page-blocks.ts';
export type { PageBlock, TextPart } from './page-blocks.ts';
export { everyPage, isPageTag, taggedKinds } from './page-tag.ts';
export type { PageTag, TaggedKind } from './page-tag.ts';
export { feedPost, pageContent, storeContent } from './page-content.ts';
export type { FeedPostContent, PageContent, StoreContent } from './page-content.ts';
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
} from './product.ts';
export { defaultMethod } from './default-method.ts';
export { isNeverShipped, isPartOnly, isVirtualCart } from './product-state.ts';
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
} from './product.ts';
export {
  isFinalRefusal,
  isPassingCode,
  isPassingError,
  isProductsRefusal,
  productsErrorText,
} from './refusal.ts';
export { createSkipLog, readLists } from './read-lists.ts';
export type { SkippedElement } from './read-lists.ts';
export { readAnswer, readJson } from './read-answer.ts';
export type { Answerable, AnswerFailure, ReadAnswer } from './read-answer.ts';
export { emailAddress, maybe, sku, wireFlag, wireId, wireNumber, wireText } from './scalars.ts';
export {
  aggregations,
  entityType,
  entityTypes,
  filterValue,
  mostSearchSize,
  searchAnswer,
  searchQuery,
  searchRequest,
  searchSize,
  searchStart,
  usualSearchSize,
} from './search.ts';
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
} from './search.ts';
export { checkShown, shownConditions } from './show-product.ts';
export type { ShowRefusal } from './show-product.ts';
export { stockStatus } from './stock-state.ts';
export type { StockStatus } from './stock-state.ts';
export { taxRule } from './tax-rule.ts';
export type { TaxRule } from './tax-rule.ts';
export { personalData } from './personal-data.ts';
export type { PersonalData } from './personal-data.ts';
export { pickupPoint } from './pickup-point.ts';
export type { PickupPoint } from './pickup-point.ts';
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
} from './user.ts';
export type {
  CustomerAddress,
  EmailChange,
  Login,
  PasswordChange,
  Profile,
  ProfileUpdate,
  Registration,
  WishlistRow,
} from './user.ts';
export {
  longestComment,
  longestCompany,
  longestEmail,
  longestItemsText,
  longestMessage,
  longestMessageSubject,
  longestNickname,
  longestOrderNumber,
  longestPassword,
  longestPersonName,
  longestPostcode,
  longestReview,
  longestReviewTitle,
  longestSignature,
  longestStreetLine,
  longestTaxNumber,
  longestTelephone,
  longestTown,
} from './text-limits.ts';
export { reviewMoment } from './review-moment.ts';
export { starCounts, starMean } from './star-mean.ts';
export {
  canceledOrder,
  withdrawalReceipt,
  withdrawalRequest,
  withdrawalStatement,
} from './withdrawal.ts';
export { vitalDevices, vitalMetrics, vitalPages, vitalReport } from './vitals.ts';
export type { VitalMetric, VitalPage, VitalReport } from './vitals.ts';
export { withdrawalExceptions } from './withdrawal-exceptions.ts';
export type { WithdrawalException } from './withdrawal-exceptions.ts';
export type {
  CanceledOrder,
  WithdrawalReceipt,
  WithdrawalRequest,
  WithdrawalStatement,
} from './withdrawal.ts';
