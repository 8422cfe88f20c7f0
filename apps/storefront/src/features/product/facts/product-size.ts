import type { Product } from '@shop/contract';
import type { BoxSize } from '@shop/catalog';

/** Known sides of a product. Units: centimeters. */
export type KnownSides = Partial<BoxSize>;

/** Size of the assembled product. */
export const productSides = (product: Product): KnownSides =>
  sides(product['width_cm'], product['depth_cm'], product['height_cm']);

/** Returns the size to carry in: the largest package if the catalog contains it, else the product. */
export function carriedSides(product: Product): KnownSides & { readonly isPackage: boolean } {
  const packed = sides(
    product['package_width_cm'],
    product['package_depth_cm'],
    product['package_height_cm'],
  );
  const isPackage = boxOf(packed) !== undefined;
  return { ...(isPackage ? packed : productSides(product)), isPackage };
}

/** Returns all three sides; undefined if one is unknown. */
export function boxOf({ widthCm, depthCm, heightCm }: KnownSides): BoxSize | undefined {
  return widthCm === undefined || depthCm === undefined || heightCm === undefined
    ? undefined
    : { widthCm, depthCm, heightCm };
}

function sides(width: unknown, depth: unknown, height: unknown): KnownSides {
  return {
    ...(isLength(width) && { widthCm: width }),
    ...(isLength(depth) && { depthCm: depth }),
    ...(isLength(height) && { heightCm: height }),
  };
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0;
