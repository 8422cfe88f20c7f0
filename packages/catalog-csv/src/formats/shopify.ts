import type { Source } from '@shop/catalog-documents';
import { slugOf } from '@shop/format';
import {
  configurableFields,
  type ReadVariant,
  type VariantAttribute,
  type VariantValue,
} from '../documents/catalog-builder.ts';
import type { ProductRow } from '../table/product-table.ts';
import { createRowReader, type RowReader } from '../table/row-reader.ts';
import {
  countedStock,
  descriptionHtml,
  fieldsOfVariants,
  filled,
  pictureFields,
  readSku,
  splitList,
  uncountedStock,
} from './article-fields.ts';
import type { FormatContext, ProductFormat } from './product-format.ts';

/** Columns by their names: those of 2025 and later last. */
const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  category: ['Product Category', 'Product category'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card', 'Gift card'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  qty: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  taxable: ['Variant Taxable', 'Charge tax'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
} as const;
const optionPlaces = [1, 2, 3] as const;

/** Product export of Shopify. Rows with the same handle are one product: its variants and additional pictures. */
export const shopify: ProductFormat = {
  required: [columns.handle, columns.title, columns.price],
  read(context) {
    const groups = new Map<string, ProductRow[]>();
    for (const row of context.table.rows) {
      const reader = readerOf(context, row);
      const handle = reader.text(...columns.handle);
      if (handle === '') reader.refuse('missing', ...columns.handle);
      else groups.set(handle, [...(groups.get(handle) ?? []), row]);
    }
    for (const [handle, rows] of groups) readProduct(context, handle, rows);
  },
};

function readProduct(context: FormatContext, handle: string, rows: readonly ProductRow[]): void {
  const { builder, problems } = context;
  const readers = rows.map((row) => readerOf(context, row));
  // Reads the title in later rows too.
  const titles = readers.map((reader) => reader.text(...columns.title));
  const first =
    readers[
      Math.max(
        0,
        titles.findIndex((title) => title !== ''),
      )
    ];
  if (first === undefined) return;
  const optionNames = optionPlaces.map((place) => first.text(`Option${place} Name`));
  const articles = rows.filter(
    (row) => readerOf(context, row).text(...columns.sku, ...columns.price, 'Option1 Value') !== '',
  );
  const isSimple = articles.length < 2 && /^(?:title)?$/i.test(optionNames[0] ?? '');
  const fields = productFields(context, first, handle, picturesOf(readers));
  if (articles.length === 0) first.refuse('missing', ...columns.price);
  if (first.isRefused()) return;
  if (isSimple) {
    const [row] = articles;
    const article = row && readArticle(context, row, handle, []);
    if (article !== undefined) {
      const sku = String(article.fields['sku']);
      builder.product(first.line, { type_id: 'simple', ...article.fields, ...fields, sku });
    }
    return;
  }
  const attributes = optionNames.map((name) =>
    name === '' ? undefined : builder.attribute(name, name),
  );
  const namedAttributes = attributes.filter((attribute) => attribute !== undefined);
  const variants = articles
    .map((row) => readArticle(context, row, handle, attributes))
    .filter((variant) => variant !== undefined);
  const options = configurableFields(namedAttributes, variants, problems);
  if ((options['configurable_children'] as readonly unknown[]).length === 0) return;
  if (!builder.claimSku(handle)) first.refuse('duplicate', ...columns.handle);
  else
    builder.product(first.line, {
      ...fields,
      ...fieldsOfVariants(variants),
      ...options,
      sku: handle,
    });
}

