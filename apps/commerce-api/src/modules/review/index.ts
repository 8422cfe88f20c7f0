export { publishedReviewId } from './published-review-id.ts';
export { reviewRoutes } from './review-routes.ts';
export { reviewsWidgetRoutes } from './reviews-widget-routes.ts';
export { runReviews } from './review-command.ts';
