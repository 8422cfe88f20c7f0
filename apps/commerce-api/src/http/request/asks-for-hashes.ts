import type { Context } from 'hono';

/**
 * Returns true for a caller that stores products by the hashes of their texts: a rendering server of this repository,
 * with `X-Product-Texts: hashes`. Every other caller gets the products. Source: decision 0123.
 */
export const asksForHashes = (context: Context): boolean =>
  context.req.header('x-product-texts') === 'hashes';
