import { picturePath, type Product } from '@shop/contract';

/** One picture of a product. */
export interface ProductImage {
  /** Path on the wire. */
  readonly image: string;
  readonly label?: string | undefined;
  /** Main colour, `#rrggbb`. */
  readonly tone?: string | undefined;
  /** Width of the object divided by its height; undefined if the picture is not of one object on a plain background. */
  readonly aspect?: number | undefined;
  /** Address of the film that the picture is a still of. */
  readonly film?: string | undefined;
  /** Skus of the variants it shows; none for a picture of the whole product. */
  readonly skus: readonly string[];
}

/** Settings of a gallery. Source: PO-17. */
export interface GalleryRules {
  /** Path of the picture that stands for a missing one. It is never part of a gallery. */
  readonly placeholder?: string | undefined;
  /** Image fields of a product whose variants have no images. Default: `image`. */
  readonly imageFields?: readonly string[] | undefined;
}

/**
 * Returns the pictures of a product, each once: those of its variants, or its own if they have none, then its gallery
 * in order. Source: PO-17.
 */
export function galleryOf(product: Product, rules: GalleryRules = {}): readonly ProductImage[] {
  const images = new Map<string, ProductImage>();
  const add = (image: unknown, details: ImageDetails = {}, sku?: string): void => {
    const path = picturePath(image);
    if (typeof image !== 'string' || path === undefined || image === rules.placeholder) return;
    const existing = images.get(path);
    const skus = [...(existing?.skus ?? []), ...(sku === undefined ? [] : [sku])];
    const label = existing?.label ?? details.lab;
    const tone = existing?.tone ?? details.tone;
    const aspect = existing?.aspect ?? details.aspect;
    const film = existing?.film ?? details.vid?.url;
    images.set(path, {
      image: existing?.image ?? image,
      ...(label && { label }),
      ...(tone && { tone }),
      ...(aspect && { aspect }),
      ...(film && { film }),
      skus,
    });
  };
  for (const child of product.configurable_children ?? []) {
    add(child.image, {}, child.sku);
    for (const view of byPosition(child.media_gallery)) add(view.image, view, child.sku);
  }
  if (images.size === 0) for (const field of rules.imageFields ?? ['image']) add(product[field]);
  for (const view of byPosition(product.media_gallery)) add(view.image, view);
  return [...images.values()];
}

/** Details of an image besides its path. */
interface ImageDetails {
  readonly lab?: string | undefined;
  readonly tone?: string | undefined;
  readonly aspect?: number | undefined;
  readonly vid?: { readonly url: string } | undefined;
}

const byPosition = (gallery: Product['media_gallery'] = []) =>
  [...gallery].sort((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
