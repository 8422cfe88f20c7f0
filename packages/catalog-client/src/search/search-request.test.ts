import type { EntityType } from '@shop/contract';
import { expect, it } from 'vitest';
import { prepareSearch } from './search-request.ts';

const config = { storeCode: 'de', groupPrices: false };

it.each<[type: EntityType, requested: readonly string[]]>([
  ['product', ['id', 'image', 'name', 'sku', 'slug', 'type_id', 'url_key', 'url_path']],
  ['category', ['id', 'image', 'name', 'slug', 'url_key', 'url_path']],
  ['attribute', ['attribute_code', 'attribute_id', 'image']],
  ['attribute-group', ['attribute_group_id', 'image']],
  ['taxrule', ['customer_tax_class_ids', 'id', 'image', 'product_tax_class_ids', 'rates']],
  ['review', ['id', 'image', 'product_id']],
  ['cms_page', ['id', 'identifier', 'image']],
  ['cms_block', ['id', 'identifier', 'image']],
  ['prismic', ['image', 'prismic_type', 'prismic_uid']],
  ['mlc', ['image', 'mlc_date', 'mlc_id']],
  ['instagram', ['image', 'instagram_date', 'instagram_id', 'instagram_media_type']],
])('[CC-9] a %s is requested with the fields it needs', (type, requested) => {
  const { body } = prepareSearch({ type, fields: ['image'] }, config, {});
  expect(body.includeFields).toEqual(requested);
  expect(prepareSearch({ type }, config, {}).body).not.toHaveProperty('includeFields');
});

it.each([
  [true, { groupId: 3, groupToken: 'proof' }, { groupId: 3 }, 'proof'],
  [true, { groupId: 3 }, { groupId: 3 }, undefined],
  [true, { groupToken: 'proof' }, {}, undefined],
  [false, { groupId: 3, groupToken: 'proof' }, {}, undefined],
])(
  '[CC-17] with group prices %s, %j sends %j and the proof %s',
  (groupPrices, identity, sent, proof) => {
    const job = prepareSearch({ type: 'product' }, { ...config, groupPrices }, identity);
    const plain = prepareSearch({ type: 'product' }, config, {});
    expect(job).toEqual({
      ...plain,
      body: { ...plain.body, ...sent },
      ...(proof !== undefined && { groupToken: proof }),
    });
    expect('groupToken' in job).toBe(proof !== undefined);
    expect('groupId' in job.body).toBe('groupId' in sent);
  },
);
