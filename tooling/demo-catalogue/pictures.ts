import type { Drawing } from '../studio/drawing.ts';
import { seedOf } from '../studio/engine/chance.ts';
import type { Setting } from '../studio/views/stage.ts';
import { bannerPictures } from './banners.ts';
import { categoryPicture } from './category-document.ts';
import { placedCategories } from './categories.ts';
import { categoryFaces } from './category-faces.ts';
import type { Look, ProductDefinition } from './definition.ts';
import type { FamilyKey } from './families.ts';
import { picturePaths } from './picture-paths.ts';
import { variantsOf } from './variant.ts';
import { colours } from './vocabulary.ts';

/** How a picture is taken. `home` names a whole scene of its own. */
export type PictureView =
  | { readonly kind: 'packshot'; readonly drawing: Drawing; readonly dye?: string }
  | { readonly kind: 'detail'; readonly drawing: Drawing }
  | {
      readonly kind: 'room';
      readonly drawing: Drawing;
      readonly setting: Setting;
      readonly seed: number;
    }
  | { readonly kind: 'home'; readonly scene: string };

/** One picture file to be made. `path` as the documents name it, below `content/media`. */
export interface PictureOrder {
  readonly path: string;
  readonly view: PictureView;
  /** Unit: pixels. */
  readonly width: number;
  readonly height: number;
  /** Most bytes the file may take. */
  readonly limit: number;
}

const settings: Record<FamilyKey, Setting> = {
  kanapek: 'living',
  fotelek: 'living',
  puffok: 'living',
  asztalkak: 'living',
  tarolok: 'storage',
  asztalok: 'dining',
  szekek: 'dining',
  garniturak: 'dining',
  agyak: 'bed',
  matracok: 'bed',
  lampak: 'reading',
  fenyek: 'ceiling',
  szonyegek: 'floor',
  textilek: 'top',
  tukrok: 'wall',
  dekor: 'top',
  talalas: 'top',
  novenyek: 'reading',
  gyerek: 'kids',
  iroda: 'work',
  kert: 'garden',
  eloszoba: 'hall',
  szolgaltatasok: 'top',
};

function packshot(path: string, product: ProductDefinition, look: Look): PictureOrder {
  const dye = look.colour === undefined ? undefined : colours[look.colour].swatch;
  return {
    path,
    view: { kind: 'packshot', drawing: product.draw(look), ...(dye === undefined ? {} : { dye }) },
    width: 1200,
    height: 1500,
    limit: 40_000,
  };
}

function secondView(path: string, product: ProductDefinition, look: Look): PictureOrder {
  const drawing = product.draw(look);
  if (product.second === 'detail') {
    return { path, view: { kind: 'detail', drawing }, width: 800, height: 1000, limit: 46_000 };
  }
  const setting = product.setting ?? settings[product.family];
  const seed = seedOf(path) % 100_000;
  return {
    path,
    view: { kind: 'room', drawing, setting, seed },
    width: 800,
    height: 1000,
    limit: 50_000,
  };
}

/** Every picture the products, categories and banners name, each path once. */
export function pictureOrders(products: readonly ProductDefinition[]): PictureOrder[] {
  const orders = new Map<string, PictureOrder>();
  const add = (order: PictureOrder) => {
    if (!orders.has(order.path)) orders.set(order.path, order);
  };
  const byNo = new Map(products.map((product) => [product.no, product]));
  const firstLook = (product: ProductDefinition): Look => variantsOf(product)[0]?.look ?? {};
  for (const product of products) {
    const looks = variantsOf(product).map((variant) => variant.look);
    for (const look of looks.length === 0 ? [{}] : looks) {
      add(packshot(picturePaths(product, look).main, product, look));
    }
    const look = firstLook(product);
    add(secondView(picturePaths(product, look).second, product, look));
  }
  for (const { definition, level } of placedCategories) {
    const face = byNo.get(categoryFaces[definition.id] ?? 0);
    if (face === undefined) throw new Error(`Category ${definition.id} has no face`);
    const path = categoryPicture(definition.id);
    const order =
      level <= 2
        ? secondView(path, { ...face, second: 'room' }, firstLook(face))
        : packshot(path, face, firstLook(face));
    add({ ...order, width: 640, height: 800, limit: 24_000 });
  }
  for (const banner of bannerPictures) {
    const { path, scene, width, height } = banner;
    add({
      path,
      view: { kind: 'home', scene },
      width,
      height,
      limit: width > 2000 ? 160_000 : 90_000,
    });
  }
  return [...orders.values()];
}
