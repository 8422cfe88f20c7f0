import { isPageTag } from '@shop/contract';
import { readConfig } from '../../../platform/config.ts';
import { withDatabase } from '../../../db/local-postgres/with-database.ts';
import { invalidateTags } from './stale-tags.ts';
import { print } from '../../../platform/terminal-text.ts';

export const invalidateUsage = `  shop invalidate TAG…           have pages made anew: product, category, home, P<id>, C<id> … or '*'
`;

/** `shop invalidate TAG…`: the rendering servers read it within a second or so. */
export async function runInvalidate(tags: readonly string[]): Promise<number> {
  if (tags.length === 0) throw new Error('shop invalidate: name at least one tag.');
  const unknown = tags.find((tag) => !isPageTag(tag));
  if (unknown !== undefined) throw new Error(`shop invalidate: there is no tag ${unknown}.`);
  return withDatabase(readConfig(process.env, process.cwd()), 'invalidate', async (sql) => {
    await invalidateTags(sql, tags);
    print(`${tags.join(', ')}: told\n`);
    return 0;
  });
}
