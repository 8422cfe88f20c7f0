import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';
import { shopConfigSchema } from './schema.ts';

it('[SC-27] the schema for editors is the schema that shop.json is read with', async () => {
  const { properties, ...schema } = toJsonSchema(shopConfigSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  const text = JSON.stringify(
    { ...schema, title: 'shop.json', properties: { $schema: { type: 'string' }, ...properties } },
    null,
    2,
  );
  await expect(`${text}\n`).toMatchFileSnapshot('../shop.schema.json');
});
