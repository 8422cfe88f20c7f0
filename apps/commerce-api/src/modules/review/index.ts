export { publishedReviewId } from './published-review-id.ts';
export { reviewRoutes } from './review-routes.ts';
export { reviewsWidgetRoutes } from './reviews-widget-routes.ts';
export { decideReview, runReviews, waitingReviews } from './review-command.ts';