function productFields(
  { builder, options }: FormatContext,
  reader: RowReader,
  handle: string,
  pictures: Parameters<typeof pictureFields>[1],
): Source {
  const name = reader.text(...columns.title);
  if (name === '') reader.refuse('missing', ...columns.title);
  if (reader.flag(...columns.giftCard) === true)
    reader.refuse('not-supported', ...columns.giftCard);
  const status = reader.text(...columns.status).toLowerCase();
  // A product without options has the value `Default Title`.
  for (const place of optionPlaces) reader.text(`Option${place} Value`);
  if (status === 'unlisted') reader.refuse('not-supported', ...columns.status);
  else if (!['', 'active', 'draft', 'archived'].includes(status)) {
    reader.refuse('invalid', ...columns.status);
  }
  const isPublished = reader.flag(...columns.published) ?? true;
  const type = reader.text(...columns.type);
  const path = type === '' ? reader.text(...columns.category).split(/\s*>\s*/) : [type];
  return filled({
    name,
    status: isPublished && ['', 'active'].includes(status) ? 1 : 2,
    visibility: 4,
    url_path: handle,
    slug: handle,
    url_key: handle,
    description: descriptionHtml(reader.text(...columns.body)),
    manufacturer: reader.text(...columns.vendor),
    meta_title: reader.text(...columns.seoTitle),
    meta_description: reader.text(...columns.seoDescription),
    category_ids: reader.isRefused()
      ? [options.rootCategoryId]
      : builder.category(
          reader.line,
          path.filter((part) => part !== ''),
        ),
    ...pictureFields(builder, pictures),
  });
}

function picturesOf(readers: readonly RowReader[]) {
  return readers
    .flatMap((reader, at) => {
      const address = reader.text(...columns.image);
      const position = reader.number(...columns.imagePosition) ?? at + 1;
      const label = reader.text(...columns.imageAlt);
      return address === '' ? [] : [{ reader, columns: columns.image, address, label, position }];
    })
    .sort((a, b) => a.position - b.position);
}

/** Reads an article: a simple product or a variant. */
function readArticle(
  { table, builder, options, problems }: FormatContext,
  row: ProductRow,
  handle: string,
  attributes: readonly (VariantAttribute | undefined)[],
): ReadVariant | undefined {
  const reader = createRowReader(table, row, problems);
  const values = attributes.flatMap((attribute, at): VariantValue[] => {
    const label = reader.text(`Option${at + 1} Value`);
    return attribute === undefined || label === '' ? [] : [{ attribute, label }];
  });
  const derived = [handle, slugOf(values.map(({ label }) => label).join(' '))];
  const price = reader.price(...columns.price);
  const compareAt = reader.price(...columns.compareAt);
  if (price === undefined && !reader.isRefused()) reader.refuse('missing', ...columns.price);
  const isReduced = compareAt !== undefined && price !== undefined && compareAt > price;
  const isTaxed = reader.flag(...columns.taxable) ?? true;
  const grams = reader.number(...columns.grams);
  const stock = readStock(reader);
  const [picture] = splitList(reader.text(...columns.variantImage), ',');
  const image =
    picture === undefined
      ? undefined
      : builder.picture(picture, { reader, columns: columns.variantImage });
  if (reader.isRefused()) return undefined;
  const sku = readSku(
    reader,
    builder,
    columns.sku,
    derived.filter((part) => part !== '').join('-'),
  );
  if (sku === undefined) return undefined;
  const fields = filled({
    sku,
    status: 1,
    price: isReduced ? compareAt : price,
    special_price: isReduced ? price : undefined,
    tax_class_id: isTaxed ? options.taxClassId : 0,
    weight_kg: grams === undefined || grams <= 0 ? undefined : grams / 1000,
    image,
    stock,
  });
  return { line: row.line, fields, values };
}

/** Without a tracker, stock is not tracked. With one and without a quantity, the article is reported, and sold out. */
function readStock(reader: RowReader): Source {
  const tracker = reader.text(...columns.tracker);
  const qty = reader.number(...columns.qty);
  const policy = reader.text(...columns.policy).toLowerCase();
  if (!['', 'deny', 'continue', 'true', 'false'].includes(policy))
    reader.refuse('invalid', ...columns.policy);
  if (policy === 'continue' || policy === 'true') return uncountedStock(true);
  if (qty !== undefined && tracker !== '') return countedStock(qty);
  if (reader.has(...columns.tracker) && tracker === '') return uncountedStock(true);
  if (qty !== undefined) return countedStock(qty);
  reader.note('missing', '', ...columns.qty);
  return countedStock(0);
}

function readerOf({ table, problems }: FormatContext, row: ProductRow): RowReader {
  return createRowReader(table, row, problems);
}
