import { picturePath, type Product, type ProductOption, type ServerCartRow } from '@shop/contract';
import type { CartItem } from './cart-item.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import { optionChecksum } from './option-checksum.ts';

/** Product fields that are needed to reconfigure a line. */
const reconfigurableFields: ReadonlySet<string> = new Set([
  'configurable_children',
  'configurable_options',
  'bundle_options',
  'custom_options',
]);
/** Fields of the line that its product does not repeat. */
const lineFields: ReadonlySet<string> = new Set([
  'stock',
  'qty',
  'errors',
  'info',
  'product_option',
]);

/** Creates the line of a product. `qty` in whole pieces, from 1. Source: CS-39. */
export function toCartLine(
  product: Product,
  qty: number,
  config: Pick<CartSyncConfig, 'omitFields' | 'productsAreReconfigurable'>,
): CartItem {
  const option = optionOf(product);
  return {
    sku: product.sku,
    parentSku: product.parentSku,
    type_id: product.type_id,
    qty,
    product_option: option,
    checksum: optionChecksum(option),
    stock: product.stock,
    product: trimProduct(product, config),
  };
}

/** Creates the line of a server row, with its product. Source: CS-14. */
export function rowToCartLine(
  row: ServerCartRow,
  product: Product,
  config: Pick<CartSyncConfig, 'omitFields' | 'productsAreReconfigurable'>,
): CartItem {
  const variant = asVariant(product, row.sku);
  return {
    ...toCartLine(variant, row.qty, config),
    sku: row.sku,
    type_id: row.product_type ?? product.type_id,
    prev_qty: row.qty,
    product_option: row.product_option,
    checksum: optionChecksum(row.product_option),
    server_item_id: row.item_id,
    server_cart_id: row.quote_id,
  };
}

/** Returns the product as its variant `sku`: the variant's prices, picture and stock with the parent's name. */
function asVariant(product: Product, sku: string): Product {
  const child = product.configurable_children?.find((variant) => variant.sku === sku);
  if (child === undefined || product.sku === sku) return product;
  const { id: _id, name: _name, image, custom_attributes: _attributes, ...variantFields } = child;
  return {
    ...product,
    tier_prices: undefined,
    ...variantFields,
    image: picturePath(image) ?? product.image,
    type_id: product.type_id,
    parentSku: product.parentSku ?? product.sku,
  };
}

function optionOf(product: Product): ProductOption | undefined {
  const option = product['product_option'];
  return typeof option === 'object' && option !== null ? (option as ProductOption) : undefined;
}

function trimProduct(
  product: Product,
  config: Pick<CartSyncConfig, 'omitFields' | 'productsAreReconfigurable'>,
): Product {
  const isKept = (field: string): boolean =>
    !lineFields.has(field) &&
    (!config.omitFields.includes(field) ||
      (config.productsAreReconfigurable && reconfigurableFields.has(field)));
  const fields = Object.entries(product).filter(([field]) => isKept(field));
  return { ...Object.fromEntries(fields), ...essentials(product), ...tiersOf(product) };
}

/** Keeps the tiers that apply to the shopper: the price of the line depends on them. */
function tiersOf({ tier_prices: tiers }: Product): Pick<Product, 'tier_prices'> {
  return tiers?.some(({ value_incl_tax: gross }) => gross !== undefined) === true
    ? { tier_prices: tiers }
    : {};
}

/** Fields that `omitFields` cannot remove. */
function essentials({
  id,
  sku,
  name,
  type_id,
}: Product): Pick<Product, 'id' | 'sku' | 'name' | 'type_id'> {
  return { id, sku, name, type_id };
}
