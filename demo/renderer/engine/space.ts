import { distance } from './distance.ts';
import type { Packed } from './distance.ts';
import { form, isLong } from './solid.ts';
import type { Solid } from './solid.ts';
import { cornersOf } from './tracer.ts';

const finestCell = 0.5;
const mostCells = 800_000;
/** How far from a solid its distance is looked up, in cells. */
const reach = 7;

/**
 * Space in cells: how far the nearest solid is from the middle of each, and which one it is. Coarse, but a look costs
 * one number: made for the thousands of rays that find out where light comes from.
 */
export interface Space {
  /** Side of a cell. Unit: cm. */
  readonly cell: number;
  readonly low: Float64Array;
  readonly counts: Int32Array;
  /** Unit: cm; what is farther than this space looks has its farthest. */
  readonly far: Float32Array;
  readonly nearest: Int16Array;
  /** Whether a solid is thinner than a cell can tell: a leaf. */
  readonly isThin: (solid: number) => boolean;
  /** The number of the cell around a point, or −1 outside of this space. */
  readonly at: (x: number, y: number, z: number) => number;
}

export function createSpace(solids: readonly Solid[], packed: Packed): Space {
  const boxes = solids.map((solid) => {
    const corners = cornersOf(solid);
    const side = (k: 0 | 1 | 2) => corners.map((corner) => corner[k]);
    return [0, 1, 2].map((k) => [Math.min(...side(k as 0)), Math.max(...side(k as 0))]) as [
      number,
      number,
    ][];
  });
  // A part of the room would leave the rest of space too coarse.
  const inside = boxes.filter((_box, i) => !isLong(solids[i]!));
  const bound = (k: number, pick: (...values: number[]) => number, end: 0 | 1) =>
    inside.length === 0 ? 0 : pick(...inside.map((box) => box[k]![end]));
  const sides = [0, 1, 2].map((k) => [bound(k, Math.min, 0), bound(k, Math.max, 1)] as const);
  const volume = sides.reduce((product, [from, to]) => product * (to - from + 20), 1);
  const cell = Math.max(finestCell, Math.cbrt(volume / mostCells));
  const margin = reach * cell;
  const low = Float64Array.from(sides, ([from]) => from - margin);
  const counts = Int32Array.from(sides, ([from, to]) => Math.ceil((to - from + 2 * margin) / cell));
  const [nx, ny, nz] = [counts[0]!, counts[1]!, counts[2]!];
  const far = new Float32Array(nx * ny * nz).fill(margin);
  const nearest = new Int16Array(nx * ny * nz).fill(-1);
  boxes.forEach((box, i) => {
    const range = box.map(([from, to], k) => [
      Math.max(0, Math.floor((from - low[k]! - margin) / cell)),
      Math.min(counts[k]! - 1, Math.ceil((to - low[k]! + margin) / cell)),
    ]) as [number, number][];
    for (let x = range[0]![0]; x <= range[0]![1]; x++) {
      for (let y = range[1]![0]; y <= range[1]![1]; y++) {
        for (let z = range[2]![0]; z <= range[2]![1]; z++) {
          const at = (x * ny + y) * nz + z;
          const known = far[at]!;
          const d = distance(
            packed,
            i,
            low[0]! + (x + 0.5) * cell,
            low[1]! + (y + 0.5) * cell,
            low[2]! + (z + 0.5) * cell,
            known,
            margin,
          );
          if (d >= known) continue;
          far[at] = d;
          nearest[at] = i;
        }
      }
    }
  });
  return {
    cell,
    low,
    counts,
    far,
    nearest,
    isThin: (solid) => solids[solid]?.form === form.leaf,
    at(px, py, pz) {
      const x = Math.floor((px - low[0]!) / cell);
      const y = Math.floor((py - low[1]!) / cell);
      const z = Math.floor((pz - low[2]!) / cell);
      if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return -1;
      return (x * ny + y) * nz + z;
    },
  };
}
