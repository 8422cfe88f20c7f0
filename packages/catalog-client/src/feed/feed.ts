import type { FeedMedia, InstagramPost, MlcPost } from '../search/entities.ts';

/** Source of a post in the joint feed. Source: CC-56. */
export type FeedSource = 'instagram' | 'mlc';

/** A post of the joint feed in one format, and its source. */
export interface FeedPost {
  readonly source: FeedSource;
  readonly id: string;
  readonly date: string;
  readonly type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  readonly caption: string;
  /** In order; for a film, its still picture. */
  readonly media: readonly FeedMedia[];
  /** The article numbers of the products in it. */
  readonly skus: readonly string[];
  /** Film of a VIDEO. */
  readonly film?: string | undefined;
}

/** Position in a source: the date of the last post read, and the number of posts read of that date. */
export interface FeedMark {
  readonly date: string;
  readonly seen: number;
}

/** Start of a page of the feed, per source; a source that is absent has ended. */
export type FeedCursor = Partial<Readonly<Record<FeedSource, FeedMark>>>;

/** One page of the joint feed. Source: product specification, section 3, feed state. */
export interface FeedPage {
  readonly data: readonly FeedPost[];
  /** Number of posts in both sources together, from this page on. */
  readonly total: number;
  readonly hasNextPage: boolean;
  /** Cursor of the next page; absent at the end. */
  readonly next?: FeedCursor | undefined;
}

export function instagramFeedPost(post: InstagramPost): FeedPost {
  return {
    source: 'instagram',
    id: String(post.instagram_id),
    date: post.instagram_date,
    type: post.instagram_media_type,
    caption: post.instagram_caption ?? '',
    media: post.instagram_media ?? [],
    skus: post.instagram_skus ?? [],
    ...(typeof post.instagram_film === 'string' && { film: post.instagram_film }),
  };
}

export function mlcFeedPost(post: MlcPost): FeedPost {
  return {
    source: 'mlc',
    id: String(post.mlc_id),
    date: post.mlc_date,
    type: post.mlc_media_type ?? 'IMAGE',
    caption: post.mlc_caption ?? '',
    media: post.mlc_media ?? [],
    skus: post.mlc_skus ?? [],
    ...(typeof post.mlc_film === 'string' && { film: post.mlc_film }),
  };
}
