import type { Source } from '@shop/catalog-documents';
import { sku as skuSchema } from '@shop/contract';
import { escapeHtml, slugOf } from '@shop/format';
import * as v from 'valibot';
import type { CatalogBuilder, PictureCell, ReadVariant } from '../documents/catalog-builder.ts';
import type { ProductFileOptions } from '../product-file.ts';
import type { RowReader } from '../table/row-reader.ts';

type Columns = readonly string[];

/**
 * Reads the article number. For an empty one it reports `derived`. Errors: `undefined` for a number that is invalid or
 * that an earlier row has; the row is refused.
 */
export function readSku(
  reader: RowReader,
  builder: CatalogBuilder,
  columns: Columns,
  derived: string,
): string | undefined {
  const skuText = reader.text(...columns);
  if (skuText === '' && derived !== '') reader.note('derived', derived, ...columns);
  const parsed = v.safeParse(skuSchema, skuText === '' ? derived : skuText);
  if (!parsed.success) reader.refuse(skuText === '' ? 'missing' : 'invalid', ...columns);
  else if (!builder.claimSku(parsed.output)) reader.refuse('duplicate', ...columns);
  else return parsed.output;
  return undefined;
}

/** Default names of tax classes in a system. */
export interface TaxClassNames {
  /** Names of the standard class, in lower case. */
  readonly usual: readonly string[];
  /** Names that mean no tax, in lower case. */
  readonly untaxed: readonly string[];
}

/** Reads the tax class by its name. A name without a class of the shop refuses the row: its tax would be a guess. */
export function readTaxClass(
  reader: RowReader,
  { taxClassId, taxClasses }: ProductFileOptions,
  columns: Columns,
  { usual, untaxed }: TaxClassNames,
): number {
  const name = reader.text(...columns).toLowerCase();
  const mappedClass = taxClasses.get(name);
  if (mappedClass !== undefined) return mappedClass;
  if (untaxed.includes(name)) return 0;
  if (name !== '' && !usual.includes(name)) reader.refuse('unknown', ...columns);
  return taxClassId;
}

/** Stock of an article without tracked stock. */
export function uncountedStock(isInStock: boolean): Source {
  return { is_in_stock: isInStock, qty: 0, manage_stock: false };
}

/** Stock of an article that is sold until none is left. */
export function countedStock(qty: number, isInStock = true): Source {
  return {
    is_in_stock: isInStock && qty >= 1,
    qty: Math.max(0, Math.floor(qty)),
    manage_stock: true,
  };
}

/** A picture and its label. */
export interface ReadPicture extends PictureCell {
  readonly address: string;
  readonly label: string;
}

/** Returns the picture fields of a product; none without a picture. */
export function pictureFields(builder: CatalogBuilder, pictures: readonly ReadPicture[]): Source {
  const gallery = [...new Map(pictures.map((picture) => [picture.address, picture])).values()]
    .map(({ address, label, ...cell }) => ({ image: builder.picture(address, cell), label }))
    .flatMap(({ image, label }, at) =>
      image === undefined ? [] : [{ image, lab: label, pos: at + 1, typ: 'image' }],
    );
  return gallery.length === 0 ? {} : { image: gallery[0]?.image, media_gallery: gallery };
}

/** Price and stock fields of a configurable: those of its cheapest variant, on sale while one variant is. */
export function fieldsOfVariants(variants: readonly ReadVariant[]): Source {
  const amount = ({ fields }: ReadVariant) => Number(fields['special_price'] ?? fields['price']);
  const [cheapest] = variants.toSorted((a, b) => amount(a) - amount(b));
  const offer = ['price', 'special_price', 'special_from_date', 'special_to_date', 'tax_class_id'];
  const isInStock = variants.some(
    ({ fields }) => (fields['stock'] as Source)['is_in_stock'] === true,
  );
  return {
    ...Object.fromEntries(
      offer.flatMap((field) => {
        const value = cheapest?.fields[field];
        return value === undefined ? [] : [[field, value]];
      }),
    ),
    stock: uncountedStock(isInStock),
  };
}

/** Returns HTML unchanged, and plain text as paragraphs. */
export function descriptionHtml(text: string): string {
  if (text === '' || /<[a-z!]/i.test(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Splits a list at its separator, except after a backslash. */
export function splitList(text: string, separator: ',' | '/'): readonly string[] {
  return text
    .split(separator === ',' ? /(?<!\\),/ : /(?<!\\)\//)
    .map((part) => part.replaceAll(`\\${separator}`, separator).trim())
    .filter((part) => part !== '');
}

/** Returns the path of a product without one in the file, from its name and its article number. */
export function pathOfArticle(name: string, sku: string): string {
  return [slugOf(name), slugOf(sku)].filter((part) => part !== '').join('-');
}

/** Leaves out fields without a value. */
export function filled(fields: Source): Source {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}
