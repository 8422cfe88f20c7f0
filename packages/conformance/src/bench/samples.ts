import { category, product, type Category, type Product } from '@shop/contract';
import * as v from 'valibot';
import { claimFits } from '../run/claim.ts';
import type { Find } from './find.ts';

/** A product of the tested catalog. */
export type ProductSample = Product;

/** Products for the checks; absent if the catalog has none. */
export interface Samples {
  /** The first of them, at most {@link mostProducts}, by id. */
  readonly products: readonly ProductSample[];
  /** True if these are all products; absent otherwise. */
  readonly isWhole: true | undefined;
  readonly simple: ProductSample | undefined;
  readonly other: ProductSample | undefined;
  readonly configurable: ProductSample | undefined;
  readonly bundle: ProductSample | undefined;
  readonly custom: ProductSample | undefined;
  readonly virtual: ProductSample | undefined;
  readonly downloadable: ProductSample | undefined;
  readonly soldOut: ProductSample | undefined;
  readonly special: ProductSample | undefined;
  readonly categories: readonly Category[];
}

const mostProducts = 1_000;
/** Minimum stock, because orders take some. */
const plenty = 30;

/** Reads the catalog once and selects products. Errors: throws `Broken` for documents in another format. */
export async function readSamples(find: Find): Promise<Samples> {
  const catalogHits = await find({ size: mostProducts, sort: 'id:asc', exclude: ['description'] });
  const products = claimFits(v.array(product), catalogHits.items, 'products');
  const categories = await find({ type: 'category', size: 4_000 });
  const onSale = products.filter((product) => product.status !== 2 && priceOf(product) > 0);
  const simples = onSale.filter(
    (product) =>
      product.type_id === 'simple' && !hasCustomOptions(product) && product.parentSku === undefined,
  );
  const [simple, secondSimple] = simples
    .filter((product) => isBuyable(product, plenty))
    .sort((a, b) => piecesOf(b) - piecesOf(a) || a.id - b.id);
  return {
    products,
    isWhole: products.length === catalogHits.total ? true : undefined,
    simple,
    other: secondSimple,
    configurable: onSale.find(
      (product) =>
        product.type_id === 'configurable' &&
        !hasCustomOptions(product) &&
        variantsOf(product).length > 1,
    ),
    bundle: onSale.find((product) => product.type_id === 'bundle' && isBuyable(product, 0)),
    custom: onSale.find((product) => hasCustomOptions(product) && isBuyable(product, 2)),
    virtual: onSale.find((product) => product.type_id === 'virtual' && isBuyable(product, 0)),
    downloadable: onSale.find(
      (product) => product.type_id === 'downloadable' && isBuyable(product, 0),
    ),
    soldOut: simples.find((product) => product.stock?.is_in_stock === false),
    special: simples.find((product) => (product.special_price_incl_tax ?? 0) > 0),
    categories: claimFits(v.array(category), categories.items, 'categories'),
  };
}

/** Returns the gross price for shoppers. 0 if the document has none. */
export function priceOf(product: Pick<Product, 'price_incl_tax'>): number {
  return product.price_incl_tax ?? 0;
}

/** Returns the variants that can be bought. */
export function variantsOf(product: ProductSample): NonNullable<Product['configurable_children']> {
  return (product.configurable_children ?? []).filter(
    (child) =>
      (child.status ?? 1) < 2 &&
      (child.price_incl_tax ?? 0) > 0 &&
      child.stock?.is_in_stock === true &&
      (child.stock.manage_stock === false || child.stock.qty >= 2),
  );
}

/** Choice of a variant in the format of `product_option`. */
export function optionOf(
  product: ProductSample,
  child: NonNullable<Product['configurable_children']>[number],
): object {
  const attributes = new Map(
    (child.custom_attributes ?? []).map(({ attribute_code: code, value }) => [code, value]),
  );
  return {
    extension_attributes: {
      custom_options: [],
      configurable_item_options: (product.configurable_options ?? []).map((option) => ({
        option_id: String(option.attribute_id),
        option_value: String(
          child[option.attribute_code ?? ''] ?? attributes.get(option.attribute_code ?? ''),
        ),
      })),
      bundle_options: [],
    },
  };
}

function hasCustomOptions(product: ProductSample): boolean {
  return (product.custom_options ?? []).length > 0;
}

/** Returns the stock of a product; Infinity if it is not tracked. */
function piecesOf({ stock }: ProductSample): number {
  return stock?.manage_stock === false ? Number.POSITIVE_INFINITY : (stock?.qty ?? 0);
}

function isBuyable(product: ProductSample, pieces: number): boolean {
  return product.stock?.is_in_stock === true && (pieces === 0 || piecesOf(product) >= pieces);
}
