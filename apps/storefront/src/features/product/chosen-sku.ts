import type { ProductTarget, Query } from '@shop/url-resolver';

/** The variant an address names: `?childSku=`, or the last part of `/p/{parentSku}/{slug}/{childSku}`. */
export function chosenSku(target: ProductTarget, query: Query): string | undefined {
  const { childSku } = query;
  if (typeof childSku === 'string' && childSku !== '') return childSku;
  return target.childSku === target.parentSku ? undefined : target.childSku;
}
