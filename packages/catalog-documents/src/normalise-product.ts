import { documentSlug } from '@shop/catalog-client';
import { slugOf } from '@shop/format';
import { valueLabel } from '@shop/catalog';
import { isAddressable } from './addressable.ts';
import type { Source } from './document.ts';
import {
  toBoolean,
  toNumber,
  toSource,
  toSources,
  toRawText,
  toText,
  customFields,
} from './coerce.ts';

/** Facts from the rest of the catalog that a product document may lack. */
export interface CatalogFacts {
  /** Returns the attribute with this id, or with this label for files that give only the label. */
  attribute(idOrLabel: string): AttributeFact | undefined;
  categoryName(id: number): string | undefined;
  productIdOf(sku: string): number | undefined;
  /** True if a url_key serves as slug (CC-9). */
  readonly usesUrlKeys: boolean;
}

export interface AttributeFact {
  readonly id: number;
  readonly code: string;
  optionLabel(value: string): string | undefined;
}

/** A product document with every field the shop requires. Other fields stay unchanged. */
export interface NormalProduct extends Source {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type_id: string;
  readonly status: number;
  readonly visibility: number;
  readonly slug: string;
  readonly url_path: string;
  readonly category_ids: readonly number[];
  readonly configurable_children?: readonly NormalVariant[];
}

export interface NormalVariant extends Source {
  readonly id: number;
  readonly sku: string;
  readonly status: number;
}

const amountFields = ['price', 'special_price', 'final_price'] as const;

/**
 * Fills the missing fields of a document: slug, url_path, category ids, codes and labels of its options, ids and plain
 * fields of its variants, numbers written as text. Existing fields stay.
 * Source: the gaps of catalogs exported by older shops.
 */
export function normaliseProduct(raw: Source, facts: CatalogFacts): NormalProduct {
  const fields: Record<string, unknown> = { ...customFields(raw['custom_attributes']), ...raw };
  const id = toNumber(fields['id']) ?? 0;
  const name = toRawText(fields['name']) ?? '';
  const taxClass = toNumber(fields['tax_class_id']);
  const options = completeOptions(fields['configurable_options'], facts);
  const categories = completeCategories(fields, facts);
  const isConfigurable = fields['type_id'] === 'configurable';
  return {
    ...fields,
    ...completeAmounts(fields),
    id,
    sku: toRawText(fields['sku']) ?? '',
    name,
    type_id: toRawText(fields['type_id']) ?? 'simple',
    status: toNumber(fields['status']) ?? 1,
    visibility: toNumber(fields['visibility']) ?? 4,
    ...(taxClass === undefined ? {} : { tax_class_id: taxClass }),
    slug:
      documentSlug(
        { slug: toText(fields['slug']), url_key: toText(fields['url_key']), name, id },
        facts.usesUrlKeys,
      ) ?? String(id),
    url_path: toText(fields['url_path']) ?? derivedPath(documentSlug({ name, id }, false), id),
    ...categories,
    ...completeStock(fields),
    ...(fields['media_gallery'] === undefined
      ? {}
      : { media_gallery: gallery(fields['media_gallery']) }),
    ...(isConfigurable || options.length > 0 ? { configurable_options: options } : {}),
    ...(isConfigurable || Array.isArray(fields['configurable_children'])
      ? { configurable_children: completeChildren(fields, facts, taxClass) }
      : {}),
  };
}

/** Returns a path that leads to the document: the given one, or its id if there is none or it is too long. */
export function derivedPath(path: string | undefined, id: number): string {
  return path !== undefined && isAddressable(path) ? path : String(id);
}

function completeAmounts(fields: Source): Source {
  const amounts: Record<string, number> = {};
  for (const field of amountFields) {
    const amount = toNumber(fields[field]);
    if (amount !== undefined) amounts[field] = amount;
  }
  return amounts;
}

/**
 * Stock from the document; the response replaces it with live figures. Keeps the quantity terms if they differ from
 * single pieces.
 */
