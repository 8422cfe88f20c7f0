import type { Model } from '../model.ts';
import type { ShelfPlan } from './shelf-plan.ts';
import { bookcase, cubes, frameShelf, ladder, tree } from './standing-shelf.ts';
import { ledge, pegs, roundShelf, stringShelf, wall } from './wall-shelf.ts';

const builders = {
  case: bookcase,
  ladder,
  tree,
  frame: frameShelf,
  cubes,
  wall,
  string: stringShelf,
  ledge,
  pegs,
  round: roundShelf,
};

export const shelf = (plan: ShelfPlan): Model => builders[plan.kind](plan);
