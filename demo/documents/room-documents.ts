import { modelOf, stanceOf } from '../renderer/drawing.ts';
import type { Drawing } from '../renderer/drawing.ts';
import { boundsOf } from '../renderer/views/bounds.ts';
import { sceneView } from '../renderer/views/home.ts';
import type { ProductDefinition } from './definition.ts';
import { toneOf } from './gallery-entries.ts';
import { roomScenes } from './room-scenes.ts';
import { skuOf, slugOf, variantsOf } from './variant.ts';

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** The height of a product's middle over its own place. The cord of a lamp goes up and out of the picture. Unit: cm. */
function middleOf(product: ProductDefinition, drawing: Drawing): number {
  const { low, high } = boundsOf(modelOf(drawing));
  const top = stanceOf(drawing) === 'hang' ? low[1] + (product.h ?? 0) : high[1];
  return (low[1] + top) / 2;
}

const isWithin = (place: number): boolean => place >= 0 && place <= 100;

/**
 * The rooms of the shop with what stands in them. A hotspot's `x` and `y` are percent of the picture's width
 * and height, from its upper left corner, where the middle of the product is seen; what only a wider picture
 * shows has none, and what stands there six times has one.
 */
export function roomDocuments(products: readonly ProductDefinition[]) {
  const byNo = new Map(products.map((product) => [product.no, product]));
  return roomScenes(products).map(({ room, path, width, height, plan }) => {
    const view = sceneView(plan, width, height);
    const marked = new Set<number>();
    const hotspots = plan.pieces.flatMap(({ drawing, at }, index) => {
      const { no, look = {}, spot: [sx, sy, sz] = [0, undefined, 0] } = room.pieces[index]!;
      if (marked.has(no)) return [];
      marked.add(no);
      const product = byNo.get(no)!;
      const high = sy ?? middleOf(product, drawing);
      const [x, y] = view.project([at[0] + sx, at[1] + high, at[2] + sz]);
      const variant = variantsOf(product).find(
        ({ look: own }) => own.colour === look.colour && (look.size ?? own.size) === own.size,
      );
      const spot = {
        sku: skuOf(no),
        ...(variant === undefined ? {} : { child_sku: variant.sku }),
        name: product.name,
        url_path: slugOf(product),
        x: percent(x / width),
        y: percent(y / height),
      };
      return [spot.x, spot.y].every((place) => isWithin(place)) ? [spot] : [];
    });
    const picture = { image: path, width, height, ...toneOf(path) };
    const document = { title: room.title, alt: room.alt, ...picture, hotspots };
    return { name: room.name, document };
  });
}
