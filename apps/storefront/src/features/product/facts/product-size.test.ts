import type { Product } from '@shop/contract';
import { expect, it } from 'vitest';
import { carriedSides, productSides } from './product-size.ts';

const sofa = (fields: object): Product =>
  ({ sku: 'A', width_cm: 220, depth_cm: 90, height_cm: 80, ...fields }) as unknown as Product;
const packed = { package_width_cm: 200, package_depth_cm: 60, package_height_cm: 50 };
const standing = { widthCm: 220, depthCm: 90, heightCm: 80 };

it('carries in the largest package where all its sides are known', () => {
  const largestPackage = { widthCm: 200, depthCm: 60, heightCm: 50 };
  expect(carriedSides(sofa(packed))).toEqual({ ...largestPackage, isPackage: true });
  expect(productSides(sofa(packed))).toEqual(standing);
});

it.each([{}, { ...packed, package_depth_cm: 0 }, { ...packed, package_height_cm: '50' }])(
  'carries in the product itself with a package of %j',
  (fields) => {
    expect(carriedSides(sofa(fields))).toEqual({ ...standing, isPackage: false });
  },
);
