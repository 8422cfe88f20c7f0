import { entitySchemas } from '@shop/catalog-client';
import {
  attribute,
  attributeGroup,
  bundleLink,
  bundleOption,
  category,
  cmsEntry,
  configurableChild,
  nullish,
  product,
  productLink,
  review,
  sku,
  stockEntry,
  taxRule,
  wireFlag,
  wireId,
  wireNumber,
} from '@shop/contract';
import * as v from 'valibot';
import type { DocumentType } from '../document.ts';

// The wire schemas, adapted to imported files: a field that the wire ignores is refused here.

const stock = nullish(
  v.looseObject({
    ...stockEntry.entries,
    is_in_stock: nullish(wireFlag),
    qty: nullish(wireNumber),
    min_sale_qty: nullish(wireNumber),
    qty_increments: nullish(wireNumber),
  }),
);

/** Fields of imported products and variants in addition to those of the wire. */
const article = {
  sku,
  stock,
  stock_item: stock,
  is_in_stock: nullish(wireFlag),
  min_sale_qty: nullish(wireNumber),
  qty_increments: nullish(wireNumber),
  tier_prices: product.entries.tier_prices,
  custom_attributes: nullish(
    v.array(v.looseObject({ attribute_code: v.string(), value: nullish(v.unknown()) })),
  ),
};

/** Fields of a variant in a product file. */
export const importedChild = v.looseObject({ ...configurableChild.entries, ...article });

/** Fields of a product file. */
export const importedProduct = v.looseObject({
  ...product.entries,
  ...article,
  category_ids: nullish(v.array(wireId)),
  configurable_children: nullish(v.array(importedChild)),
  product_links: nullish(
    v.array(v.looseObject({ ...productLink.entries, linked_product_sku: nullish(sku) })),
  ),
  bundle_options: nullish(
    v.array(
      v.looseObject({
        ...bundleOption.entries,
        product_links: nullish(v.array(v.looseObject({ ...bundleLink.entries, sku }))),
      }),
    ),
  ),
});

/** Fields without a schema that hold lists of option ids: filters of shops on the same platform. */
export const optionLists = /^filter_group_\d+$/;

const requiredText = v.pipe(v.string(), v.minLength(1));
const content = v.looseObject({
  ...cmsEntry.entries,
  id: nullish(wireId),
  identifier: requiredText,
});

/** The schema by type that a document must pass once its fields are read; a product also after it is completed. */
export const importedSchemas = {
  product: importedProduct,
  category: v.pipe(
    category,
    v.forward(
      v.check(({ name }) => name !== '', 'no name'),
      ['name'],
    ),
  ),
  attribute,
  attribute_group: attributeGroup,
  taxrule: taxRule,
  review,
  cms_page: content,
  cms_block: content,
  cms_hierarchy: v.looseObject({}),
  prismic: entitySchemas.prismic,
  mlc: entitySchemas.mlc,
  instagram: entitySchemas.instagram,
} as const satisfies Record<DocumentType, v.GenericSchema>;