function completeStock(fields: Source): Source {
  const stated = statedStock(fields);
  const sold = Object.fromEntries(
    (['min_sale_qty', 'qty_increments'] as const).flatMap((field) => {
      const qty = toNumber(stockSource(fields)?.[field]) ?? toNumber(fields[field]) ?? 1;
      return qty > 1 && Number.isInteger(qty) ? [[field, qty]] : [];
    }),
  );
  if (stated === undefined)
    return fields['stock'] === undefined ? sold : { ...sold, stock: undefined };
  const { isInStock, qty, manageStock } = stated;
  return {
    ...sold,
    stock: {
      is_in_stock: isInStock,
      qty: qty ?? 0,
      ...(manageStock === undefined ? {} : { manage_stock: manageStock }),
    },
  };
}

function completeCategories(
  fields: Source,
  facts: CatalogFacts,
): { category: readonly Source[]; category_ids: readonly number[] } {
  const listed = toSources(fields['category']);
  const ids = Array.isArray(fields['category_ids'])
    ? fields['category_ids'].map(toNumber).filter((id) => id !== undefined)
    : listed.map((category) => toNumber(category['category_id'])).filter((id) => id !== undefined);
  const category =
    listed.length > 0
      ? listed
      : ids.flatMap((id) => {
          const name = facts.categoryName(id);
          return name === undefined ? [] : [{ category_id: id, name }];
        });
  return { category, category_ids: [...new Set(ids)] };
}

interface CompleteOption extends Source {
  readonly attribute_code: string;
  readonly values: readonly Source[];
}

function completeOptions(options: unknown, facts: CatalogFacts): readonly CompleteOption[] {
  return toSources(options).map((option) => {
    const label = toText(option['label']) ?? '';
    const attributeId = toText(option['attribute_id']);
    const attribute = facts.attribute(attributeId ?? label);
    return {
      ...option,
      attribute_id: toNumber(attributeId) ?? attribute?.id ?? toNumber(option['id']) ?? 0,
      attribute_code:
        toText(option['attribute_code']) ?? attribute?.code ?? slugOf(label).replaceAll('-', '_'),
      label,
      values: toSources(option['values']).map((value) => {
        const index = toRawText(value['value_index']) ?? '';
        // A value without any label stays without one and is not offered (PO-14).
        return {
          ...value,
          label: valueLabel(toRawText(value['label']), attribute?.optionLabel(index)),
        };
      }),
    };
  });
}

function completeChildren(
  parent: Source,
  facts: CatalogFacts,
  parentTaxClass: number | undefined,
): readonly NormalVariant[] {
  return toSources(parent['configurable_children']).map((raw) => {
    const fields: Record<string, unknown> = { ...customFields(raw['custom_attributes']), ...raw };
    const sku = toRawText(fields['sku']) ?? '';
    const taxClass = toNumber(fields['tax_class_id']) ?? parentTaxClass;
    return {
      ...fields,
      ...completeAmounts(fields),
      id: toNumber(fields['id']) ?? facts.productIdOf(sku) ?? idFromSku(sku),
      sku,
      status: toNumber(fields['status']) ?? 1,
      ...(taxClass === undefined ? {} : { tax_class_id: taxClass }),
      ...completeStock(fields),
    };
  });
}

/** Derives an id from the sku for an article without one: 10 digits, always the same. */
function idFromSku(sku: string): number {
  let hash = 2_166_136_261;
  for (const character of sku) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return 5_000_000_000 + hash;
}

function gallery(value: unknown): readonly Source[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => {
      const image = toText(entry) ?? toText(toSource(entry)?.['image']);
      return image === undefined
        ? []
        : [{ pos: index + 1, typ: 'image', ...toSource(entry), image }];
    });
  }
  const image = toText(value);
  return image === undefined ? [] : [{ image, pos: 1, typ: 'image' }];
}

function stockSource(fields: Source): Source | undefined {
  const stated = Array.isArray(fields['stock']) ? fields['stock'][0] : fields['stock'];
  return toSource(stated) ?? toSource(fields['stock_item']);
}

/** Returns the stock figures in a document; `undefined` if it has none. */
export function statedStock(
  fields: Source,
): { isInStock: boolean; qty: number | undefined; manageStock: boolean | undefined } | undefined {
  const stock = stockSource(fields);
  const isInStock = toBoolean(stock?.['is_in_stock']) ?? toBoolean(fields['is_in_stock']);
  const qty = toNumber(stock?.['qty']);
  if (isInStock === undefined && qty === undefined) return undefined;
  return {
    isInStock: isInStock ?? (qty ?? 0) > 0,
    qty,
    manageStock: toBoolean(stock?.['manage_stock']),
  };
}
