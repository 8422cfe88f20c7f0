import { documentSlug } from '@shop/catalog-client';
import { slugOf } from '@shop/format';
import { valueLabel } from '@shop/catalog';
import { isAddressable } from './addressable.ts';
import type { Source } from './document.ts';
import { asFlag, asNumber, asSource, asSources, asText, asWord, customFields } from './coerce.ts';

/** What a product document may lack and the rest of the catalogue knows. */
export interface CatalogueFacts {
  /** The attribute with this id or, in files that name it only by its label, with this label. */
  attribute(idOrLabel: string): AttributeFact | undefined;
  categoryName(id: number): string | undefined;
  productIdOf(sku: string): number | undefined;
  /** Whether a url_key serves as slug (CC-12). */
  readonly usesUrlKeys: boolean;
}

export interface AttributeFact {
  readonly id: number;
  readonly code: string;
  optionLabel(value: string): string | undefined;
}

/** A product document with every field the shop relies on. Whatever else it has passes through. */
export interface CompleteProduct extends Source {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type_id: string;
  readonly status: number;
  readonly visibility: number;
  readonly slug: string;
  readonly url_path: string;
  readonly category_ids: readonly number[];
  readonly configurable_children?: readonly CompleteChild[];
}

export interface CompleteChild extends Source {
  readonly id: number;
  readonly sku: string;
  readonly status: number;
}

const amountFields = ['price', 'special_price', 'final_price'] as const;

/**
 * Fills what a document lacks: slug, url_path, category ids, codes and labels of its options, ids and plain fields
 * of its variants, numbers written as text. What is there stays.
 * Source: the gaps of catalogues exported by older shops.
 */
export function completeProduct(raw: Source, facts: CatalogueFacts): CompleteProduct {
  const own: Record<string, unknown> = { ...customFields(raw['custom_attributes']), ...raw };
  const id = asNumber(own['id']) ?? 0;
  const name = asText(own['name']) ?? '';
  const taxClass = asNumber(own['tax_class_id']);
  const options = completeOptions(own['configurable_options'], facts);
  const categories = completeCategories(own, facts);
  const isConfigurable = own['type_id'] === 'configurable';
  return {
    ...own,
    ...completeAmounts(own),
    id,
    sku: asText(own['sku']) ?? '',
    name,
    type_id: asText(own['type_id']) ?? 'simple',
    status: asNumber(own['status']) ?? 1,
    visibility: asNumber(own['visibility']) ?? 4,
    ...(taxClass === undefined ? {} : { tax_class_id: taxClass }),
    slug:
      documentSlug(
        { slug: asWord(own['slug']), url_key: asWord(own['url_key']), name, id },
        facts.usesUrlKeys,
      ) ?? String(id),
    url_path: asWord(own['url_path']) ?? derivedPath(documentSlug({ name, id }, false), id),
    ...categories,
    ...completeStock(own),
    ...(own['media_gallery'] === undefined ? {} : { media_gallery: gallery(own['media_gallery']) }),
    ...(isConfigurable || options.length > 0 ? { configurable_options: options } : {}),
    ...(isConfigurable || Array.isArray(own['configurable_children'])
      ? { configurable_children: completeChildren(own, facts, taxClass) }
      : {}),
  };
}

/** A path that leads to the document: the one made for it, else, where that is too long a one, its id. */
export function derivedPath(made: string | undefined, id: number): string {
  return made !== undefined && isAddressable(made) ? made : String(id);
}

function completeAmounts(fields: Source): Source {
  const amounts: Record<string, number> = {};
  for (const field of amountFields) {
    const amount = asNumber(fields[field]);
    if (amount !== undefined) amounts[field] = amount;
  }
  return amounts;
}

/**
 * As the document states it; whoever serves it puts the live figures in its place. In which quantities it is sold
 * stays beside them, where it is no matter of course.
 */
function completeStock(own: Source): Source {
  const stated = statedStock(own);
  const sold = Object.fromEntries(
    (['min_sale_qty', 'qty_increments'] as const).flatMap((field) => {
      const qty = asNumber(stockSource(own)?.[field]) ?? asNumber(own[field]) ?? 1;
      return qty > 1 && Number.isInteger(qty) ? [[field, qty]] : [];
    }),
  );
  if (stated === undefined)
    return own['stock'] === undefined ? sold : { ...sold, stock: undefined };
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
  own: Source,
  facts: CatalogueFacts,
): { category: readonly Source[]; category_ids: readonly number[] } {
  const listed = asSources(own['category']);
  const ids = Array.isArray(own['category_ids'])
    ? own['category_ids'].map(asNumber).filter((id) => id !== undefined)
    : listed.map((category) => asNumber(category['category_id'])).filter((id) => id !== undefined);
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

function completeOptions(options: unknown, facts: CatalogueFacts): readonly CompleteOption[] {
  return asSources(options).map((option) => {
    const label = asWord(option['label']) ?? '';
    const attributeId = asWord(option['attribute_id']);
    const attribute = facts.attribute(attributeId ?? label);
    return {
      ...option,
      attribute_id: asNumber(attributeId) ?? attribute?.id ?? asNumber(option['id']) ?? 0,
      attribute_code:
        asWord(option['attribute_code']) ?? attribute?.code ?? slugOf(label).replaceAll('-', '_'),
      label,
      values: asSources(option['values']).map((value) => {
        const index = asText(value['value_index']) ?? '';
        // One that nobody has a word for stays without, and is left out of the choice (PO-14).
        return {
          ...value,
          label: valueLabel(asText(value['label']), attribute?.optionLabel(index)),
        };
      }),
    };
  });
}

function completeChildren(
  parent: Source,
  facts: CatalogueFacts,
  parentTaxClass: number | undefined,
): readonly CompleteChild[] {
  return asSources(parent['configurable_children']).map((raw) => {
    const own: Record<string, unknown> = { ...customFields(raw['custom_attributes']), ...raw };
    const sku = asText(own['sku']) ?? '';
    const taxClass = asNumber(own['tax_class_id']) ?? parentTaxClass;
    return {
      ...own,
      ...completeAmounts(own),
      id: asNumber(own['id']) ?? facts.productIdOf(sku) ?? idFromSku(sku),
      sku,
      status: asNumber(own['status']) ?? 1,
      ...(taxClass === undefined ? {} : { tax_class_id: taxClass }),
      ...completeStock(own),
    };
  });
}

/** A number for an article that has none anywhere: from its sku, 10 digits, the same each time. */
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
      const image = asWord(entry) ?? asWord(asSource(entry)?.['image']);
      return image === undefined
        ? []
        : [{ pos: index + 1, typ: 'image', ...asSource(entry), image }];
    });
  }
  const image = asWord(value);
  return image === undefined ? [] : [{ image, pos: 1, typ: 'image' }];
}

function stockSource(fields: Source): Source | undefined {
  const stated = Array.isArray(fields['stock']) ? fields['stock'][0] : fields['stock'];
  return asSource(stated) ?? asSource(fields['stock_item']);
}

/** The figures about stock a document brings; `undefined` when it says nothing. */
export function statedStock(
  fields: Source,
): { isInStock: boolean; qty: number | undefined; manageStock: boolean | undefined } | undefined {
  const stock = stockSource(fields);
  const isInStock = asFlag(stock?.['is_in_stock']) ?? asFlag(fields['is_in_stock']);
  const qty = asNumber(stock?.['qty']);
  if (isInStock === undefined && qty === undefined) return undefined;
  return {
    isInStock: isInStock ?? (qty ?? 0) > 0,
    qty,
    manageStock: asFlag(stock?.['manage_stock']),
  };
}
