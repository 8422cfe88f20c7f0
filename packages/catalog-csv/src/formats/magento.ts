import type { Source } from '@shop/catalog-documents';
import {
  configurableFields,
  productId,
  type ReadVariant,
  type VariantAttribute,
} from '../documents/catalog-builder.ts';
import { documentId } from '../documents/document-id.ts';
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

const types = new Set(['simple', 'virtual', 'configurable', 'grouped', 'bundle']);
const visibilities: Readonly<Record<string, number>> = {
  '': 4,
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
};

const columnsOfParts = [
  'tax_class_name',
  'qty',
  'is_in_stock',
  'manage_stock',
  'use_config_manage_stock',
];

interface Article {
  readonly row: ProductRow;
  readonly reader: RowReader;
  readonly type: string;
  readonly sku: string;
  /** `undefined` if the row is left out. */
  readonly fields: Source | undefined;
}

/** Product export of Magento 2. Variants, parts of groups and parts of bundles have their own rows. */
export const magento: ProductFormat = {
  required: [['sku'], ['product_type'], ['name'], ['price']],
  read(context) {
    const articles = context.table.rows.flatMap((row) => readArticle(context, row) ?? []);
    const bySku = new Map(articles.map((article) => [article.sku, article]));
    const assembled = new Map(
      articles.map((article) => [article, readAssembly(context, article, bySku)] as const),
    );
    const variantSkus = new Set(
      [...assembled.values()].flatMap((assembly) =>
        ((assembly?.['configurable_children'] ?? []) as readonly Source[]).map(({ sku }) => sku),
      ),
    );
    const partSkus = new Set([...assembled.values()].flatMap(skusOfParts));
    for (const [{ reader, sku, fields }, assembly] of assembled) {
      // The price of a group or bundle is read from documents of its parts.
      const isOnlyVariant =
        fields?.['visibility'] === 1 && variantSkus.has(sku) && !partSkus.has(sku);
      if (fields === undefined || assembly === undefined || isOnlyVariant) continue;
      context.builder.product(reader.line, { ...fields, ...assembly, sku });
    }
  },
};

function readArticle(context: FormatContext, row: ProductRow): Article | undefined {
  const { table, builder, problems } = context;
  const reader = createRowReader(table, row, problems);
  const type = reader.text('product_type').toLowerCase();
  // A row of a store view contains the texts of another language.
  if (reader.text('store_view_code') !== '') reader.refuse('not-supported', 'store_view_code');
  else if (!types.has(type))
    reader.refuse(type === '' ? 'missing' : 'not-supported', 'product_type');
  if (reader.isRefused()) return undefined;
  const sku = readSku(reader, builder, ['sku'], '');
  if (sku === undefined) return undefined;
  const isPriced = type === 'simple' || type === 'virtual';
  const fields = {
    type_id: type,
    ...productFields(context, reader, sku),
    ...(isPriced ? { ...offerFields(context, reader), stock: readStock(reader) } : {}),
  };
  // Products made of parts have the tax classes and the stock of these.
  if (!isPriced) for (const column of columnsOfParts) reader.text(column);
  return { row, reader, type, sku, fields: reader.isRefused() ? undefined : fields };
}

function productFields(
  { builder, options }: FormatContext,
  reader: RowReader,
  sku: string,
): Source {
  const name = reader.text('name');
  if (name === '') reader.refuse('missing', 'name');
  const visibility = visibilities[reader.text('visibility').toLowerCase()];
  if (visibility === undefined) reader.refuse('invalid', 'visibility');
  // 1 is on, 2 is off.
  const online = reader.text('product_online');
  if (!['', '0', '1', '2'].includes(online)) reader.refuse('invalid', 'product_online');
  const pictures = [
    {
      columns: ['base_image'],
      address: reader.text('base_image'),
      label: reader.text('base_image_label'),
    },
    ...labelled(reader.text('additional_images'), reader.text('additional_image_labels')),
  ].filter(({ address }) => address !== '');
  if (reader.isRefused()) return {};
  const categories = splitList(reader.text('categories'), ',').flatMap((path) =>
    // The first name is that of the root, which the shop has already.
    builder.category(reader.line, splitList(path, '/').slice(1)),
  );
  const path = reader.text('url_key') || pathOfArticle(name, sku);
  return filled({
    name,
    status: online === '' || online === '1' ? 1 : 2,
    visibility,
    url_path: path,
    slug: path,
    url_key: path,
    short_description: reader.text('short_description'),
    description: descriptionHtml(reader.text('description')),
    manufacturer: readManufacturer(reader),
    meta_title: reader.text('meta_title'),
    meta_description: reader.text('meta_description'),
    category_ids: [...new Set([options.rootCategoryId, ...categories])],
    ...pictureFields(
      builder,
      pictures.map(({ label, ...picture }) => ({ ...picture, reader, label: label || name })),
    ),
  });
}

