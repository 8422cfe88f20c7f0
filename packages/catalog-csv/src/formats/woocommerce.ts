import type { Source } from '@shop/catalog-documents';
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
  pathOfArticle,
  pictureFields,
  readSku,
  readTaxClass,
  splitList,
  uncountedStock,
} from './article-fields.ts';
import type { FormatContext, ProductFormat } from './product-format.ts';

const visibilities: Readonly<Record<string, number>> = {
  '': 4,
  visible: 4,
  catalog: 2,
  search: 3,
  hidden: 1,
};
const kilogramsPer: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lbs: 0.453_592_37,
  oz: 0.028_349_523_125,
};
const centimetresPer: Readonly<Record<string, number>> = {
  cm: 1,
  mm: 0.1,
  m: 100,
  in: 2.54,
  yd: 91.44,
};

/** A row with the article number of its document. */
interface Article {
  readonly row: ProductRow;
  readonly reader: RowReader;
  readonly kinds: readonly string[];
  readonly sku: string;
}

/** An article that a group can contain: its own document, if it has none yet. */
type Part = Source | undefined;

/** Product export of WooCommerce with English columns. Variations give their parent by article number or `id:`. */
export const woocommerce: ProductFormat = {
  required: [['ID', 'SKU'], ['Type'], ['Name'], ['Regular price']],
  read(context) {
    const articles = context.table.rows.flatMap((row) => readHead(context, row) ?? []);
    const byName = new Map(
      articles.flatMap((article) => {
        const id = article.reader.text('ID');
        return [
          [article.sku, article] as const,
          ...(id === '' ? [] : [[`id:${id}`, article] as const]),
        ];
      }),
    );
    const variations = new Map<Article, Article[]>();
    for (const article of articles.filter(({ kinds }) => kinds.includes('variation'))) {
      const parent = byName.get(article.reader.text('Parent').replace(/^id:\s+/, 'id:'));
      if (parent?.kinds.includes('variable') !== true) article.reader.refuse('unknown', 'Parent');
      else variations.set(parent, [...(variations.get(parent) ?? []), article]);
    }
    const parts = new Map<Article, Part>();
    for (const article of articles) {
      if (article.kinds.includes('variable'))
        readVariable(context, article, variations.get(article) ?? [], parts);
      else if (article.kinds.includes('simple')) readSimple(context, article, parts);
    }
    for (const article of articles) {
      if (article.kinds.includes('grouped')) readGrouped(context, article, byName, parts);
    }
  },
};

/** Reads kind and article number. An export leaves out the article number of most products with variations. */
function readHead(
  { table, builder, problems }: FormatContext,
  row: ProductRow,
): Article | undefined {
  const reader = createRowReader(table, row, problems);
  const kinds = splitList(reader.text('Type').toLowerCase(), ',');
  const isKnown = kinds.every((kind) =>
    ['simple', 'variable', 'variation', 'grouped', 'virtual'].includes(kind),
  );
  if (kinds.length === 0) reader.refuse('missing', 'Type');
  else if (!isKnown) reader.refuse('not-supported', 'Type');
  if (reader.isRefused()) return undefined;
  const id = reader.text('ID');
  const sku = readSku(reader, builder, ['SKU'], id === '' ? '' : `wc-${id}`);
  return sku === undefined ? undefined : { row, reader, kinds, sku };
}

function readSimple(context: FormatContext, article: Article, parts: Map<Article, Part>): void {
  const { reader, kinds, sku } = article;
  const fields = {
    ...productFields(context, article),
    ...offerFields(context, reader),
    stock: readStock(reader),
  };
  if (reader.isRefused()) return;
  const type = kinds.includes('virtual') ? 'virtual' : 'simple';
  context.builder.product(reader.line, { ...fields, type_id: type, sku });
  parts.set(article, undefined);
}

