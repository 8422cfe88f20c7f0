import type { Product } from '@shop/contract';

/** One picture of a product. */
export interface GalleryPicture {
  /** Its path, as on the wire. */
  readonly image: string;
  readonly label?: string | undefined;
  /** The variants it shows; none for a picture of the whole. */
  readonly skus: readonly string[];
}

export interface GalleryRules {
  /** Path of the picture that stands for a missing one. It is never part of a gallery. */
  readonly placeholder?: string | undefined;
  /** Which fields of a product without pictured variants hold pictures. Default: `image`. */
  readonly imageFields?: readonly string[] | undefined;
}

/**
 * The pictures of a product, each once: those of its variants, or its own where they have none, then its
 * gallery in its order. Source: PO-17.
 */
export function galleryOf(product: Product, rules: GalleryRules = {}): readonly GalleryPicture[] {
  const pictures = new Map<string, GalleryPicture>();
  const add = (image: unknown, label?: string, sku?: string): void => {
    if (typeof image !== 'string' || isPlaceholder(image, rules)) return;
    const seen = pictures.get(image);
    const skus = [...(seen?.skus ?? []), ...(sku === undefined ? [] : [sku])];
    const text = seen?.label ?? label;
    pictures.set(image, { image, ...(text && { label: text }), skus });
  };
  for (const child of product.configurable_children ?? []) add(child.image, undefined, child.sku);
  if (pictures.size === 0) for (const field of rules.imageFields ?? ['image']) add(product[field]);
  const gallery = [...(product.media_gallery ?? [])];
  for (const { image, lab } of gallery.sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0))) add(image, lab);
  return [...pictures.values()];
}

function isPlaceholder(image: string, rules: GalleryRules): boolean {
  return image === '' || image === 'no_selection' || image === rules.placeholder;
}
