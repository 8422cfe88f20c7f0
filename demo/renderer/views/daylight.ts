import { noise2 } from '../engine/chance.ts';
import { cross, dot, minus, unit } from '../engine/vector.ts';
import type { Vec } from '../engine/vector.ts';

/** Where the sun of every room stands: to the left, high, in front. */
export const roomSun: Vec = unit([-0.62, 0.78, 0.66]);

/** Two directions across the sunlight: the plane in which windows are cut out of it. */
const across = unit(cross([0, 1, 0], roomSun));
const upwards = cross(roomSun, across);

const ramp = (edge: number, soft: number): number => {
  const t = Math.max(0, Math.min(1, edge / soft + 0.5));
  return t * t * (3 - 2 * t);
};

/**
 * Sunlight through a window of `columns` × `rows` panes that falls around `focus`. Unit: cm.
 * Inside a pane 1, elsewhere `dim`: what scatters in from the rest of the sky.
 */
export function windowLight(
  focus: Vec,
  plan: {
    pane: readonly [w: number, h: number];
    columns: number;
    rows: number;
    bar: number;
    soft: number;
    dim: number;
  },
) {
  const { pane, columns, rows, bar, soft, dim } = plan;
  const [pw, ph] = [pane[0] + bar, pane[1] + bar];
  return (p: Vec): number => {
    const v = minus(p, focus);
    const x = dot(v, across) + (pw * columns) / 2;
    const y = dot(v, upwards) + (ph * rows) / 2;
    const inside = Math.min(
      ramp(x, soft),
      ramp(pw * columns - x, soft),
      ramp(y, soft),
      ramp(ph * rows - y, soft),
    );
    if (inside <= 0) return dim;
    const cx = Math.abs(x / pw - Math.floor(x / pw) - 0.5) * pw;
    const cy = Math.abs(y / ph - Math.floor(y / ph) - 0.5) * ph;
    const open = Math.min(ramp(pane[0] / 2 - cx, soft), ramp(pane[1] / 2 - cy, soft));
    return dim + (1 - dim) * inside * open;
  };
}

/** Sunlight through leaves: soft flecks over everything. */
export function leafLight(dim: number) {
  return (p: Vec): number => {
    const x = dot(p, across);
    const y = dot(p, upwards);
    const coarse = noise2(x * 0.028, y * 0.028, 11);
    const fine = noise2(x * 0.075, y * 0.075, 12);
    return dim + (1 - dim) * ramp(coarse * 0.62 + fine * 0.38 - 0.4, 0.2);
  };
}
