import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import type { CatalogPorts } from './catalog-ports.ts';
import type { FeedPage, FeedPost } from './feed.ts';
import type { Search } from './search.ts';

/**
 * One page of both feeds: half of it from each, newest first. A source that fails is left out and logged; when
 * both fail, so does the page. Source: CC-46.
 */
export async function loadFeed(
  config: Pick<CatalogConfig, 'feedPageSize'>,
  ports: Pick<CatalogPorts, 'log'>,
  search: Search,
  page = 1,
  options: CallOptions = {},
): Promise<Result<FeedPage, CatalogFailure>> {
  const number = Math.max(1, Math.trunc(page));
  const size = Math.max(1, Math.floor(config.feedPageSize / 2));
  const paging = { size, from: (number - 1) * size };
  const asked = { ...options, mustReach: true };
  const [instagram, mlc] = await Promise.all([
    search({ type: 'instagram', sort: 'instagram_date:desc', ...paging }, asked),
    search({ type: 'mlc', sort: 'mlc_date:desc', ...paging }, asked),
  ]);
  for (const answer of [instagram, mlc]) {
    if (!answer.ok) ports.log.warn('feed-missing', { kind: answer.error.kind });
  }
  if (!instagram.ok && !mlc.ok) return instagram;

  const data: FeedPost[] = [];
  for (const post of instagram.ok ? instagram.value.items : []) {
    data.push({
      source: 'instagram',
      id: String(post.instagram_id),
      date: post.instagram_date,
      post,
    });
  }
  for (const post of mlc.ok ? mlc.value.items : []) {
    data.push({ source: 'mlc', id: String(post.mlc_id), date: post.mlc_date, post });
  }
  const totals = [instagram, mlc].map((answer) => (answer.ok ? answer.value.total : 0));
  return ok({
    data: data.sort((a, b) => dateMs(b.date) - dateMs(a.date)),
    total: totals.reduce((sum, total) => sum + total, 0),
    page: number,
    hasNextPage: totals.some((total) => number * size < total),
  });
}

/** Posts without a readable date come last. */
function dateMs(date: string): number {
  const parsed = Date.parse(date);
  return Number.isNaN(parsed) ? 0 : parsed;
}
