import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';
import { shopFileKinds } from '../../apps/commerce-api/src/modules/operations/shop-folder/index.ts';

const root = resolve(import.meta.dirname, '../..');

/** Catalogs whose texts a message file may replace, by kind. */
const catalogs: Readonly<Record<string, string>> = {
  messages: 'apps/storefront/src/locales/en.po',
  'email-messages': 'packages/emails/src/locales/en.po',
};

it.each(shopFileKinds)(
  'the schema for editors of $name is the schema that the start reads it with',
  async ({ name, schema }) => {
    const catalog = catalogs[name];
    const read = toJsonSchema(schema, {
      typeMode: 'input',
      errorMode: 'ignore',
      // The start fails for a field that no schema contains.
      overrideSchema: ({ jsonSchema }) =>
        jsonSchema.properties === undefined || jsonSchema.additionalProperties !== undefined
          ? undefined
          : { ...jsonSchema, additionalProperties: false },
    });
    const described =
      catalog === undefined
        ? read
        : { allOf: [read], properties: await textsOf(catalog), additionalProperties: false };
    const text = JSON.stringify({ title: name, ...described }, null, 2);
    await expect(`${text}\n`).toMatchFileSnapshot(join(root, `docs/schemas/${name}.schema.json`));
  },
);

it('editors apply each schema to the files of its kind', async () => {
  const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': unknown;
  };
  expect(settings['json.schemas']).toEqual(
    shopFileKinds.map(({ name, paths }) => ({
      fileMatch: paths.map((path) => `**/${path}`),
      url: `./docs/schemas/${name}.schema.json`,
    })),
  );
});

/** Returns the English sources of a catalog as names of fields, in alphabetical order. */
async function textsOf(catalog: string): Promise<Readonly<Record<string, true>>> {
  const text = await readFile(join(root, catalog), 'utf8');
  const sources = [...text.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  );
  const names = sources.filter((source) => source !== '').toSorted();
  return Object.fromEntries(names.map((name) => [name, true]));
}
