import { readSearchLanguage } from './read-search-language.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { productDocument } from '../../test/shelf.ts';
import { keepWordsCurrent, productWords } from './product-words.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    routes: [],
    documents: [productDocument(1, { name: 'Felhő fotel' })],
  });
});
afterAll(() => api.close());

it('makes words anew without a moment in which others find none', async () => {
  const { sql, config } = api.context;
  await sql`INSERT INTO search_word (word) VALUES ('regi')`;
  await sql`UPDATE shop_state SET value = 'other' WHERE name = 'search-language'`;
  await sql.unsafe(`
    CREATE FUNCTION refuse_none() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT FROM search_word) THEN RAISE 'no word is left'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER some_left AFTER DELETE ON search_word EXECUTE FUNCTION refuse_none()`);
  await keepWordsCurrent(sql, readSearchLanguage(config.contentDir));
  const words = await sql<{ word: string }[]>`SELECT word FROM search_word ORDER BY word`;
  expect(words.map(({ word }) => word)).toEqual(['felhő', 'fotel']);
});

it('hands the database small letters, for not every one knows the small form of a letter with an accent', () => {
  const source = { name: 'ÜLŐKE, Éjkék', category: [{ name: 'Ágyak' }] };
  const words = productWords('1', source, readSearchLanguage(api.context.config.contentDir));
  expect([words.name, words.category]).toEqual(['ülőke éjkék', 'ágyak']);
});
