import type { InstagramPost, MlcPost } from './entities.ts';

/** A post of the joint feed and its source. */
export type FeedPost =
  | {
      readonly source: 'instagram';
      readonly id: string;
      readonly date: string;
      readonly post: InstagramPost;
    }
  | { readonly source: 'mlc'; readonly id: string; readonly date: string; readonly post: MlcPost };

/** One page of the joint feed. Source: product specification, section 3, feed state. */
export interface FeedPage {
  readonly data: readonly FeedPost[];
  /** In both sources together. */
  readonly total: number;
  readonly page: number;
  readonly hasNextPage: boolean;
}
