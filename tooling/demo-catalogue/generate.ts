import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributeDocuments, attributeGroupDocuments } from './attributes.ts';
import { categoryDocuments } from './category-document.ts';
import { createCatalogue } from './composition.ts';
import { productDocuments } from './product-document.ts';
import { products } from './products.ts';
import { reviewDocuments } from './reviews.ts';
import { taxRuleDocuments } from './tax-rules.ts';

/**
 * Writes the demo shop's catalogue: `node tooling/demo-catalogue/generate.ts`.
 * The same definitions always give the same bytes: no clock, no chance, sorted by id.
 */
const folder = join(import.meta.dirname, '../../content/catalogue');

async function write(file: string, type: string, documents: readonly { id?: unknown }[]) {
  const lines = [...documents]
    .sort((a, b) => Number(a.id) - Number(b.id))
    .map((source) => JSON.stringify({ _type: type, _id: String(source.id), _source: source }));
  await writeFile(join(folder, `${file}.ndjson`), `${lines.join('\n')}\n`);
  console.log(`${file}: ${lines.length}`);
}

const catalogue = createCatalogue(products);
await mkdir(folder, { recursive: true });
await write('attributes', 'attribute', attributeDocuments());
await write('attribute-groups', 'attribute_group', attributeGroupDocuments());
await write('categories', 'category', categoryDocuments(products));
await write(
  'products',
  'product',
  products.flatMap((product) => productDocuments(product, catalogue)),
);
await write('taxrules', 'taxrule', taxRuleDocuments());
await write('reviews', 'review', reviewDocuments());
