import { infiniteQueryOptions } from '@tanstack/react-query';
import type { WidgetPost } from '@shop/catalog-client';
import * as v from 'valibot';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';

/** Fields that our own backend adds to a post of the widget. */
const ownFields = v.object({
  title: v.optional(v.string(), ''),
  text_language: v.optional(v.string()),
  verified: v.optional(v.boolean(), false),
  product: v.optional(
    v.object({ sku: v.string(), name: v.string(), slug: v.string(), url_path: v.string() }),
  ),
});

/** Query of the reviews of the shop, newest first, page by page. */
export const shopReviewsQuery = (shop: Shop) =>
  infiniteQueryOptions({
    queryKey: ['shop-reviews', shop.view.code],
    queryFn: async ({ pageParam }) => {
      const { host, widgetId } = shop.config.reviewsWidget;
      if (host === '') return { posts: [], next: null, rating: null };
      const page = await answered(
        shop.catalog.reviewsWidget(widgetId, pageParam === 0 ? undefined : pageParam),
      );
      return {
        posts: page.posts.map(postOf),
        next: page.nextBeforeTs ?? null,
        rating: page.rating ?? null,
      };
    },
    initialPageParam: 0 as number | string,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** One review of the shop. */
export type ReviewPost = ReturnType<typeof postOf>;

function postOf(post: WidgetPost) {
  const ownFieldsResult = v.safeParse(ownFields, post);
  const {
    title,
    verified,
    product,
    text_language: textLanguage,
  } = ownFieldsResult.success ? ownFieldsResult.output : v.parse(ownFields, {});
  return {
    id: String(post.id),
    at: Number(post.ts),
    author: post.author ?? '',
    rating: post.rating ?? null,
    title,
    text: post.text ?? '',
    textLanguage,
    isVerified: verified,
    product: product ?? null,
  };
}
