import { checkVisibility } from '@shop/catalog';
import {
  configurableChild,
  product as productSchema,
  type ApiFailure,
  type Attribute,
  type Product,
  type StockEntry,
} from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { AttributeCalls } from './attribute-calls.ts';
import type { CallOptions } from '../transport/call-options.ts';
import type { LoadedProduct, LoadProductRequest } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { ProductRejection } from '../transport/catalog-rejection.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import type { ProductCalls } from './product-calls.ts';
import type { StockCalls } from '../stock/stock-calls.ts';

/** Calls that are needed to open a product. */
export interface ProductSources {
  readonly products: Pick<ProductCalls, 'product' | 'parentOf'>;
  readonly attributes: Pick<AttributeCalls, 'attributes' | 'attributeGroups'>;
  readonly stock: Pick<StockCalls, 'stockOfProducts'>;
}

/**
 * Opens a product: finds it, rejects it if it must not be shown, and fetches the data of its page. Failures of optional
 * data (attributes, groups, stock, the parent) do not prevent this. Source: CC-38 to CC-40 and CC-43, CC-44.
 */
export async function loadProduct(
  config: Pick<CatalogConfig, 'preferParent' | 'hiddenAttributeGroup'>,
  ports: Pick<CatalogPorts, 'dropUnavailable' | 'log'>,
  sources: ProductSources,
  request: LoadProductRequest,
  options: CallOptions = {},
): Promise<Result<LoadedProduct, ApiFailure | ProductRejection>> {
  const result = await sources.products.product(request.sku, options);
  if (!result.ok) return result;
  const visibility = checkVisibility(result.value.product);
  if (!visibility.ok) {
    const { kind, ...why } = visibility.error;
    const [[field, value] = []] = Object.entries(why);
    ports.log.info('product-query-empty', {
      message: `Product query returned empty result product ${field} = ${value}`,
      sku: request.sku,
      kind,
    });
    return visibility;
  }

  const { product } = result.value;
  const [stock, parent, described] = await Promise.all([
    stockOf(product),
    parentOf(product),
    describe(product),
  ]);
  const purchasable = ports.dropUnavailable?.(product, stock) ?? ok(product);
  const { childSku } = request;
  const isNamedVariant =
    product.configurable_children?.some(({ sku }) => sku === childSku) === true;
  return ok({
    ...result.value,
    product: purchasable.ok ? purchasable.value : withoutVariants(product),
    ...described,
    stock,
    ...(isNamedVariant && childSku !== undefined ? { childSku } : {}),
    ...(parent === undefined ? {} : { replaceBy: { parent, childSku: product.sku } }),
  });

  async function stockOf(of: Product): Promise<ReadonlyMap<number, StockEntry>> {
    const answer = await sources.stock.stockOfProducts([of], options);
    if (answer.ok) return answer.value;
    ports.log.warn('product-without', { part: 'stock', sku: of.sku, kind: answer.error.kind });
    return new Map();
  }

  async function parentOf(of: Product): Promise<Product | undefined> {
    if (!config.preferParent || of.type_id !== 'simple') return undefined;
    const answer = await sources.products.parentOf(of.sku, options);
    if (!answer.ok) {
      ports.log.warn('product-without', { part: 'parent', sku: of.sku, kind: answer.error.kind });
      return undefined;
    }
    const owner = answer.value;
    const isParent = owner?.type_id === 'configurable' && checkVisibility(owner).ok;
    return isParent ? owner : undefined;
  }

  async function describe(of: Product) {
    const codes = attributeCodesOf(of);
    const [attributes, groups] = await Promise.all([
      sources.attributes.attributes({ codes }, options),
      sources.attributes.attributeGroups(undefined, options),
    ]);
    if (!attributes.ok) {
      const { kind } = attributes.error;
      ports.log.warn('product-without', { part: 'attributes', sku: of.sku, kind });
    }
    const visibility = (attributes.ok ? attributes.value.items : []).filter(
      (attribute) => attribute.attribute_group_id !== config.hiddenAttributeGroup,
    );
    const usedGroups = new Set(visibility.map((attribute) => attribute.attribute_group_id));
    const attributeGroups = (groups.ok ? groups.value.items : [])
      .filter(({ attribute_group_id: id }) => usedGroups.has(id))
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const places = new Map(
      attributeGroups.map((group, index) => [group.attribute_group_id, index]),
    );
    const place = (attribute: Attribute) =>
      places.get(attribute.attribute_group_id ?? -1) ?? places.size;
    return {
      attributes: visibility.toSorted(
        (a, b) => place(a) - place(b) || (a.position ?? 0) - (b.position ?? 0),
      ),
      attributeGroups,
    };
  }
}

/** Removes the variants of a product that cannot be bought now, so that its page still opens from a listing. */
function withoutVariants(product: Product): Product {
  const { configurable_options: options } = product;
  return {
    ...product,
    configurable_children: [],
    ...(options && { configurable_options: options.map((option) => ({ ...option, values: [] })) }),
  };
}

const productFields = fieldsOf(productSchema);
const variantFields = fieldsOf(configurableChild);

// @__NO_SIDE_EFFECTS__
function fieldsOf({ entries }: { readonly entries: object }): ReadonlySet<string> {
  return new Set(Object.keys(entries));
}

/**
 * Returns the codes of the attributes that a product or its variants have a value of: every field without a rule in the
 * shop, and the attributes that select a variant. Source: CC-43.
 */
export function attributeCodesOf(product: Product): readonly string[] {
  const codes = new Set([
    ...unknownFields(product, productFields),
    ...(product.configurable_options ?? []).map((option) => option.attribute_code ?? ''),
  ]);
  for (const child of product.configurable_children ?? []) {
    for (const code of unknownFields(child, variantFields)) codes.add(code);
    for (const { attribute_code: code } of child.custom_attributes ?? []) {
      if (!productFields.has(code)) codes.add(code);
    }
  }
  return [...codes].filter((code) => code !== '').sort();
}

/** Returns fields with a value that the schema does not know; `color_options` counts as `color`. */
function unknownFields(document: object, knownFields: ReadonlySet<string>): string[] {
  return Object.entries(document)
    .filter(([name, value]) => !knownFields.has(name) && !name.startsWith('_') && hasValue(value))
    .map(([name]) => name.replace(/_options$/, ''))
    .filter((name) => !knownFields.has(name));
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
