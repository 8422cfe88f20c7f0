import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const labelled = v.object({ label: v.string(), value: v.union([v.string(), v.number()]) });
const attributeLine = v.object({
  _source: v.object({ options: v.optional(v.array(labelled), []) }),
});
const productLine = v.object({
  _source: v.looseObject({
    sku: v.string(),
    name: v.string(),
    category: v.optional(v.array(v.object({ name: v.string() })), []),
    configurable_options: v.optional(
      v.array(v.object({ values: v.array(v.object({ label: v.string() })) })),
      [],
    ),
    width_cm: v.optional(v.number()),
    depth_cm: v.optional(v.number()),
    height_cm: v.optional(v.number()),
  }),
});

/**
 * One line of facts for each product of a catalog folder, by sku: `name | categories | options | filter values |
 * width×depth×height`, all in the language of the folder.
 */
export async function productFacts(folder: string): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  for (const { _source } of await linesOf(join(folder, 'attributes.ndjson'), attributeLine)) {
    for (const { value, label } of _source.options) labels.set(String(value), label);
  }
  const facts = new Map<string, string>();
  for (const { _source } of await linesOf(join(folder, 'products.ndjson'), productLine)) {
    const filters = Object.entries(_source)
      .filter(([key]) => key === 'color' || key.startsWith('filter_group_'))
      .flatMap(([, value]) => value)
      .map((value) => labels.get(String(value)));
    const options = _source.configurable_options.flatMap(({ values }) => values);
    facts.set(
      _source.sku,
      [
        _source.name,
        _source.category.map(({ name }) => name).join(', '),
        options.map(({ label }) => label).join(', '),
        filters.join(', '),
        [_source.width_cm, _source.depth_cm, _source.height_cm].join('×'),
      ]
        .join(' | ')
        .replaceAll('\u00a0', ' '),
    );
  }
  return facts;
}

async function linesOf<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<readonly v.InferOutput<Schema>[]> {
  const text = await readFile(file, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => v.parse(schema, JSON.parse(line)));
}
