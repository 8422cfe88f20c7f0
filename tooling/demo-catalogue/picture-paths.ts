import type { Look, ProductDefinition } from './definition.ts';
import { fold } from './slug.ts';

/** Where the pictures of a product lie, as its documents name them: under `content/media`. */
export interface PicturePaths {
  readonly main: string;
  readonly second: string;
}

/** A size changes no picture; a colour and a fabric do. The second view shows the first look only. */
export function picturePaths(product: ProductDefinition, look: Look): PicturePaths {
  const folder = `/${product.family}/${product.slug ?? fold(product.name)}`;
  const key = [look.fabric, look.colour].filter((part) => part !== undefined).join('-');
  return { main: `${folder}/${key || 'alap'}-1.webp`, second: `${folder}/terben-2.webp` };
}
