import type { ProductTarget } from './route-target.ts';

/**
 * Returns the variant selected by an address: `?childSku=`, else the last part of `/p/{parentSku}/{slug}/{childSku}`.
 * Returns `undefined` if there is none; the product itself is no variant. Source: UR-29.
 */
export function selectedSku(
  { parentSku, childSku }: Pick<ProductTarget, 'parentSku' | 'childSku'>,
  query: Readonly<Record<string, unknown>>,
): string | undefined {
  const { childSku: requestedSku } = query;
  if (typeof requestedSku === 'string' && requestedSku !== '') return requestedSku.normalize('NFC');
  return childSku === parentSku ? undefined : childSku;
}
