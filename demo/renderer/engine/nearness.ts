import { distance, farther } from './distance.ts';
import type { Packed } from './distance.ts';
import { form } from './solid.ts';
import type { Solid } from './solid.ts';
import { cornersOf } from './tracer.ts';

/** How far corners and gaps look for what shuts out the sky. Unit: cm. */
const reach = 30;
const cell = 10;

/**
 * The distance from any point to the nearest solid, up to {@link reach}: solids are sorted into cells of space
 * so that only neighbours are asked.
 */
export function createNearness(solids: readonly Solid[], packed: Packed) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const boxes = solids.map((solid) => {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (const corner of cornersOf(solid)) {
      for (let k = 0; k < 3; k++) {
        box[k] = Math.min(box[k]!, corner[k as 0]! - reach);
        box[k + 3] = Math.max(box[k + 3]!, corner[k as 0]! + reach);
      }
    }
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, box[k]!);
      high[k] = Math.max(high[k]!, box[k + 3]!);
    }
    return box;
  });
  const counts = [0, 1, 2].map((k) => Math.max(1, Math.ceil((high[k]! - low[k]!) / cell)));
  const [nx, ny, nz] = counts as [number, number, number];
  const cells: number[][] = Array.from(
    { length: solids.length === 0 ? 0 : nx * ny * nz },
    () => [],
  );
  boxes.forEach((box, i) => {
    // Leaves are too thin to shut out the sky; in numbers they would only smudge the wall behind them.
    if (solids[i]?.form === form.leaf) return;
    const at = (k: number, value: number) =>
      Math.max(0, Math.min(counts[k]! - 1, Math.floor((value - low[k]!) / cell)));
    for (let x = at(0, box[0]!); x <= at(0, box[3]!); x++) {
      for (let y = at(1, box[1]!); y <= at(1, box[4]!); y++) {
        for (let z = at(2, box[2]!); z <= at(2, box[5]!); z++)
          cells[(x * ny + y) * nz + z]?.push(i);
      }
    }
  });
  return (px: number, py: number, pz: number): number => {
    const x = Math.floor((px - low[0]!) / cell);
    const y = Math.floor((py - low[1]!) / cell);
    const z = Math.floor((pz - low[2]!) / cell);
    if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return reach;
    let best = reach;
    for (const i of cells[(x * ny + y) * nz + z]!) {
      if (!farther(packed, i, px, py, pz, best)) {
        best = Math.min(best, distance(packed, i, px, py, pz, best, reach));
      }
    }
    return best;
  };
}
