import { expect, it } from 'vitest';
import type { JsonSchema } from './json-schemas.ts';
import { boundsView, schemaView } from './schema-view.ts';

/** Returns the words of the markup. */
const wordsOf = async (markup: unknown): Promise<string> =>
  String(await markup)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each<[schema: JsonSchema, words: string]>([
  [{ type: 'integer', minimum: 1, maximum: 100_000 }, 'from 1, up to 100000'],
  [{ type: 'string', minLength: 2, maxLength: 5 }, 'at least 2 characters, at most 5 characters'],
  [{ type: 'array', minItems: 1, maxItems: 3 }, 'at least 1 entries, at most 3 entries'],
  [{ type: 'integer', default: 2, description: 'A number.' }, 'else 2, A number.'],
  [{ type: 'string' }, ''],
])('names the limits of %j: "%s"', async (schema, words) => {
  expect(await wordsOf(boundsView(schema))).toBe(words);
});

it('shows the fields of the objects of a list, and which of them are needed', async () => {
  const list: JsonSchema = {
    type: 'array',
    items: {
      type: 'object',
      properties: { sku: { type: 'string', maxLength: 100 }, qty: { type: 'integer' } },
      required: ['sku'],
    },
  };
  expect(await wordsOf(schemaView(list))).toBe(
    'list of sku needed string at most 100 characters qty integer',
  );
});
