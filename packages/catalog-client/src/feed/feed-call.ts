import type { ApiFailure } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from '../transport/call-options.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import {
  instagramFeedPost,
  mlcFeedPost,
  type FeedCursor,
  type FeedMark,
  type FeedPage,
  type FeedPost,
  type FeedSource,
} from './feed.ts';
import type { EntityOf } from '../search/entities.ts';
import type { Search } from '../search/search-function.ts';

/** Posts of one source for a page. */
interface SourcePage {
  readonly posts: readonly FeedPost[];
  /** Number of posts from this page on. */
  readonly total: number;
  readonly next: FeedCursor;
}

const startMark: FeedMark = { date: '', seen: 0 };
const startCursor: FeedCursor = { instagram: startMark, mlc: startMark };

/**
 * Loads one page of both feeds, half from each, newest first. The next page begins after the last returned post, so
 * that new posts repeat nothing, and posts of one time are not lost between pages. A source that fails is left out,
 * logged, and requested again for the next page; if all sources fail, the page fails. Source: CC-56.
 */
export async function loadFeed(
  config: Pick<CatalogConfig, 'feedPageSize'>,
  ports: Pick<CatalogPorts, 'log'>,
  search: Search,
  cursor: FeedCursor = startCursor,
  options: CallOptions = {},
): Promise<Result<FeedPage, ApiFailure>> {
  const size = Math.max(1, Math.floor(config.feedPageSize / 2));
  const feedOptions = { ...options, requireNetwork: true };
  let retryCursor: FeedCursor = {};

  async function half<Type extends FeedSource>(
    source: Type,
    mark: FeedMark | undefined,
    read: (post: EntityOf[Type]) => FeedPost,
  ): Promise<Result<SourcePage, ApiFailure> | undefined> {
    if (mark === undefined) return undefined;
    const date = `${source}_date`;
    let dropped = 0;
    const page = await search(
      {
        type: source,
        where: { [date]: notAfter(mark) },
        sort: `${date}:desc`,
        size,
        from: mark.seen,
      },
      { ...feedOptions, onDropped: (count) => (dropped = count) },
    );
    if (!page.ok) {
      ports.log.warn('feed-missing', { source, kind: page.error.kind });
      // The next page starts this source at the start of this page.
      retryCursor = { ...retryCursor, [source]: mark };
      return page;
    }
    const posts = page.value.items.map(read);
    const seenCount = posts.length + dropped;
    const total = page.value.total - mark.seen;
    // Unreadable posts have no known date, so the next page continues after their count.
    const after = dropped > 0 ? { ...mark, seen: mark.seen + seenCount } : markAfter(posts, mark);
    const nextCursor = total > seenCount ? after : undefined;
    return ok({ posts, total, next: nextCursor === undefined ? {} : { [source]: nextCursor } });
  }

  const asking = await Promise.all([
    half('instagram', cursor.instagram, instagramFeedPost),
    half('mlc', cursor.mlc, mlcFeedPost),
  ]);
  const halves = asking.filter((result) => result !== undefined);
  const [failed] = halves.flatMap((result) => (result.ok ? [] : [result]));
  const pages = halves.flatMap((result) => (result.ok ? [result.value] : []));
  if (failed !== undefined && pages.length === 0) return failed;

  const next = pages.reduce((all, result) => ({ ...all, ...result.next }), retryCursor);
  const hasNextPage = Object.keys(next).length > 0;
  return ok({
    data: pages.flatMap(({ posts }) => posts).sort((a, b) => dateMs(b.date) - dateMs(a.date)),
    total: pages.reduce((sum, { total }) => sum + total, 0),
    hasNextPage,
    ...(hasNextPage && { next }),
  });
}

function notAfter({ date }: FeedMark) {
  return date === '' ? undefined : { lte: date };
}

/** Returns the position after these posts; `undefined` if there are none. */
function markAfter(posts: readonly FeedPost[], mark: FeedMark): FeedMark | undefined {
  const lastPost = posts.at(-1);
  if (lastPost === undefined) return undefined;
  const { date } = lastPost;
  const sameDateCount = posts.filter((post) => post.date === date).length;
  return { date, seen: sameDateCount + (mark.date === date ? mark.seen : 0) };
}

/** Posts without a readable date come last. */
function dateMs(date: string): number {
  const parsed = Date.parse(date);
  return Number.isNaN(parsed) ? 0 : parsed;
}
