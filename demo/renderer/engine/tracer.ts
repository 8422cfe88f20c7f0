import { distance, farther, pack } from './distance.ts';
import type { Packed } from './distance.ts';
import { isLong } from './solid.ts';
import type { Solid } from './solid.ts';
import { add, size, turned } from './vector.ts';
import type { Vec } from './vector.ts';
import type { View } from './view.ts';

const tile = 8;

/** The eight corners of the box around a solid, in the scene. */
export function cornersOf(solid: Solid): Vec[] {
  const corners: Vec[] = [];
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      for (const z of [-1, 1]) {
        const corner = add(solid.middle, [x * solid.half[0], y * solid.half[1], z * solid.half[2]]);
        corners.push(add(solid.at, turned(solid.turn, corner)));
      }
    }
  }
  return corners;
}

/** Nearer to a solid than this share of a pixel, a ray has met it; the more steps it took, the sooner. */
const closeEnough = 0.06;
/**
 * A ray that runs along a face comes closer to it by less and less: each step adds this share of a pixel, or it would
 * be given up as one that meets nothing, and the ground would shine through.
 */
const patience = 0.012;

/** How wide a pixel is where a ray starts, and by how much it grows with each centimetre. Unit: cm. */
function pixelOf(view: View): { near: number; grows: number } {
  const [a, b] = [new Float64Array(6), new Float64Array(6)];
  view.ray(view.width / 2, view.height / 2, a);
  view.ray(view.width / 2 + 1, view.height / 2, b);
  const gap = (k: number) =>
    Math.hypot(a[k]! - b[k]!, a[k + 1]! - b[k + 1]!, a[k + 2]! - b[k + 2]!);
  return { near: gap(0), grows: gap(3) };
}

/** Finds what a ray meets first. The ray stays in `ray`, the answer in `t` and `solid` (−1: nothing). */
export interface Tracer {
  readonly packed: Packed;
  readonly ray: Float64Array;
  readonly hit: { t: number; solid: number };
  /** Follows the ray through a picture point as far as `limit`. Unit: cm. */
  readonly trace: (px: number, py: number, limit: number) => void;
}

export function createTracer(solids: readonly Solid[], view: View): Tracer {
  const packed = pack(solids);
  const columns = Math.ceil(view.width / tile) + 1;
  const rows = Math.ceil(view.height / tile) + 1;
  const tiles: number[][] = Array.from({ length: columns * rows }, () => []);
  const starts = new Float64Array(solids.length);
  solids.forEach((solid, i) => {
    let [x0, y0, x1, y1, near] = [Infinity, Infinity, -Infinity, -Infinity, Infinity];
    const corners = cornersOf(solid);
    for (const corner of corners) {
      const [x, y, away] = view.project(corner);
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
      near = Math.min(near, away);
    }
    // Its middle may be nearer than its corners, the more so the longer it is.
    starts[i] = Math.max(0, near - size(solid.half) * (isLong(solid) ? 1 : 0.25) - 4);
    const c0 = Math.max(0, Math.floor((x0 - 1) / tile));
    const c1 = Math.min(columns - 1, Math.floor((x1 + 1) / tile));
    const r0 = Math.max(0, Math.floor((y0 - 1) / tile));
    const r1 = Math.min(rows - 1, Math.floor((y1 + 1) / tile));
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) tiles[r * columns + c]?.push(i);
    }
  });
  const ray = new Float64Array(6);
  const corner = new Float64Array(6);
  let clear = new Float64Array(64);
  const hit = { t: Infinity, solid: -1 };
  const nearest = { far: Infinity, solid: -1 };
  const begins = new Float64Array(tiles.length).fill(-1);
  const pixel = pixelOf(view);

  function measure(list: readonly number[], t: number, from: Float64Array): void {
    const x = from[0]! + from[3]! * t;
    const y = from[1]! + from[4]! * t;
    const z = from[2]! + from[5]! * t;
    nearest.far = Infinity;
    nearest.solid = -1;
    for (const i of list) {
      if (nearest.far < 1e8 && farther(packed, i, x, y, z, nearest.far)) continue;
      const d = distance(packed, i, x, y, z, nearest.far);
      if (d < nearest.far) {
        nearest.far = d;
        nearest.solid = i;
      }
    }
  }

  /** How far every ray of a tile may run without looking: a cone around the middle ray touches nothing until then. */
  function beginOf(index: number, list: readonly number[]): number {
    const middle = new Float64Array(6);
    const [left, top] = [(index % columns) * tile, Math.floor(index / columns) * tile];
    view.ray(left + tile / 2, top + tile / 2, middle);
    view.ray(left, top, corner);
    const gap = (k: number, t: number) =>
      corner[k]! - middle[k]! + (corner[k + 3]! - middle[k + 3]!) * t;
    let t = Infinity;
    for (const i of list) t = Math.min(t, starts[i]!);
    for (let step = 0; step < 200 && t < 6000; step++) {
      measure(list, t, middle);
      const wide = 1.15 * Math.hypot(gap(0, t), gap(1, t), gap(2, t)) + 0.05;
      if (nearest.far < wide * 1.4) return t - wide;
      t += nearest.far - wide;
    }
    return t < 6000 ? t : Infinity;
  }

  return {
    packed,
    ray,
    hit,
    trace(px, py, limit) {
      view.ray(px, py, ray);
      hit.t = Infinity;
      hit.solid = -1;
      const index = Math.floor(py / tile) * columns + Math.floor(px / tile);
      const list = tiles[index];
      if (list === undefined || list.length === 0) return;
      if (begins[index] === -1) begins[index] = beginOf(index, list);
      let t = begins[index]!;
      const count = list.length;
      // How far along the ray each solid of the tile cannot be met: it is not asked again before.
      if (clear.length < count) clear = new Float64Array(count * 2);
      clear.fill(-1, 0, count);
      let first = 0;
      for (let step = 0; step < 160 && t < limit; step++) {
        const x = ray[0]! + ray[3]! * t;
        const y = ray[1]! + ray[4]! * t;
        const z = ray[2]! + ray[5]! * t;
        let best = distance(packed, list[first]!, x, y, z, Infinity);
        clear[first] = t + best;
        let which = first;
        for (let k = 0; k < count; k++) {
          if (k === first || clear[k]! - t >= best) continue;
          const i = list[k]!;
          if (farther(packed, i, x, y, z, best)) {
            clear[k] = t + best;
            continue;
          }
          const d = distance(packed, i, x, y, z, best);
          clear[k] = t + d;
          if (d < best) {
            best = d;
            which = k;
          }
        }
        if (best < (pixel.near + pixel.grows * t) * (closeEnough + step * patience)) {
          hit.t = t;
          hit.solid = list[which]!;
          return;
        }
        first = which;
        t += best;
      }
    },
  };
}
