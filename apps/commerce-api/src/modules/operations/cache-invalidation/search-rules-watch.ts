import type { PageTag } from '@shop/contract';
import type { Sql } from 'postgres';
import type { SearchRules } from '../../../catalog/index.ts';
import { invalidateTags } from './stale-tags.ts';

/** Results of searches, and redirects by their words. */
const searchPages: readonly PageTag[] = ['category', 'cmsPage'];

/** Calls that invalidate the pages after a change: other processes may apply it after the first call. */
const callsOfChange = 2;

/**
 * Creates the function that invalidates the pages of searches after a change of the search rules. Call it every few
 * seconds, from one process; the interval is longer than that in which the other processes look for changed files.
 */
export function createRulesWatch(
  sql: Sql,
  rules: Pick<SearchRules, 'refresh' | 'revision'>,
): () => Promise<void> {
  let seenRevision = rules.revision();
  let callsLeft = 0;
  return async () => {
    rules.refresh();
    const revision = rules.revision();
    if (revision !== seenRevision) callsLeft = callsOfChange;
    seenRevision = revision;
    if (callsLeft === 0) return;
    await invalidateTags(sql, searchPages);
    callsLeft -= 1;
  };
}
