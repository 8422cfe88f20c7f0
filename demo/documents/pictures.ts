import type { Drawing } from '../renderer/drawing.ts';
import { seedOf } from '../renderer/engine/chance.ts';
import type { HomeScene } from '../renderer/views/home.ts';
import type { OtherSide } from '../renderer/views/packshot.ts';
import type { Setting } from '../renderer/views/stage.ts';
import { bannerPictures } from './banners.ts';
import { borrowedPicture, categoryPicture, categoryScene, headRoom } from './category-document.ts';
import { placedCategories } from './categories.ts';
import { categoryFaces } from './category-faces.ts';
import type { Look, ProductDefinition } from './definition.ts';
import type { FamilyKey } from './families.ts';
import { contentPictures } from './content-pictures.ts';
import { picturePaths, sideViews, unsized } from './picture-paths.ts';
import { roomScenes } from './room-scenes.ts';
import type { RoomScene } from './room-scenes.ts';
import { variantsOf } from './variant.ts';
import { colours } from './vocabulary.ts';

/**
 * How a picture is taken. `home` names a whole scene, `scene` carries one; `dye` is the colour that varies within one
 * rendering.
 */
export type PictureView =
  | {
      readonly kind: 'packshot';
      readonly drawing: Drawing;
      readonly dye?: string;
      readonly side?: OtherSide;
    }
  | { readonly kind: 'detail'; readonly drawing: Drawing; readonly dye?: string }
  | {
      readonly kind: 'room';
      readonly drawing: Drawing;
      readonly setting: Setting;
      readonly seed: number;
    }
  | { readonly kind: 'home'; readonly scene: string }
  | { readonly kind: 'scene'; readonly plan: HomeScene; readonly seed: number };

/** One picture file to be made. `path` as the documents name it, below `demo/content/media`. */
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
  furdo: 'hall',
  kepek: 'wall',
  unnep: 'top',
  szolgaltatasok: 'top',
};

/** Things with little to see from near: their close look is smaller. */
const smallThings: ReadonlySet<FamilyKey> = new Set([
  'dekor',
  'eloszoba',
  'lampak',
  'matracok',
  'novenyek',
  'puffok',
  'szolgaltatasok',
  'szonyegek',
  'talalas',
  'textilek',
  'tukrok',
]);

const dyeOf = (look: Look) =>
  look.colour === undefined ? {} : { dye: colours[look.colour].swatch };

function packshot(path: string, product: ProductDefinition, look: Look): PictureOrder {
  const view = { kind: 'packshot', drawing: product.draw(look), ...dyeOf(look) } as const;
  return { path, view, width: 1200, height: 1500, limit: 40_000 };
}

/** The same thing in another size: its proportions, no more. */
function smallPackshot(path: string, product: ProductDefinition, look: Look): PictureOrder {
  return { ...packshot(path, product, look), width: 800, height: 1000, limit: 24_000 };
}

function fromSide(
  path: string,
  product: ProductDefinition,
  look: Look,
  side: OtherSide,
): PictureOrder {
  const drawing = product.draw(look);
  return {
    path,
    view: { kind: 'packshot', drawing, ...dyeOf(look), side },
    width: 640,
    height: 800,
    limit: 20_000,
  };
}

function closeLook(path: string, product: ProductDefinition, look: Look): PictureOrder {
  const view = { kind: 'detail', drawing: product.draw(look), ...dyeOf(look) } as const;
  const size = smallThings.has(product.family)
    ? { width: 480, height: 600 }
    : { width: 640, height: 800 };
  return { path, view, ...size, limit: 30_000 };
}

function roomView(path: string, product: ProductDefinition, look: Look): PictureOrder {
  return {
    path,
    view: {
      kind: 'room',
      drawing: product.draw(look),
      setting: product.setting ?? settings[product.family],
      seed: seedOf(path) % 100_000,
    },
    width: 800,
    height: 1000,
    limit: 50_000,
  };
}

/** The same corner in the shape of a page's head. */
function wide(room: PictureOrder, path: string): PictureOrder {
  return { ...room, path, width: 1400, height: 1000, limit: 110_000 };
}

/** The head of a category, lower than that of a page. */
function lowHead(path: string, view: PictureView): PictureOrder {
  return { path, view, width: 1400, height: 700, limit: 80_000 };
}

/** A room's low head shows more of it to both sides, or feet and lamps are cut off. */
const widerBy = 1.45;

function sceneOf({ path, plan }: RoomScene, wider = 1): PictureView {
  const span = plan.span * wider;
  return { kind: 'scene', plan: { ...plan, span }, seed: seedOf(path) % 1000 };
}

/** Every picture the products, categories, banners and pages of the content name, each path once. */
export function pictureOrders(products: readonly ProductDefinition[]): PictureOrder[] {
  const heads = contentPictures();
  const orders = new Map<string, PictureOrder>();
  const add = (order: PictureOrder) => {
    if (!orders.has(order.path)) orders.set(order.path, order);
  };
  const byNo = new Map(products.map((product) => [product.no, product]));
  const firstLook = (product: ProductDefinition): Look =>
    unsized(variantsOf(product)[0]?.look ?? {});
  for (const product of products) {
    const looks = variantsOf(product).map((variant) => variant.look);
    for (const look of looks.length === 0 ? [{}] : looks) {
      const usual = picturePaths(product, unsized(look));
      add(packshot(usual.main, product, unsized(look)));
      add(closeLook(usual.detail, product, unsized(look)));
      if (product.roomless === true) add(fromSide(usual.second, product, unsized(look), 'other'));
      for (const { path, side } of sideViews(product, unsized(look)))
        add(fromSide(path, product, unsized(look), side));
      add(smallPackshot(picturePaths(product, look).main, product, look));
    }
    const look = firstLook(product);
    if (product.roomless === true) continue;
    const { second, head } = picturePaths(product, look);
    const room = roomView(second, product, look);
    add(room);
    if (heads.has(head)) add(wide(room, head));
  }
  const scenes = roomScenes(products);
  for (const { definition, level } of placedCategories) {
    const { id } = definition;
    const borrowed = borrowedPicture(id);
    const head = categoryScene(id);
    const room = scenes.find(({ path }) => path === headRoom(id));
    if (room !== undefined && head !== undefined) add(lowHead(head, sceneOf(room, widerBy)));
    if (typeof borrowed === 'string') continue;
    const face = byNo.get(typeof borrowed === 'object' ? borrowed.no : (categoryFaces[id] ?? 0));
    if (face === undefined) throw new Error(`Category ${id} has no face`);
    const path = categoryPicture(id, products);
    const isRoom = level <= 2 || borrowed !== undefined;
    const order = isRoom
      ? roomView(path, face, firstLook(face))
      : packshot(path, face, firstLook(face));
    if (borrowed === undefined) add({ ...order, width: 640, height: 800, limit: 24_000 });
    if (head !== undefined) add(lowHead(head, order.view));
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
  for (const room of scenes) {
    const { path, width, height } = room;
    add({ path, view: sceneOf(room), width, height, limit: 110_000 });
  }
  return [...orders.values()];
}
