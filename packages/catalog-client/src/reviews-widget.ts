import * as v from 'valibot';

/** A review shown by the third-party widget. `ts` orders them and asks for the next page. */
const widgetPost = v.looseObject({
  id: v.union([v.string(), v.number()]),
  ts: v.union([v.string(), v.number()]),
  author: v.optional(v.nullable(v.string())),
  rating: v.optional(v.nullable(v.number())),
  text: v.optional(v.nullable(v.string())),
  image: v.optional(v.nullable(v.string())),
});
export type WidgetPost = v.InferOutput<typeof widgetPost>;

/** Posts of the widget, newest first, and what to ask next. */
export interface WidgetPage {
  readonly posts: readonly WidgetPost[];
  /** The `beforeTs` of the next page; absent when this one was empty. */
  readonly nextBeforeTs?: number | string;
}

export const widgetAnswer = v.object({ items: v.array(widgetPost) });

/** A page of posts with what asks for the next one. */
export function nextBefore(posts: readonly WidgetPost[]): WidgetPage {
  const last = posts.at(-1);
  return last === undefined ? { posts } : { posts, nextBeforeTs: last.ts };
}
