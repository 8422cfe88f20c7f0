import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { createLoneDatabase } from '../../test/lone-database.ts';
import { productDocument } from '../../test/shelf.ts';
import { createChangeWatch, type DocumentChanges } from './change-watch.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    routes: [],
    database: await createLoneDatabase(),
    documents: [productDocument(1), productDocument(2)],
  });
});
afterAll(() => api.close());

it('hands changes and deletions over once, and again when they could not be taken in', async () => {
  const { sql } = api.context;
  const watch = createChangeWatch(sql, sql);
  const taken: DocumentChanges[] = [];
  const take = async (changes: DocumentChanges) => void taken.push(changes);
  await watch.documentChanges(take);
  await watch.documentChanges(take);
  expect(taken.map(({ types }) => [...types])).toEqual([['product']]);

  await sql`DELETE FROM document WHERE type = 'product' AND id = '2'`;
  const fails = () => Promise.reject(new Error('no connection'));
  await expect(watch.documentChanges(fails)).rejects.toThrow('no connection');
  await watch.documentChanges(take);
  await watch.documentChanges(take);
  expect(taken.slice(1).map(({ removedProducts }) => removedProducts)).toEqual([['2']]);
});
