import type { Look, ProductDefinition, SizeChange } from './definition.ts';
import { picturePaths } from './picture-paths.ts';
import { fold } from './slug.ts';
import type { Fabric, Size } from './vocabulary.ts';
import { colours, fabrics, sizes } from './vocabulary.ts';

/** One buyable form of a configurable product. */
export interface Variant {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly look: Look;
  readonly size: SizeChange;
  /** Gross, whole forints, before any reduction. */
  readonly price: number;
  readonly qty: number;
  readonly image: string;
}

export const skuOf = (no: number): string => `ZG-${no}`;
export const slugOf = (product: ProductDefinition): string => product.slug ?? fold(product.name);

const keys = <Key extends string>(record: Partial<Record<Key, unknown>> | undefined) =>
  record === undefined ? undefined : (Object.keys(record) as Key[]);

function looks(product: ProductDefinition): Look[] {
  const none: readonly undefined[] = [undefined];
  const found: Look[] = [];
  for (const fabric of keys<Fabric>(product.variants?.fabric) ?? none) {
    for (const colour of product.variants?.colour ?? none) {
      for (const size of keys<Size>(product.variants?.size) ?? none) {
        found.push({
          ...(fabric === undefined ? {} : { fabric }),
          ...(colour === undefined ? {} : { colour }),
          ...(size === undefined ? {} : { size }),
        });
      }
    }
  }
  const left = new Set(product.variants?.without);
  return found.filter((look) => !left.has(lookKey(look)));
}

/** The parts of a look, fabric first: `bukle/natur/160x200`. */
const lookKey = (look: Look): string =>
  [look.fabric, look.colour, look.size].filter((part) => part !== undefined).join('/');

/** Pieces on stock: the product's own number, moved a little from variant to variant. */
const spread = (stock: number, index: number): number =>
  stock === 0 ? 0 : Math.max(1, stock + ((index * 5) % 7) - 3);

/** All variants of a configurable, in the order a shopper meets them. Empty for every other kind. */
export function variantsOf(product: ProductDefinition): Variant[] {
  if (product.variants === undefined) return [];
  const soldOut = new Set(product.variants.soldOut);
  return looks(product).map((look, index) => {
    const key = lookKey(look);
    const size = look.size === undefined ? {} : (product.variants?.size?.[look.size] ?? {});
    const fabricAdd =
      look.fabric === undefined ? 0 : (product.variants?.fabric?.[look.fabric] ?? 0);
    const labels = [
      look.fabric === undefined ? [] : [fabrics[look.fabric].label.toLowerCase()],
      look.colour === undefined ? [] : [colours[look.colour].label.toLowerCase()],
      look.size === undefined
        ? []
        : [sizes[look.size].label.replace(/^[A-Z]/u, (c) => c.toLowerCase())],
    ].flat();
    return {
      id: product.no * 100 + index + 1,
      sku: `${skuOf(product.no)}-${key.replaceAll('/', '-').toUpperCase()}`,
      name: `${product.name}, ${labels.join(', ')}`,
      slug: `${slugOf(product)}-${fold(key)}`,
      look,
      size,
      price: product.price + fabricAdd + (size.add ?? 0),
      qty: soldOut.has(key) ? 0 : spread(product.stock, index),
      image: picturePaths(product, look).main,
    };
  });
}
