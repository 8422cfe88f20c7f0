import { armchair } from './shapes/armchair.ts';
import { bathSet, laundryBasket, towelLadder, towels, washstand } from './shapes/bathroom.ts';
import { bed, cot, houseBed, mattress } from './shapes/bed.ts';
import { bench } from './shapes/bench.ts';
import { cabinet } from './shapes/cabinet.ts';
import { chair } from './shapes/chair.ts';
import { coatStand } from './shapes/coat-stand.ts';
import { candles, mirror, picture, vase, vases } from './shapes/decor.ts';
import { bookBench, deskSet, schoolDesk } from './shapes/desk-things.ts';
import { dining } from './shapes/dining.ts';
import { advent, eggs, feltTrees, littleHouses, wreath } from './shapes/festive.ts';
import { lamp, lampStance } from './shapes/lamp.ts';
import { liftDesk } from './shapes/lift-desk.ts';
import { nest } from './shapes/nest.ts';
import { officeChair } from './shapes/office-chair.ts';
import { lounger, planter } from './shapes/outdoor.ts';
import { plant } from './shapes/plant.ts';
import { balanceBoard, clothesRail, rockingHorse, toyKitchen } from './shapes/play.ts';
import { chest, climber, easel, tower } from './shapes/playroom.ts';
import { pouf } from './shapes/pouf.ts';
import { papasan, screen, trolley } from './shapes/rattan.ts';
import { booklet, oldPieces, swatches, toolkit } from './shapes/services.ts';
import { shelf } from './shapes/shelf.ts';
import { sofa } from './shapes/sofa.ts';
import { table } from './shapes/table.ts';
import { tableware } from './shapes/tableware.ts';
import { fireBowl, hammock, parasol } from './shapes/terrace.ts';
import { basket, blanket, curtain, pillow, rug } from './shapes/textile.ts';
import { clock, pegboard } from './shapes/wall-things.ts';
import type { Model } from './model.ts';
import { createModel } from './model.ts';
import type { Stance } from './views/packshot.ts';

const shapes = {
  advent,
  armchair,
  balanceBoard,
  basket,
  bathSet,
  bed,
  bench,
  blanket,
  bookBench,
  booklet,
  cabinet,
  candles,
  chair,
  chest,
  climber,
  clock,
  clothesRail,
  coatStand,
  cot,
  curtain,
  deskSet,
  dining,
  easel,
  eggs,
  feltTrees,
  fireBowl,
  hammock,
  houseBed,
  lamp,
  laundryBasket,
  liftDesk,
  littleHouses,
  lounger,
  mattress,
  mirror,
  nest,
  officeChair,
  oldPieces,
  papasan,
  parasol,
  pegboard,
  picture,
  pillow,
  plant,
  planter,
  pouf,
  rockingHorse,
  rug,
  schoolDesk,
  screen,
  shelf,
  sofa,
  swatches,
  table,
  tableware,
  toolkit,
  towelLadder,
  towels,
  tower,
  toyKitchen,
  trolley,
  vase,
  vases,
  washstand,
  wreath,
};

/** The names of all shapes, those that consist of others left out. */
export const shapeNames = Object.keys(shapes);

type Plan<Shape extends keyof typeof shapes> =
  Parameters<(typeof shapes)[Shape]> extends [infer P] ? P : Record<never, never>;

/** Input of a drawing: the name of a shape and its measures, as comparable plain data. */
export type Drawing =
  | { [Shape in keyof typeof shapes]: { readonly shape: Shape } & Plan<Shape> }[keyof typeof shapes]
  | {
      readonly shape: 'group';
      /** Several drawings with the place of their middle (x, z in cm) and their turn in degrees. */
      readonly parts: readonly {
        readonly drawing: Drawing;
        readonly at: readonly [x: number, z: number];
        readonly turn?: number;
        /** Height it stands at, for things on a table. */
        readonly up?: number;
      }[];
    };

/** Builds what a drawing describes. */
export function modelOf(drawing: Drawing): Model {
  if (drawing.shape === 'group') {
    const m = createModel(401);
    for (const { drawing: part, at, turn, up } of drawing.parts) {
      m.put(modelOf(part), [at[0], up ?? 0, at[1]], turn ?? 0);
    }
    return m;
  }
  const build = shapes[drawing.shape] as (plan: Drawing) => Model;
  return build(drawing);
}

/** Returns the placement of a drawing before the camera. */
export function stanceOf(drawing: Drawing): Stance {
  switch (drawing.shape) {
    case 'lamp':
      return lampStance(drawing);
    case 'rug':
      return 'flat';
    case 'swatches':
      return 'above';
    case 'tableware':
      return ['board', 'setting', 'cutlery', 'tray', 'linen'].includes(drawing.kind)
        ? 'above'
        : 'floor';
    case 'mirror':
      return drawing.stand === true ? 'floor' : 'wall';
    case 'clock':
    case 'curtain':
    case 'pegboard':
    case 'picture':
    case 'wreath':
      return 'wall';
    case 'shelf':
      return ['wall', 'string', 'ledge', 'pegs', 'round'].includes(drawing.kind) ? 'wall' : 'floor';
    default:
      return 'floor';
  }
}
