import { cornersOf } from '../engine/tracer.ts';
import type { Vec } from '../engine/vector.ts';
import type { Model } from '../model.ts';

/** The box around a whole model. Unit: cm. */
export interface Bounds {
  readonly low: Vec;
  readonly high: Vec;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

export function boundsOf(model: Model): Bounds {
  const corners = model.solids.flatMap((solid) => cornersOf(solid));
  const side = (k: 0 | 1 | 2, pick: (...values: number[]) => number) =>
    pick(...corners.map((corner) => corner[k]));
  const low: Vec = [side(0, Math.min), side(1, Math.min), side(2, Math.min)];
  const high: Vec = [side(0, Math.max), side(1, Math.max), side(2, Math.max)];
  return { low, high, w: high[0] - low[0], h: high[1] - low[1], d: high[2] - low[2] };
}
