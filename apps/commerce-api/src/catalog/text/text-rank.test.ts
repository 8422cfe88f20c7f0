import { readSearchVector, nearnessRank, placesRank, type Weights } from '@shop/search';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Connections } from '../../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-postgres.ts';

const weights: Weights = [0.125, 0.25, 0.5, 1];
const texts = [
  'Kerek asztal és négy kerek szék, kerek lappal',
  'Asztal',
  'Egy hosszú sor szó után jön végül az asztal, mellette semmi más, csak a kerek tükör',
];

let database: TestDatabase;
let connections: Connections;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  connections = connect(database.url, undefined);
  ({ sql } = connections);
});
afterAll(async () => {
  await connections.close();
  await database.drop();
});

async function vectorOf(text: string): Promise<string> {
  const [row] = await sql<{ vector: string }[]>`
    SELECT (setweight(to_tsvector('simple', ${text}), 'A') || to_tsvector('simple', 'kerek asztal kerek'))::text
      AS vector`;
  return row?.vector ?? '';
}

async function rankInDatabase(vector: string, query: string): Promise<number> {
  const [row] = await sql<{ rank: number }[]>`
    SELECT ts_rank('{0.125,0.25,0.5,1}'::real[], ${vector}::tsvector, ${query}::tsquery)::float8 AS rank`;
  return row?.rank ?? Number.NaN;
}

function placesIn(vector: string, word: string): Uint16Array[] {
  return readSearchVector(vector)
    .filter(({ lexeme }) => lexeme === word)
    .map(({ positions }) => Uint16Array.from(positions));
}

it.each(texts)('ranks as PostgreSQL does: %s', async (text) => {
  const vector = await vectorOf(text);
  const words = ['kerek', 'asztal', 'ágy'];
  const any = words
    .flatMap((word) => placesIn(vector, word))
    .reduce((sum, places) => sum + placesRank(places, weights), 0);
  const all = nearnessRank([...placesIn(vector, 'asztal'), ...placesIn(vector, 'kerek')], weights);
  expect(any / words.length).toBeCloseTo(
    await rankInDatabase(vector, "'kerek' | 'asztal' | 'ágy'"),
    5,
  );
  expect(all).toBeCloseTo(await rankInDatabase(vector, "'kerek' & 'asztal'"), 5);
});