function readVariable(
  context: FormatContext,
  article: Article,
  variations: readonly Article[],
  parts: Map<Article, Part>,
): void {
  const { builder, problems } = context;
  const { reader, sku } = article;
  const fields = productFields(context, article);
  // The variations have their own classes, or take that of their parent.
  for (const column of ['Tax status', 'Tax class', 'In stock?']) reader.text(column);
  if (variations.length === 0) reader.refuse('missing', 'Parent');
  if (reader.isRefused()) return;
  for (const place of attributePlaces(reader)) {
    // The values of its variations count.
    if (variations.some((variation) => hasSameName(variation.reader, reader, place))) {
      reader.text(`Attribute ${place} value(s)`);
    }
  }
  const variants = variations
    .map((variation) => readVariation(context, variation, reader))
    .filter((variant) => variant !== undefined);
  const attributes = new Map<number, VariantAttribute>();
  for (const { values } of variants)
    for (const { attribute } of values) attributes.set(attribute.id, attribute);
  const options = configurableFields([...attributes.values()], variants, problems);
  const children = options['configurable_children'] as readonly Source[];
  if (children.length === 0) return;
  builder.product(reader.line, { ...fields, ...fieldsOfVariants(variants), ...options, sku });
  for (const variation of variations) {
    const child = children.find((candidate) => candidate['sku'] === variation.sku);
    if (child === undefined) continue;
    const path = pathOfArticle(String(child['name'] ?? fields['name']), variation.sku);
    const variationFields = { name: fields['name'], ...child, url_path: path, slug: path };
    parts.set(variation, {
      ...variationFields,
      type_id: 'simple',
      visibility: 1,
      parentSku: sku,
      category_ids: fields['category_ids'],
    });
  }
}

function hasSameName(variation: RowReader, parent: RowReader, place: number): boolean {
  const name = parent.text(`Attribute ${place} name`);
  return attributePlaces(variation).some(
    (variationPlace) => variation.text(`Attribute ${variationPlace} name`) === name,
  );
}

function readVariation(
  context: FormatContext,
  { row, reader, sku }: Article,
  parent: RowReader,
): ReadVariant | undefined {
  const values = attributePlaces(reader).flatMap((place): VariantValue[] => {
    const name = reader.text(`Attribute ${place} name`);
    if (name === '') return [];
    const label = reader.text(`Attribute ${place} value(s)`);
    // Without a value the variation stands for all of them.
    if (label === '') reader.refuse('not-supported', `Attribute ${place} value(s)`);
    return [{ attribute: context.builder.attribute(name, name), label }];
  });
  if (values.length === 0) reader.refuse('missing', 'Attribute 1 name');
  const hasParentsClass = reader.text('Tax class').toLowerCase() === 'parent';
  const offer = offerFields(context, reader, hasParentsClass ? parent : reader);
  const [picture] = splitList(reader.text('Images'), ',');
  const fields = filled({
    sku,
    ...offer,
    name: reader.text('Name'),
    status: reader.flag('Published') === false ? 2 : 1,
    stock: readStock(reader),
    image:
      picture === undefined
        ? undefined
        : context.builder.picture(picture, { reader, columns: ['Images'] }),
    weight_kg: measure(reader, 'Weight', kilogramsPer),
  });
  return reader.isRefused() ? undefined : { line: row.line, fields, values };
}

/** The parts of a grouped product are articles of the file. The shop sells all of them together. */
function readGrouped(
  context: FormatContext,
  article: Article,
  byName: ReadonlyMap<string, Article>,
  parts: Map<Article, Part>,
): void {
  const { reader, sku } = article;
  const fields = productFields(context, article);
  const names = splitList(reader.text('Grouped products'), ',');
  const foundParts = names
    .map((name) => byName.get(name.replace(/^id:\s+/, 'id:')))
    .filter((part) => part !== undefined && parts.has(part));
  if (names.length === 0) reader.refuse('missing', 'Grouped products');
  else if (foundParts.length < names.length) reader.refuse('unknown', 'Grouped products');
  if (reader.isRefused()) return;
  for (const part of foundParts) {
    // The price of a group is read from documents of its parts; a variant has no document.
    const partFields = part && parts.get(part);
    if (part === undefined || partFields === undefined) continue;
    context.builder.product(part.reader.line, { ...partFields, sku: part.sku });
    parts.set(part, undefined);
  }
  context.builder.product(reader.line, {
    ...fields,
    type_id: 'grouped',
    sku,
    stock: uncountedStock(true),
    product_links: foundParts.map((part, at) => ({
      sku,
      link_type: 'associated',
      linked_product_sku: part?.sku,
      linked_product_type: 'simple',
      position: at + 1,
      qty: 1,
    })),
  });
}

