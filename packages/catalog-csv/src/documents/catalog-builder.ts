import type { Source } from '@shop/catalog-documents';
import { product } from '@shop/contract';
import { slugOf } from '@shop/format';
import type {
  ProductFileOptions,
  ProductPicture,
  ReadDocument,
  RowProblem,
} from '../product-file.ts';
import { documentId } from './document-id.ts';
import type { RowReader } from '../table/row-reader.ts';
import { numberedPath, picturePlace } from './picture-path.ts';

/** An attribute that distinguishes the variants of a product. */
export interface VariantAttribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
}

/** An option of a variant: the attribute, and the label of its value. */
export interface VariantValue {
  readonly attribute: VariantAttribute;
  readonly label: string;
}

/** A variant and the position of its row. */
export interface ReadVariant {
  readonly line: number;
  readonly fields: Source;
  readonly values: readonly VariantValue[];
}

/** Position of a picture in a file. */
export interface PictureCell {
  readonly reader: Pick<RowReader, 'line' | 'note'>;
  readonly columns: readonly string[];
}

/** Collects documents while rows are read. */
export interface CatalogBuilder {
  /** Returns the ids of a category and its ancestors. Names from the root down. */
  category(line: number, names: readonly string[]): readonly number[];
  attribute(code: string, label: string): VariantAttribute;
  /** Returns the path of a picture in the media folder; `undefined` for an invalid text, which is reported. */
  picture(text: string, cell: PictureCell): string | undefined;
  /** Returns false if an earlier row has this article number. */
  claimSku(sku: string): boolean;
  product(line: number, fields: Source & { readonly sku: string }): void;
  documents(): readonly ReadDocument[];
  /** Returns the pictures of products on other servers, each once, in the order of lines. */
  pictures(): readonly ProductPicture[];
}

export function createCatalogBuilder({ rootCategoryId }: ProductFileOptions): CatalogBuilder {
  const categories = new Map<number, ReadDocument>();
  const attributes = new Map<
    number,
    { readonly fields: Source; readonly options: Map<number, string> }
  >();
  const products: ReadDocument[] = [];
  const pictures = new Map<string, { readonly line: number; readonly address: string }>();
  const skus = new Set<string>();
  const remember = (values: Source) => {
    for (const { attribute_id: id, values: labels } of values[
      'configurable_options'
    ] as readonly ConfigurableOption[]) {
      for (const { value_index: index, label } of labels)
        attributes.get(id)?.options.set(index, label);
    }
  };
  return {
    category(line, names) {
      const ids: number[] = [rootCategoryId];
      names.forEach((_name, at) => {
        const path = names.slice(0, at + 1);
        const id = documentId(`category:${path.join('\n')}`);
        const document = documentOf('category', id, categoryFields(id, path, ids));
        if (!categories.has(id)) categories.set(id, { line, document });
        ids.push(id);
      });
      return ids;
    },
    attribute(code, label) {
      const safeCode = attributeCode(code);
      const id = documentId(`attribute:${safeCode}`);
      if (!attributes.has(id)) {
        const fields = {
          id,
          attribute_id: id,
          attribute_code: safeCode,
          frontend_label: label,
          frontend_input: 'select',
          is_user_defined: true,
          is_visible: true,
        };
        attributes.set(id, { fields, options: new Map() });
      }
      return { id, code: safeCode, label };
    },
    picture(text, { reader, columns }) {
      const place = picturePlace(text);
      if (place === 'none') return undefined;
      if (place === 'invalid') {
        reader.note('invalid', text, ...columns);
        return undefined;
      }
      const { address } = place;
      if (address === undefined) return place.path;
      const { line } = reader;
      const isTaken = (pictures.get(place.path)?.address ?? address) !== address;
      const path = isTaken ? numberedPath(address) : place.path;
      if (!pictures.has(path)) pictures.set(path, { line, address });
      return path;
    },
    claimSku(sku) {
      const isFree = !skus.has(sku);
      skus.add(sku);
      return isFree;
    },
    product(line, fields) {
      if (fields['configurable_options'] !== undefined) remember(fields);
      const id = productId(fields.sku);
      products.push({ line, document: documentOf('product', id, { id, ...fields }) });
    },
    documents: () => [
      ...[...attributes].flatMap(([id, { fields, options }]): ReadDocument[] => {
        if (options.size === 0) return [];
        const values = [...options].map(([value, label]) => ({ value, label }));
        return [{ line: 1, document: documentOf('attribute', id, { ...fields, options: values }) }];
      }),
      ...categories.values(),
      ...products,
    ],
    pictures: () => {
      const skus = new Map(
        products.flatMap(({ document: { _source: source } }) => picturesOf(source)),
      );
      return [...pictures].flatMap(([path, picture]) => {
        const sku = skus.get(path);
        return sku === undefined ? [] : [{ ...picture, path, sku }];
      });
    },
  };
}

