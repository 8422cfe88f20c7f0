import { modelOf } from '../studio/drawing.ts';
import { boundsOf } from '../studio/views/bounds.ts';
import { sceneView } from '../studio/views/home.ts';
import type { ProductDefinition } from './definition.ts';
import { toneOf } from './gallery-entries.ts';
import { roomScenes } from './room-scenes.ts';
import { skuOf, slugOf, variantsOf } from './variant.ts';

const percent = (share: number): number => Math.round(share * 1000) / 10;

/**
 * The rooms of the shop with what stands in them. A hotspot's `x` and `y` are percent of the picture's width
 * and height, from its upper left corner, where the middle of the product is seen.
 */
export function roomDocuments(products: readonly ProductDefinition[]) {
  const byNo = new Map(products.map((product) => [product.no, product]));
  return roomScenes(products).map(({ room, path, width, height, plan }) => {
    const view = sceneView(plan, width, height);
    const hotspots = plan.pieces.map(({ drawing, at }, index) => {
      const { no, look = {} } = room.pieces[index]!;
      const product = byNo.get(no)!;
      const { low, high } = boundsOf(modelOf(drawing));
      const [x, y] = view.project([at[0], at[1] + (low[1] + high[1]) / 2, at[2]]);
      const variant = variantsOf(product).find(({ look: own }) => own.colour === look.colour);
      return {
        sku: skuOf(no),
        ...(variant === undefined ? {} : { child_sku: variant.sku }),
        name: product.name,
        url_path: slugOf(product),
        x: percent(x / width),
        y: percent(y / height),
      };
    });
    const picture = { image: path, width, height, ...toneOf(path) };
    const document = { title: room.title, alt: room.alt, ...picture, hotspots };
    return { name: room.name, document };
  });
}
