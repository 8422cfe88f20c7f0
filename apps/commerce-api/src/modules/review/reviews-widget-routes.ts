import { calls, reviewMoment, type RatingSummary, type ReviewsWidgetPage } from '@shop/contract';
import { Hono } from 'hono';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import {
  type NormalProduct,
  ratingOfAll,
  type Source,
  toNumber,
  toText,
} from '@shop/catalog-documents';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { Routes } from '../context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';

/** Number of reviews on one page, without those with the same time as its last. */
const pageSize = 12;

interface Shown {
  readonly of: readonly Source[];
  readonly reviews: readonly Dated[];
  readonly rating: RatingSummary | undefined;
}

interface Dated {
  readonly ts: number;
  readonly review: Source;
}

/** The reviews widget: every published review of the shop, newest first. Source: wire contract 6. */
export const reviewsWidgetRoutes: Routes = (deps) => {
  const { catalog, shop } = deps;
  const app = new Hono<ApiEnv>();
  const limit = catalogLimit(deps);
  let cachedReviews: Shown | undefined;

  function newestFirst(): Shown {
    const reviews = catalog.all('review');
    if (cachedReviews?.of !== reviews) {
      cachedReviews = { of: reviews, reviews: byDate(reviews), rating: ratingOfAll(reviews) };
    }
    return cachedReviews;
  }

  app.get(calls.reviewsWidget.path, limit, async (context) => {
    const { before_ts: beforeTs = Infinity } = readCallQuery(context, calls.reviewsWidget);
    if (context.req.param('widgetId') !== shop.reviewsWidget.widgetId) {
      throw new ApiError(404, 'not-found', 'There is no such widget.');
    }
    const { reviews, rating } = newestFirst();
    const page = pageBefore(reviews, beforeTs);
    const ids = page.flatMap(({ review }) => toNumber(review['product_id']) ?? []);
    const products = await catalog.productsById([...new Set(ids)]);
    const items = page.map(({ ts, review }) => {
      const product = products.get(toNumber(review['product_id']) ?? 0);
      const image = toText(product?.['image']);
      const language = toText(review['text_language']);
      return {
        id: toNumber(review['id']) ?? 0,
        ts,
        author: toText(review['nickname']) ?? '',
        rating: toNumber(review['rating']),
        title: toText(review['title']) ?? '',
        text: toText(review['detail']) ?? '',
        text_language: language,
        verified: review['verified'] === true,
        image,
        ...(product === undefined ? {} : { product: shownProduct(product) }),
      };
    });
    context.header('Cache-Control', 'no-cache');
    return context.json({
      items,
      rating_summary: rating,
    } satisfies ReviewsWidgetPage);
  });
  return app;
};

/** Fields of a product that its name and link need. */
function shownProduct({ id, sku, name, slug, url_path }: NormalProduct) {
  return { id, sku, name, slug, url_path };
}

/** Returns reviews older than `before`, with all of the same time together: the next page starts after them. */
function pageBefore(reviews: readonly Dated[], beforeTs: number): readonly Dated[] {
  const from = reviews.findIndex(({ ts }) => ts < beforeTs);
  if (from < 0) return [];
  const last = reviews[Math.min(from + pageSize, reviews.length) - 1];
  const end = reviews.findIndex(({ ts }, place) => place > from && ts < (last?.ts ?? 0));
  return reviews.slice(from, end < 0 ? undefined : end);
}

/** Reviews without a date are the oldest. */
function byDate(reviews: readonly Source[]): readonly Dated[] {
  return reviews
    .map((review) => ({ ts: reviewMoment(toText(review['created_at'])) ?? 0, review }))
    .sort((a, b) => b.ts - a.ts);
}
