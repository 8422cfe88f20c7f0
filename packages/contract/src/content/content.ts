import * as v from 'valibot';
import { ratingSummary } from '../catalog/product.ts';
import { emailAddress, nullish, shortText, wireFlag, wireId, wireNumber } from '../wire/scalars.ts';
import {
  maxEmailLength,
  maxMessageLength,
  maxMessageSubjectLength,
  maxNicknameLength,
  maxReviewLength,
  maxReviewTitleLength,
} from '../wire/text-limits.ts';

/** A CMS page or block. `content` is raw HTML: the client sanitises it. */
export const cmsEntry = v.looseObject({
  id: wireId,
  identifier: nullish(v.string()),
  title: nullish(v.string()),
  content: nullish(v.string()),
  active: nullish(wireFlag),
});
/** Parsed page or block of the backend's CMS. Source: CO-23. */
export type CmsEntry = v.InferOutput<typeof cmsEntry>;

/** A published review. `review_status`: 1 approved, 2 pending, 3 refused. `rating`: 1 to 5. */
export const review = v.looseObject({
  id: wireId,
  product_id: wireId,
  title: v.optional(v.string(), ''),
  detail: v.optional(v.string(), ''),
  nickname: v.optional(v.string(), ''),
  rating: nullish(wireNumber),
  verified: nullish(wireFlag),
  review_status: nullish(wireNumber),
  created_at: nullish(v.string()),
  /** Language of the text; absent: that of the default store view. */
  text_language: nullish(v.string()),
});
/** Parsed review of a product. Source: CO-23. */
export type Review = v.InferOutput<typeof review>;

/** Request body of a new review. The server holds it for moderation. Source: CO-28. */
export const newReview = v.object({
  product_id: wireId,
  title: v.pipe(shortText(maxReviewTitleLength), v.minLength(1)),
  detail: v.pipe(shortText(maxReviewLength), v.minLength(1)),
  nickname: v.pipe(shortText(maxNicknameLength), v.minLength(2)),
  rating: v.optional(v.pipe(wireNumber, v.integer(), v.minValue(1), v.maxValue(5))),
  review_entity: v.optional(v.literal('product')),
  review_status: v.optional(wireNumber),
  customer_id: nullish(wireId),
});
/** Parsed request body of a new review. Source: CO-28. */
export type NewReview = v.InferOutput<typeof newReview>;

/** A review for its author: also before moderation and after a refusal. */
export const ownReview = v.object({
  id: wireId,
  product_id: wireId,
  title: v.string(),
  detail: v.string(),
  nickname: v.string(),
  rating: nullish(wireNumber),
  state: v.picklist(['pending', 'approved', 'refused']),
  created_at: v.string(),
  /** Language of the text; absent: that of the default store view. */
  text_language: nullish(v.string()),
});
/** Parsed own review with its state. Source: CO-23. */
export type OwnReview = v.InferOutput<typeof ownReview>;

/**
 * A page of the reviews widget, newest first. `ts` in milliseconds; the next page is requested with the `ts` of the
 * last item. An empty page is the end. `rating_summary`: the rating from all reviews of the shop; other widgets omit
 * it.
 */
export const reviewsWidgetPage = v.object({
  items: v.array(
    v.looseObject({
      id: wireId,
      ts: wireNumber,
      author: v.string(),
      rating: nullish(wireNumber),
      text: v.string(),
      image: nullish(v.string()),
    }),
  ),
  rating_summary: nullish(ratingSummary),
});
/** Parsed page of the reviews widget. Source: CO-23. */
export type ReviewsWidgetPage = v.InferOutput<typeof reviewsWidgetPage>;

/** Newsletter subscription of an address; `pending` until the link of the confirmation email is opened. */
export const newsletterState = v.object({
  email: v.string(),
  state: v.picklist(['none', 'pending', 'confirmed']),
});
/** Parsed newsletter subscription of an address. Source: CO-23. */
export type NewsletterState = v.InferOutput<typeof newsletterState>;

/** A loyalty card: the number that a cash register scans, and its points. */
export const loyaltyCard = v.object({
  number: v.pipe(v.string(), v.regex(/^[0-9A-Z-]{4,24}$/)),
  points: v.pipe(wireNumber, v.integer(), v.minValue(0)),
  joined_at: v.string(),
});
/** Parsed loyalty card of a customer. Source: CO-23. */
export type LoyaltyCard = v.InferOutput<typeof loyaltyCard>;

/** A message to the shop. `targetAddress` must be an address of the shop. */
export const mailMessage = v.object({
  sourceAddress: emailAddress,
  targetAddress: v.pipe(shortText(maxEmailLength), v.minLength(1)),
  subject: v.pipe(shortText(maxMessageSubjectLength), v.minLength(1)),
  emailText: v.pipe(shortText(maxMessageLength), v.minLength(1)),
  confirmation: nullish(v.boolean()),
  token: v.pipe(v.string(), v.maxLength(1000)),
});
/** Request body of the mail service. Source: CO-24. */
export type MailMessage = v.InferOutput<typeof mailMessage>;

/** First and last day on which an order placed today would arrive, both included. */
export const deliveryDates = v.object({
  from: v.pipe(v.string(), v.isoDate()),
  to: v.pipe(v.string(), v.isoDate()),
});
/** Parsed first and last day a product arrives. Source: CO-23. */
export type DeliveryDates = v.InferOutput<typeof deliveryDates>;

/** An instalment example. Amounts in whole forints, rate in percent a year. */
export const instalment = v.object({
  amount: wireNumber,
  months: wireNumber,
  monthly: wireNumber,
  total: wireNumber,
  interest_rate: wireNumber,
});
/** Parsed cost of an instalment purchase. Amounts in major units. Source: CO-23. */
export type Instalment = v.InferOutput<typeof instalment>;

const banner = v.object({
  title: v.string(),
  subtitle: v.optional(v.string()),
  image: v.string(),
  link: v.string(),
});
/** Parsed banner. Source: CO-23. */
export type Banner = v.InferOutput<typeof banner>;

/** The banners of the home page, from a file of the shop. Source: CO-23. */
export const promotedOffers = v.object({
  mainBanners: v.optional(v.array(banner), []),
  smallBanners: v.optional(v.array(banner), []),
  productBanners: v.optional(v.array(banner), []),
});
/** Parsed banners of the home page. Source: CO-23. */
export type PromotedOffers = v.InferOutput<typeof promotedOffers>;

/** The header picture of the home page, from a file of the shop. Source: CO-23. */
export const mainImage = v.object({ image: banner });
/** Parsed header picture of the home page. Source: CO-23. */
export type MainImage = v.InferOutput<typeof mainImage>;