/** Returns the fields of a category from the names from the root down to it and the ids of its ancestors. */
function categoryFields(id: number, names: readonly string[], idsAbove: readonly number[]) {
  const slugs = names.map((name) => slugOf(name) || String(documentId(name)));
  return {
    id,
    name: names.at(-1),
    parent_id: idsAbove.at(-1),
    level: names.length + 1,
    path: ['1', ...idsAbove, id].join('/'),
    slug: slugs.at(-1),
    url_path: slugs.join('/'),
    is_active: true,
    include_in_menu: true,
  };
}

interface ConfigurableOption {
  readonly attribute_id: number;
  readonly values: readonly { readonly value_index: number; readonly label: string }[];
}

/** Id of the product or variant with an article number. */
export function productId(sku: string): number {
  return documentId(`product:${sku.normalize('NFC')}`);
}

/**
 * Returns the fields of a configurable product with these variants. A variant that lacks an option, or has the same
 * options as an earlier one, is reported as a problem.
 */
export function configurableFields(
  attributes: readonly VariantAttribute[],
  variants: readonly ReadVariant[],
  problems: RowProblem[],
): Source {
  const earlierValues = new Set<string>();
  const usableVariants = variants.filter(({ line, values }) => {
    const value = values.map(({ label }) => label).join(' / ');
    const isComplete = attributes.every(({ id }) =>
      values.some(({ attribute }) => attribute.id === id),
    );
    const code = !isComplete ? 'missing' : earlierValues.has(value) ? 'duplicate' : undefined;
    earlierValues.add(value);
    if (code === undefined) return true;
    const column = attributes.map(({ label }) => label).join(' / ');
    problems.push({ line, code, column, value, isRefused: true });
    return false;
  });
  return {
    type_id: 'configurable',
    configurable_options: attributes.map((attribute, position) => ({
      attribute_id: attribute.id,
      attribute_code: attribute.code,
      label: attribute.label,
      position,
      values: [
        ...new Map(
          usableVariants
            .flatMap(({ values }) => values.filter((value) => value.attribute.id === attribute.id))
            .map(({ label }) => [valueIndex(attribute, label), label] as const),
        ),
      ].map(([index, label]) => ({ value_index: index, label })),
    })),
    configurable_children: usableVariants.map(({ fields, values }) => ({
      ...fields,
      id: productId(String(fields['sku'])),
      ...Object.fromEntries(
        values.map(({ attribute, label }) => [attribute.code, valueIndex(attribute, label)]),
      ),
      custom_attributes: values.map(({ attribute, label }) => ({
        attribute_code: attribute.code,
        value: String(valueIndex(attribute, label)),
      })),
    })),
  };
}

function valueIndex({ code }: VariantAttribute, label: string): number {
  return documentId(`value:${code}:${label.normalize('NFC')}`);
}

/** Fields that documents of products have for other purposes. */
const knownFields = new Set([
  ...Object.keys(product.entries),
  'stock_item',
  'is_in_stock',
  'custom_attributes',
]);

function attributeCode(name: string): string {
  const code = slugOf(name).replaceAll('-', '_') || `option_${documentId(name)}`;
  return knownFields.has(code) ? `option_${code}` : code;
}

/** Returns the paths of the pictures of a product and its variants, with the article number that uses each. */
function picturesOf(source: Source): readonly (readonly [path: string, sku: string])[] {
  const sku = String(source['sku']);
  const gallery = (source['media_gallery'] ?? []) as readonly Source[];
  const children = (source['configurable_children'] ?? []) as readonly Source[];
  const paths = [source['image'], ...gallery.map(({ image }) => image)];
  return [
    ...children.flatMap(picturesOf),
    ...paths.filter((path) => typeof path === 'string').map((path) => [path, sku] as const),
  ];
}

function documentOf(type: string, id: number, source: Source): ReadDocument['document'] {
  return { _type: type, _id: String(id), _source: source };
}
