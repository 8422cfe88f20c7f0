import type { ConfigurableChild, ConfigurableOption, Product, StockEntry } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { isSelectable, type VariantRules } from './find-variant.ts';
import { optionKey, variantValue } from './variant-values.ts';

/** Known stock by product id. */
export type StockById = ReadonlyMap<number, StockEntry>;

/** Returns a product and its variants with the last known stock. Unknown stock stays. Source: PO-27. */
export function withStock<P extends Product>(product: P, stock: StockById): P {
  const children = product.configurable_children?.map((child) => withKnownStock(child, stock));
  return {
    ...withKnownStock(product, stock),
    ...(children && { configurable_children: children }),
  };
}

/**
 * Removes the variants that cannot be chosen. An option keeps the values of the remaining variants. Other product types
 * are returned unchanged.
 * Errors: `no-variants` if none remains. Source: PO-15.
 */
export function dropUnavailableVariants<P extends Product>(
  product: P,
  stock: StockById,
  rules: VariantRules = {},
): Result<P, { readonly kind: 'no-variants' }> {
  const stocked = withStock(product, stock);
  if (stocked.type_id !== 'configurable' || stocked.configurable_children === undefined)
    return ok(stocked);
  const children = stocked.configurable_children.filter((child) =>
    isSelectable(child, product, rules),
  );
  if (children.length === 0) return err({ kind: 'no-variants' });
  const options = stocked.configurable_options?.map((option) => withValuesOf(option, children));
  return ok({
    ...stocked,
    configurable_children: children,
    ...(options && { configurable_options: options }),
  });
}

function withKnownStock<D extends Product | ConfigurableChild>(document: D, stock: StockById): D {
  const entry = document.id === undefined ? undefined : stock.get(document.id);
  return entry === undefined ? document : { ...document, stock: entry };
}

function withValuesOf(
  option: ConfigurableOption,
  children: readonly ConfigurableChild[],
): ConfigurableOption {
  const remaining = new Set(children.map((child) => variantValue(child, optionKey(option))));
  return { ...option, values: option.values.filter((value) => remaining.has(value.value_index)) };
}
