import type { Vec } from './vector.ts';

/** Light from all around at a point: 0–2 what stays, 3–5 what the dye colours, 6 the whole sky's, 7 what of it is seen. */
export type Around = Float64Array;
export const aroundSize = 8;

/** A place in the picture where light from all around is asked for. */
export interface Spot {
  x: number;
  y: number;
  z: number;
  readonly n: [number, number, number];
}

/** Picture points to a side of the squares in which the light is gathered once. */
const squareFor = (width: number): number => (width < 700 ? 2 : 3);

/** Whether two spots may share their light: 0 no, 1 wholly; `apart` is how far two neighbours lie from each other. */
function kinship(n: Vec, m: Vec, dx: number, dy: number, dz: number, apart: number): number {
  const same = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
  if (same < 0.5) return 0;
  const off = Math.abs(dx * n[0] + dy * n[1] + dz * n[2]) / apart;
  const along = Math.hypot(dx, dy, dz) / apart;
  if (off > 1.5 || along > 9) return 0;
  return same ** 6 * Math.exp(-off * off * 2);
}

/**
 * Gathers light for some points of the picture, smooths it over what belongs together, and tells it for every point
 * between them: light from all around changes slowly, and one point's directions are too few.
 *
 * @param find Fills `spot` with what is seen at a picture point; false where nothing takes light.
 * @param gather Finds the light at a spot. `spin` turns the directions looked into, 0 to 1.
 */
export function createAmbience(
  width: number,
  height: number,
  spot: Spot,
  find: (px: number, py: number) => boolean,
  gather: (spot: Spot, spin: number, out: Around) => void,
) {
  const square = squareFor(width);
  const columns = Math.ceil(width / square);
  const rows = Math.ceil(height / square);
  const count = columns * rows;
  const places = new Float32Array(count * 6);
  const known = new Uint8Array(count);
  const raw = new Float32Array(count * aroundSize);
  const found = new Float64Array(aroundSize);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (!find((column + 0.5) * square, (row + 0.5) * square)) continue;
      known[at] = 1;
      places.set([spot.x, spot.y, spot.z, ...spot.n], at * 6);
      gather(spot, ((column % 3) * 3 + (row % 3) * 4 + 0.5) / 17, found);
      raw.set(found, at * aroundSize);
    }
  }
  const normalOf = (at: number): Vec => [
    places[at * 6 + 3]!,
    places[at * 6 + 4]!,
    places[at * 6 + 5]!,
  ];
  /** How far the next spot lies on the surface. */
  const apartOf = (at: number): number => {
    let best = Infinity;
    for (const next of [at - 1, at + 1, at - columns, at + columns]) {
      if (next < 0 || next >= count || known[next] !== 1) continue;
      best = Math.min(
        best,
        Math.hypot(
          places[next * 6]! - places[at * 6]!,
          places[next * 6 + 1]! - places[at * 6 + 1]!,
          places[next * 6 + 2]! - places[at * 6 + 2]!,
        ),
      );
    }
    return best === Infinity ? 1 : Math.max(0.2, best);
  };
  const apart = new Float32Array(count);
  for (let at = 0; at < count; at++) if (known[at] === 1) apart[at] = apartOf(at);

  function smoothed(from: Float32Array): Float32Array {
    const to = new Float32Array(from.length);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        if (known[at] !== 1) continue;
        const n = normalOf(at);
        let total = 0;
        found.fill(0);
        for (let v = Math.max(0, row - 2); v <= Math.min(rows - 1, row + 2); v++) {
          for (let u = Math.max(0, column - 2); u <= Math.min(columns - 1, column + 2); u++) {
            const next = v * columns + u;
            if (known[next] !== 1) continue;
            const w = kinship(
              n,
              normalOf(next),
              places[next * 6]! - places[at * 6]!,
              places[next * 6 + 1]! - places[at * 6 + 1]!,
              places[next * 6 + 2]! - places[at * 6 + 2]!,
              apart[at]!,
            );
            if (w === 0) continue;
            total += w;
            for (let k = 0; k < aroundSize; k++) found[k]! += w * from[next * aroundSize + k]!;
          }
        }
        for (let k = 0; k < aroundSize; k++) to[at * aroundSize + k] = found[k]! / total;
      }
    }
    return to;
  }
  const light = smoothed(smoothed(raw));

  /** The light at a spot that is seen at a picture point. */
  return (px: number, py: number, x: number, y: number, z: number, n: Vec, out: Around): void => {
    const [u, v] = [px / square - 0.5, py / square - 0.5];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    for (const wide of [0, 1]) {
      let total = 0;
      out.fill(0);
      for (let row = top - wide; row <= top + 1 + wide; row++) {
        for (let column = left - wide; column <= left + 1 + wide; column++) {
          if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
          const at = row * columns + column;
          if (known[at] !== 1) continue;
          const near =
            wide === 0
              ? Math.max(0.02, 1 - Math.abs(column - u)) * Math.max(0.02, 1 - Math.abs(row - v))
              : 1;
          const w =
            near *
            kinship(
              n,
              normalOf(at),
              places[at * 6]! - x,
              places[at * 6 + 1]! - y,
              places[at * 6 + 2]! - z,
              apart[at]!,
            );
          total += w;
          for (let k = 0; k < aroundSize; k++) out[k]! += w * light[at * aroundSize + k]!;
        }
      }
      if (total < 0.03) continue;
      for (let k = 0; k < aroundSize; k++) out[k]! /= total;
      return;
    }
    [spot.x, spot.y, spot.z] = [x, y, z];
    [spot.n[0], spot.n[1], spot.n[2]] = n;
    gather(spot, 0.37, out);
  };
}