function productFields({ builder, options }: FormatContext, { reader, sku }: Article): Source {
  const name = reader.text('Name');
  if (name === '') reader.refuse('missing', 'Name');
  const visibility = visibilities[reader.text('Visibility in catalog').toLowerCase()];
  if (visibility === undefined) reader.refuse('invalid', 'Visibility in catalog');
  const isPublished = reader.flag('Published') ?? true;
  const paths = splitList(reader.text('Categories'), ',').map((path) => path.split(/\s*>\s*/));
  const pictures = splitList(reader.text('Images'), ',').map((address) => ({
    reader,
    columns: ['Images'],
    address,
    label: name,
  }));
  if (reader.isRefused()) return {};
  const categories = [[], ...paths].flatMap((path) => builder.category(reader.line, path));
  return filled({
    name,
    status: isPublished ? 1 : 2,
    visibility,
    url_path: pathOfArticle(name, sku),
    slug: pathOfArticle(name, sku),
    short_description: unescaped(reader.text('Short description')),
    description: descriptionHtml(unescaped(reader.text('Description'))),
    category_ids: [...new Set([options.rootCategoryId, ...categories])],
    manufacturer: splitList(reader.text('Brands'), ',')
      .map((path) => path.split(/\s*>\s*/).at(-1))
      .join(', '),
    weight_kg: measure(reader, 'Weight', kilogramsPer),
    depth_cm: measure(reader, 'Length', centimetresPer),
    width_cm: measure(reader, 'Width', centimetresPer),
    height_cm: measure(reader, 'Height', centimetresPer),
    ...pictureFields(builder, pictures),
  });
}

function offerFields({ options }: FormatContext, reader: RowReader, taxReader = reader): Source {
  const price = reader.price('Regular price');
  const special = reader.price('Sale price');
  if (price === undefined && !reader.isRefused()) reader.refuse('missing', 'Regular price');
  const status = reader.text('Tax status').toLowerCase();
  const isTaxed = status === '' || status === 'taxable';
  if (!isTaxed && status !== 'none' && status !== 'shipping')
    reader.refuse('invalid', 'Tax status');
  const names = { usual: ['standard', 'parent'], untaxed: [] };
  const taxClass = readTaxClass(taxReader, options, ['Tax class'], names);
  if (taxReader.isRefused() && taxReader !== reader) reader.refuse('unknown', 'Tax class');
  return filled({
    price,
    special_price: special,
    special_from_date: dateOf(reader, 'Date sale price starts'),
    special_to_date: dateOf(reader, 'Date sale price ends'),
    tax_class_id: isTaxed ? taxClass : 0,
  });
}

function dateOf(reader: RowReader, column: string): string {
  const text = reader.text(column);
  if (text !== '' && !/^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d)?)?$/.test(text))
    reader.refuse('invalid', column);
  return text;
}

/** Empty stock is not tracked. Stock shared with the parent is not supported: the variant is sold out. */
function readStock(reader: RowReader): Source {
  const isOnBackorder = reader.text('In stock?').toLowerCase() === 'backorder';
  const isInStock = isOnBackorder || (reader.flag('In stock?') ?? true);
  const isEndless = ['1', 'notify', 'yes'].includes(
    reader.text('Backorders allowed?').toLowerCase(),
  );
  if (reader.text('Stock').toLowerCase() === 'parent') {
    reader.note('not-supported', reader.text('Stock'), 'Stock');
    return countedStock(0);
  }
  const qty = reader.number('Stock');
  if (qty === undefined || isEndless || isOnBackorder) return uncountedStock(isInStock);
  return countedStock(qty, isInStock);
}

function attributePlaces(reader: RowReader): readonly number[] {
  const places = Array.from({ length: 50 }, (_, at) => at + 1);
  return places.filter((place) => reader.has(`Attribute ${place} name`));
}

/** Reads a measure whose unit is in the heading: `Weight (kg)`. */
function measure(
  reader: RowReader,
  name: string,
  unitsOf: Readonly<Record<string, number>>,
): number | undefined {
  const unit = Object.keys(unitsOf).find((key) => reader.has(`${name} (${key})`));
  const value = unit === undefined ? undefined : reader.number(`${name} (${unit})`);
  if (unit === undefined || value === undefined || value <= 0) return undefined;
  return Number((value * (unitsOf[unit] ?? 1)).toFixed(3));
}

/** The export writes line breaks as `\n`, and an apostrophe before text that a spreadsheet would compute. */
function unescaped(text: string): string {
  return text.replace(/^'(?=[=+\-@])/, '').replace(/\\n/g, '\n');
}
