import { maxSkuLength } from '@shop/contract';

/** Maximum number of products: more columns cannot be read side by side. */
const maxProducts = 12;

/** Returns the SKUs of a comparison as a URL fragment, without `#`; of more than 12 the first. Source: SL-9. */
export function writeComparison(skus: readonly string[]): string {
  return skus
    .slice(0, maxProducts)
    .map((sku) => encodeURIComponent(sku).replaceAll('~', '%7e'))
    .join('~');
}

/** Parses the SKUs of such a fragment, without duplicates; returns an empty list for an invalid text. Source: SL-9. */
export function readComparison(text: string): readonly string[] {
  if (text === '') return [];
  try {
    const skus = text.split('~').map(decodeURIComponent);
    const isSound =
      skus.length <= maxProducts && skus.every((sku) => sku !== '' && sku.length <= maxSkuLength);
    return isSound ? [...new Set(skus)] : [];
  } catch {
    return [];
  }
}
