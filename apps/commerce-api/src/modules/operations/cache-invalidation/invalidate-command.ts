import { isPageTag } from '@shop/contract';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../../db/with-database.ts';
import { invalidateTags } from './stale-tags.ts';
import { print } from '@shop/shop-cli';

/** `shop invalidate TAG…`: the rendering servers read it within about a second. */
export async function runInvalidate(tags: readonly string[]): Promise<number> {
  const unknown = tags.find((tag) => !isPageTag(tag));
  if (unknown !== undefined) throw new Error(`shop invalidate: there is no tag ${unknown}.`);
  return withDatabase(readConfig(process.env, process.cwd()), 'invalidate', async (sql) => {
    await invalidateTags(sql, tags);
    print(`${tags.join(', ')}: sent\n`);
    return 0;
  });
}
