import { ratingSummary, type RatingSummary } from '@shop/contract';
import * as v from 'valibot';

/** A review shown by the third-party widget. `ts` orders them and is the cursor of the next page. */
const widgetPost = v.looseObject({
  id: v.union([v.string(), v.number()]),
  ts: v.union([v.string(), v.number()]),
  author: v.optional(v.nullable(v.string())),
  rating: v.optional(v.nullable(v.number())),
  text: v.optional(v.nullable(v.string())),
  image: v.optional(v.nullable(v.string())),
});
/** A post with the id of its widget. Source: product specification, section 3, third-party review posts. */
export type WidgetPost = v.InferOutput<typeof widgetPost> & { readonly widgetId: string };

/** Posts of the widget, newest first, and the cursor of the next page. */
export interface WidgetPage {
  readonly posts: readonly WidgetPost[];
  /** The `beforeTs` of the next page; absent if this page was empty. */
  readonly nextBeforeTs?: number | string | undefined;
  /** Rating of all posts, not only of these; absent if the widget does not return it. */
  readonly rating?: RatingSummary | undefined;
}

export const widgetAnswer = v.object({
  items: v.array(widgetPost),
  rating_summary: v.fallback(v.optional(ratingSummary), undefined),
});

/** Returns a page of a widget's posts with the cursor of the next one. Source: CC-57. */
export function widgetPage(
  widgetId: string,
  { items, rating_summary: rating }: v.InferOutput<typeof widgetAnswer>,
): WidgetPage {
  const posts = items.map((item) => ({ ...item, widgetId }));
  const lastPost = posts.at(-1);
  return {
    posts,
    ...(lastPost !== undefined && { nextBeforeTs: lastPost.ts }),
    ...(rating !== undefined && { rating }),
  };
}