/** Reads one of the other attributes. They are still reported as not read, unless it is the only one. */
function readManufacturer(reader: RowReader): string | undefined {
  const column = 'additional_attributes';
  const { manufacturer, ...otherPairs } = pairsOf(reader.peek(column));
  if (manufacturer !== undefined && Object.keys(otherPairs).length === 0) reader.text(column);
  return manufacturer;
}

function labelled(addresses: string, labels: string) {
  const names = labels.split(',');
  return addresses.split(',').map((address, at) => ({
    columns: ['additional_images'],
    address: address.trim(),
    label: names[at]?.trim() ?? '',
  }));
}

function offerFields({ options }: FormatContext, reader: RowReader): Source {
  const price = reader.price('price');
  if (price === undefined && !reader.isRefused()) reader.refuse('missing', 'price');
  const names = { usual: ['taxable goods'], untaxed: ['none'] };
  return filled({
    price,
    special_price: reader.price('special_price'),
    special_from_date: readDate(reader, 'special_price_from_date'),
    special_to_date: readDate(reader, 'special_price_to_date'),
    tax_class_id: readTaxClass(reader, options, ['tax_class_name'], names),
  });
}

/** Reads `2026-01-15`, also with a time, and `1/15/26, 12:00 AM` of an export. Midnight means a day without time. */
function readDate(reader: RowReader, column: string): string | undefined {
  const text = reader.text(column);
  if (text === '') return undefined;
  if (/^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(text)) return text.replace(/ 00:00:00$/, '');
  const short = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d\d)(?:, 12:00\sAM)?$/.exec(text);
  if (short === null) {
    reader.refuse('invalid', column);
    return undefined;
  }
  const [, month = '', day = '', year = ''] = short;
  return `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Stock that is not managed is not tracked. An article without a quantity is reported, and sold out. */
function readStock(reader: RowReader): Source {
  const isInStock = reader.flag('is_in_stock') ?? true;
  const usesDefault = reader.flag('use_config_manage_stock') ?? true;
  const managesOwn = reader.flag('manage_stock') ?? true;
  const isManaged = usesDefault || managesOwn;
  const backorders =
    reader.text('use_config_backorders') === '0' ? reader.text('allow_backorders') : '';
  const qty = reader.number('qty');
  if (!isManaged || backorders === '1' || backorders === '2') return uncountedStock(isInStock);
  if (qty === undefined) reader.note('missing', '', 'qty');
  return countedStock(qty ?? 0, isInStock);
}

/** Returns the fields of a product made of parts; none for any other product. */
function readAssembly(
  context: FormatContext,
  article: Article,
  bySku: ReadonlyMap<string, Article>,
): Source | undefined {
  if (article.fields === undefined) return undefined;
  if (article.type === 'configurable') return readConfigurable(context, article, bySku);
  if (article.type === 'grouped') return readGrouped(article, bySku);
  return article.type === 'bundle' ? readBundle(article, bySku) : {};
}

function readConfigurable(
  { builder, problems }: FormatContext,
  { reader }: Article,
  bySku: ReadonlyMap<string, Article>,
): Source | undefined {
  const column = 'configurable_variations';
  const labels = pairsOf(reader.text('configurable_variation_labels'));
  const attributes = new Map<string, VariantAttribute>();
  const variants: ReadVariant[] = [];
  for (const variation of reader
    .text(column)
    .split('|')
    .filter((part) => part.trim() !== '')) {
    const { sku = '', ...values } = pairsOf(variation);
    const part = bySku.get(sku);
    if (part?.fields === undefined) {
      reader.note('unknown', variation, column);
      continue;
    }
    const options = Object.entries(values).map(([code, label]) => {
      const attribute = attributes.get(code) ?? builder.attribute(code, labels[code] || code);
      attributes.set(code, attribute);
      return { attribute, label };
    });
    const { type_id: _type, visibility: _visibility, category_ids: _ids, ...fields } = part.fields;
    variants.push({ line: part.row.line, fields: { ...fields, sku }, values: options });
  }
  const fields = configurableFields([...attributes.values()], variants, problems);
  if (attributes.size > 0 && (fields['configurable_children'] as readonly unknown[]).length > 0) {
    return { ...fieldsOfVariants(variants), ...fields };
  }
  reader.refuse('missing', column);
  return undefined;
}

function readGrouped(
  { reader, sku }: Article,
  bySku: ReadonlyMap<string, Article>,
): Source | undefined {
  const parts = reader
    .text('associated_skus')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => /^(.*?)(?:=(\d+(?:\.\d+)?))?$/.exec(part.trim()));
  if (parts.length === 0) reader.refuse('missing', 'associated_skus');
  else if (parts.some((part) => !isArticle(bySku.get(part?.[1] ?? '')))) {
    reader.refuse('unknown', 'associated_skus');
  }
  if (reader.isRefused()) return undefined;
  return {
    stock: uncountedStock(true),
    product_links: parts.map((part, at) => ({
      sku,
      link_type: 'associated',
      linked_product_sku: part?.[1],
      linked_product_type: 'simple',
      position: at + 1,
      qty: Number(part?.[2] ?? 1),
    })),
  };
}

/** The shop sells a bundle at the price of its parts: a bundle with its own price is refused. */
function readBundle(
  { reader, sku }: Article,
  bySku: ReadonlyMap<string, Article>,
): Source | undefined {
  const column = 'bundle_values';
  const links = reader
    .text(column)
    .split('|')
    .filter((part) => part.trim() !== '')
    .map(pairsOf);
  if (reader.text('bundle_price_type').toLowerCase() === 'fixed')
    reader.refuse('not-supported', 'bundle_price_type');
  if (links.length === 0) reader.refuse('missing', column);
  else if (links.some((link) => !isArticle(bySku.get(link['sku'] ?? ''))))
    reader.refuse('unknown', column);
  if (reader.isRefused()) return undefined;
  const titles = [...new Set(links.map(({ name = '' }) => name))];
  return {
    stock: uncountedStock(true),
    bundle_options: titles.map((title, at) => {
      const ofOption = links.filter(({ name = '' }) => name === title);
      const id = documentId(`bundle:${sku}:${title}`);
      return {
        option_id: id,
        title,
        required: ofOption[0]?.['required'] !== '0',
        type: ofOption[0]?.['type'] ?? 'select',
        position: at + 1,
        sku,
        product_links: ofOption.map((link, place) => ({
          id: String(productId(`${id}:${link['sku'] ?? ''}`)),
          sku: link['sku'],
          name: bySku.get(link['sku'] ?? '')?.fields?.['name'],
          option_id: id,
          qty: Number(link['default_qty'] ?? 1) || 1,
          position: place + 1,
          is_default: link['default'] === '1',
          can_change_quantity: link['can_change_qty'] === '1',
        })),
      };
    }),
  };
}

/** Returns true if a group or bundle can contain the article. */
function isArticle(part: Article | undefined): boolean {
  return part?.fields !== undefined && (part.type === 'simple' || part.type === 'virtual');
}

function skusOfParts(assembly: Source | undefined): readonly unknown[] {
  const links = (assembly?.['product_links'] ?? []) as readonly Source[];
  const options = (assembly?.['bundle_options'] ?? []) as readonly {
    readonly product_links: readonly Source[];
  }[];
  return [
    ...links.map((link) => link['linked_product_sku']),
    ...options.flatMap((option) => option.product_links.map(({ sku }) => sku)),
  ];
}

/** Reads `sku=A,color=Kék`. A comma separates only before a name and `=`. */
function pairsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(/,(?=\s*[a-z][a-z\d_]*=)/i).flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim().toLowerCase(), value.join('=').trim()]];
    }),
  );
}
