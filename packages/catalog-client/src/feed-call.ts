import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import type { CatalogPorts } from './catalog-ports.ts';
import {
  instagramFeedPost,
  mlcFeedPost,
  type FeedCursor,
  type FeedMark,
  type FeedPage,
  type FeedPost,
  type FeedSource,
} from './feed.ts';
import type { EntityOf } from './entities.ts';
import type { Search } from './search.ts';

/** What one source gave for a page. */
interface Half {
  readonly posts: readonly FeedPost[];
  /** From this page on. */
  readonly total: number;
  readonly next: FeedCursor;
}

const start: FeedMark = { date: '', seen: 0 };
const beginning: FeedCursor = { instagram: start, mlc: start };

/**
 * One page of both feeds: half of it from each, newest first. The next page begins after the last post seen, so
 * that new posts repeat nothing, and posts of one moment are not lost between two pages. A source that fails is left out, logged, and asked again for the next page; when
 * every source asked fails, so does the page. Source: CC-46.
 */
export async function loadFeed(
  config: Pick<CatalogConfig, 'feedPageSize'>,
  ports: Pick<CatalogPorts, 'log'>,
  search: Search,
  cursor: FeedCursor = beginning,
  options: CallOptions = {},
): Promise<Result<FeedPage, CatalogFailure>> {
  const size = Math.max(1, Math.floor(config.feedPageSize / 2));
  const asked = { ...options, mustReach: true };
  let again: FeedCursor = {};

  async function half<Type extends FeedSource>(
    source: Type,
    mark: FeedMark | undefined,
    read: (post: EntityOf[Type]) => FeedPost,
  ): Promise<Result<Half, CatalogFailure> | undefined> {
    if (mark === undefined) return undefined;
    const date = `${source}_date`;
    let dropped = 0;
    const page = await search(
      {
        type: source,
        where: { [date]: until(mark) },
        sort: `${date}:desc`,
        size,
        from: mark.seen,
      },
      { ...asked, onDropped: (count) => (dropped = count) },
    );
    if (!page.ok) {
      ports.log.warn('feed-missing', { source, kind: page.error.kind });
      // It begins the next page where it should have begun this one.
      again = { ...again, [source]: mark };
      return page;
    }
    const posts = page.value.items.map(read);
    const seen = posts.length + dropped;
    const total = page.value.total - mark.seen;
    // Of posts nobody can read the date is unknown: behind them it goes on by their number.
    const after = dropped > 0 ? { ...mark, seen: mark.seen + seen } : markAfter(posts, mark);
    const next = total > seen ? after : undefined;
    return ok({ posts, total, next: next === undefined ? {} : { [source]: next } });
  }

  const asking = await Promise.all([
    half('instagram', cursor.instagram, instagramFeedPost),
    half('mlc', cursor.mlc, mlcFeedPost),
  ]);
  const halves = asking.filter((one) => one !== undefined);
  const [failed] = halves.flatMap((one) => (one.ok ? [] : [one]));
  const given = halves.flatMap((one) => (one.ok ? [one.value] : []));
  if (failed !== undefined && given.length === 0) return failed;

  const next = given.reduce((all, one) => ({ ...all, ...one.next }), again);
  const hasNextPage = Object.keys(next).length > 0;
  return ok({
    data: given.flatMap(({ posts }) => posts).sort((a, b) => dateMs(b.date) - dateMs(a.date)),
    total: given.reduce((sum, { total }) => sum + total, 0),
    hasNextPage,
    ...(hasNextPage && { next }),
  });
}

function until({ date }: FeedMark) {
  return date === '' ? undefined : { lte: date };
}

/** How far a source is read after these posts; `undefined` when there were none. */
function markAfter(posts: readonly FeedPost[], before: FeedMark): FeedMark | undefined {
  const last = posts.at(-1);
  if (last === undefined) return undefined;
  const { date } = last;
  const alike = posts.filter((post) => post.date === date).length;
  return { date, seen: alike + (before.date === date ? before.seen : 0) };
}

/** Posts without a readable date come last. */
function dateMs(date: string): number {
  const parsed = Date.parse(date);
  return Number.isNaN(parsed) ? 0 : parsed;
}
