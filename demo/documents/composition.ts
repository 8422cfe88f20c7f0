import type { ProductDefinition } from './definition.ts';
import { skuOf, variantsOf } from './variant.ts';

/** Something that can lie in a box: a simple product or a variant. Price: gross forints before reduction. */
interface Article {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly inStock: boolean;
}

/** All definitions and articles, to look up what sets and links name. */
export interface Catalogue {
  /** Errors: throws for an unknown sku. */
  readonly article: (sku: string) => Article;
  /** Errors: throws when there is no such product. */
  readonly product: (no: number) => ProductDefinition;
}

export function createCatalog(products: readonly ProductDefinition[]): Catalogue {
  const byNo = new Map(products.map((product) => [product.no, product]));
  const articles = new Map<string, Article>();
  for (const product of products) {
    if (product.bundle !== undefined || product.grouped !== undefined) continue;
    const { no, name, price, stock } = product;
    if (product.variants === undefined) {
      articles.set(skuOf(no), { id: no, sku: skuOf(no), name, price, inStock: stock > 0 });
    }
    for (const variant of variantsOf(product)) {
      articles.set(variant.sku, { ...variant, inStock: variant.qty > 0 });
    }
  }
  const found = <Value>(value: Value | undefined, key: string | number): Value => {
    if (value === undefined) throw new Error(`A definition names ${key}, which does not exist`);
    return value;
  };
  return {
    article: (sku) => found(articles.get(sku), sku),
    product: (no) => found(byNo.get(no), no),
  };
}

const kindOf = (product: ProductDefinition): string =>
  product.variants === undefined ? 'simple' : 'configurable';

/** Parts of a grouped product and neighbours worth a look, as `product_links`. */
export function productLinks(product: ProductDefinition, catalog: Catalogue) {
  const sku = skuOf(product.no);
  const neighbours = (numbers: readonly number[] | undefined, link_type: string) =>
    (numbers ?? []).map((no, position) => ({
      sku,
      link_type,
      linked_product_sku: skuOf(catalog.product(no).no),
      linked_product_type: kindOf(catalog.product(no)),
      position: position + 1,
    }));
  const parts = (product.grouped ?? []).map((part, position) => ({
    sku,
    link_type: 'associated',
    linked_product_sku: catalog.article(part).sku,
    linked_product_type: 'simple',
    position: position + 1,
    qty: 1,
  }));
  const links = [
    ...parts,
    ...neighbours(product.related, 'related'),
    ...neighbours(product.upsell, 'upsell'),
  ];
  return links.length === 0 ? {} : { product_links: links };
}

/** The slots of a set, and what it costs with the first choice in each. */
export function bundleOptions(product: ProductDefinition, catalog: Catalogue) {
  const slots = product.bundle ?? [];
  const options = slots.map((slot, index) => {
    const option_id = product.no * 10 + index + 1;
    return {
      option_id,
      title: slot.title,
      required: slot.required,
      type: slot.type,
      position: index + 1,
      sku: skuOf(product.no),
      ...(slot.range === undefined ? {} : { min_qty: slot.range[0], max_qty: slot.range[1] }),
      product_links: slot.skus.map((sku, position) => {
        const article = catalog.article(sku);
        return {
          id: String(option_id * 100 + position + 1),
          sku: article.sku,
          name: article.name,
          option_id,
          qty: slot.qty,
          position: position + 1,
          is_default: slot.required && position === 0,
          can_change_quantity: slot.range !== undefined,
          price: article.price,
          price_type: 0,
        };
      }),
    };
  });
  const price = options.reduce(
    (sum, { product_links: [link] }) => sum + (link?.price ?? 0) * (link?.qty ?? 0),
    0,
  );
  return { options, price };
}

export function customOptions(product: ProductDefinition) {
  if (product.options === undefined) return {};
  return {
    custom_options: product.options.map((option, index) => {
      const option_id = product.no * 10 + 5 + index;
      return {
        option_id,
        title: option.title,
        type: option.type,
        is_require: option.required === true,
        position: index + 1,
        max_characters: option.maxCharacters,
        ...(option.price === undefined ? {} : { price: option.price, price_type: 'fixed' }),
        values: (option.values ?? []).map((value, position) => ({
          option_type_id: option_id * 100 + position + 1,
          title: value.title,
          price: value.price,
          price_type: 'fixed',
          position: position + 1,
        })),
      };
    }),
  };
}
