import type { PageTag } from '@shop/contract';
import type { Sql } from 'postgres';
import type { SearchRules } from '../../../catalog/index.ts';
import { invalidateTags } from './stale-tags.ts';

/** Pages with search results, and pages that redirect search texts. */
const searchPages: readonly PageTag[] = ['category', 'cmsPage'];

/** Calls that invalidate the pages after a change: other processes may apply it after the first call. */
const callsOfChange = 2;

/**
 * Creates the function that invalidates the search pages after a change of the search rules. Call it every few seconds,
 * from one process; the interval is longer than that of the other processes' checks for changed files.
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
