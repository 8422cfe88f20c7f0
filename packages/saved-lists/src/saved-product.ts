import type { Product } from '@shop/contract';

/** Snapshot of a product in a list: the fields to display it and to load it again. Field names as in the catalog. */
export type SavedProduct = Pick<Product, 'id' | 'sku' | 'name' | 'type_id'> &
  Partial<Pick<Product, OptionalField>>;

type OptionalField = (typeof textFields | typeof numberFields)[number];

const textFields = ['parentSku', 'url_path', 'slug', 'image'] as const;
const numberFields = [
  'price',
  'price_tax',
  'price_incl_tax',
  'original_price',
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
] as const;

/** Returns the snapshot of a product: drops fields that lists do not show, and invalid values. Source: SL-1, SL-2. */
export function takeSnapshot(product: SavedProduct): SavedProduct {
  const { id, sku, name, type_id } = product;
  const fields = [
    ...textFields.filter((field) => typeof product[field] === 'string'),
    ...numberFields.filter((field) => Number.isFinite(product[field])),
  ];
  const optionalFields = Object.fromEntries(fields.map((field) => [field, product[field]]));
  return { id, sku, name, type_id, ...optionalFields };
}

/** Parses a stored snapshot; returns undefined for an invalid one. Source: SL-2. */
export function reviveSnapshot(value: unknown): SavedProduct | undefined {
  return isSavedProduct(value) ? takeSnapshot(value) : undefined;
}

function isSavedProduct(value: unknown): value is SavedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sku, name, type_id } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    typeof sku === 'string' &&
    sku !== '' &&
    typeof name === 'string' &&
    typeof type_id === 'string'
  );
}
