import { stream } from '../engine/chance.ts';
import type { Material } from '../engine/material.ts';
import type { Model } from '../model.ts';
import { addBooks, addThings } from './things.ts';

export interface ShelfPlan {
  readonly kind:
    | 'case'
    | 'ladder'
    | 'tree'
    | 'frame'
    | 'cubes'
    | 'wall'
    | 'string'
    | 'ledge'
    | 'pegs'
    | 'round';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly levels: number;
  readonly board: Material;
  readonly frame: Material;
  readonly columns?: number;
  readonly filled?: boolean;
}

export function fill(
  m: Model,
  plan: ShelfPlan,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
): void {
  if (plan.filled === false) return;
  const space = { x, y, z: 0, w: w - 3, h: h - 3, d: plan.d - 4 };
  const rnd = stream(i * 31 + plan.w)();
  if (rnd > 0.9) return;
  if (rnd < 0.58) addBooks(m, space, i + plan.w);
  else addThings(m, space, i + plan.w);
}
