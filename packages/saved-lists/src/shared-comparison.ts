import { maxSkuLength } from '@shop/contract';

/** Beside each other more cannot be read. */
const maxProducts = 12;

/** The skus of a comparison as the end of an address, behind its `#`; of more than 12 the first. Source: SL-9. */
export function writeComparison(skus: readonly string[]): string {
  return skus
    .slice(0, maxProducts)
    .map((sku) => encodeURIComponent(sku).replaceAll('~', '%7e'))
    .join('~');
}

/** Decodes the skus of such a text, each once; none for an invalid text. Source: SL-9. */
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
