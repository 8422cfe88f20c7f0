import type { Drawing } from '../studio/drawing.ts';
import { categoryPicture } from './category-document.ts';
import { placedCategories } from './categories.ts';
import type { ProductDefinition } from './definition.ts';
import { picturePaths } from './picture-paths.ts';
import { variantsOf } from './variant.ts';

/** One picture file to be made. `path` as the documents name it, below `content/media`. */
export interface PictureOrder {
  readonly path: string;
  readonly view: 'packshot' | 'room' | 'detail' | 'category';
  readonly drawing: Drawing;
}

/** Every picture the products and categories name, each path once. */
export function pictureOrders(products: readonly ProductDefinition[]): PictureOrder[] {
  const orders = new Map<string, PictureOrder>();
  const add = (order: PictureOrder) => {
    if (!orders.has(order.path)) orders.set(order.path, order);
  };
  for (const product of products) {
    const looks = variantsOf(product).map((variant) => variant.look);
    for (const look of looks.length === 0 ? [{}] : looks) {
      add({ path: picturePaths(product, look).main, view: 'packshot', drawing: product.draw(look) });
    }
    const [first = {}] = looks;
    add({ path: picturePaths(product, first).second, view: product.second ?? 'room', drawing: product.draw(first) });
  }
  for (const { definition } of placedCategories) {
    add({ path: categoryPicture(definition.id), view: 'category', drawing: { shape: 'todo' } });
  }
  return [...orders.values()];
}
