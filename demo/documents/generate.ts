import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookletFiles } from '../booklets/booklets.ts';
import { attributeDocuments, attributeGroupDocuments } from './attributes.ts';
import { categoryDocuments } from './category-document.ts';
import { createCatalog } from './composition.ts';
import { productDocuments } from './product-document.ts';
import { products } from './products.ts';
import { reviewDocuments } from './reviews.ts';
import { roomDocuments } from './room-documents.ts';
import { taxRuleDocuments } from './tax-rules.ts';

/**
 * Writes the demo shop's catalog, its rooms and its booklets: `node demo/documents/generate.ts`.
 * The same definitions always give the same bytes: no clock, no chance, sorted by id.
 */
const content = join(import.meta.dirname, '../content');
const folder = join(content, 'catalog');

async function write(file: string, type: string, documents: readonly { id?: unknown }[]) {
  const lines = [...documents]
    .sort((a, b) => Number(a.id) - Number(b.id))
    .map((source) => JSON.stringify({ _type: type, _id: String(source.id), _source: source }));
  await writeFile(join(folder, `${file}.ndjson`), `${lines.join('\n')}\n`);
  console.log(`${file}: ${lines.length}`);
}

async function writeRooms(): Promise<void> {
  const rooms = join(content, 'rooms');
  await mkdir(rooms, { recursive: true });
  for (const { name, document } of roomDocuments(products)) {
    await writeFile(join(rooms, `${name}.json`), `${JSON.stringify(document, undefined, 2)}\n`);
  }
}

async function writeBooklets(): Promise<void> {
  const files = join(content, 'files');
  await mkdir(files, { recursive: true });
  for (const { file, sample, bytes, sampleBytes } of bookletFiles(products)) {
    await writeFile(join(files, file), bytes);
    await writeFile(join(files, sample), sampleBytes);
  }
}

const catalog = createCatalog(products);
await mkdir(folder, { recursive: true });
await writeRooms();
await writeBooklets();
await write('attributes', 'attribute', attributeDocuments());
await write('attribute-groups', 'attribute_group', attributeGroupDocuments());
await write('categories', 'category', categoryDocuments(products));
await write(
  'products',
  'product',
  products.flatMap((product) => productDocuments(product, catalog)),
);
await write('taxrules', 'taxrule', taxRuleDocuments());
await write('reviews', 'review', reviewDocuments());
