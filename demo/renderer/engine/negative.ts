import { light, toByte } from '../colour.ts';
import type { View } from './view.ts';

/**
 * A rendering before it is dyed. Light is linear: a pixel is `fixed` plus `dyed` times the colour of the dye
 * plus `twice` times its square (what a dyed arm throws on a dyed seat), so the hundredth colour of a sofa costs a
 * few multiplications a pixel.
 */
export interface Negative {
  readonly width: number;
  readonly height: number;
  readonly fixed: Float32Array;
  readonly dyed: Float32Array;
  readonly twice: Float32Array;
}

/** Where an edge pixel is looked at again: five points, no two in a row or column. */
const corners = [
  [0.1, 0.5],
  [0.3, 0.9],
  [0.5, 0.3],
  [0.7, 0.7],
  [0.9, 0.1],
] as const;

/**
 * One sample a pixel, then five more where neighbours differ in body, direction or depth, or in colour on a
 * body with a drawing on it.
 */
export function antialiased(
  view: View,
  look: (px: number, py: number) => number,
  sample: Float64Array,
  seenNormal: Float64Array,
  seenDepth: () => number,
  drawn: (id: number) => boolean,
): Negative {
  const { width, height } = view;
  const ids = new Int32Array(width * height);
  const fixed = new Float32Array(width * height * 3);
  const dyed = new Float32Array(width * height * 3);
  const twice = new Float32Array(width * height * 3);
  const normals = new Float32Array(width * height * 3);
  const depths = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      ids[at] = look(x + 0.5, y + 0.5);
      for (let k = 0; k < 3; k++) {
        fixed[at * 3 + k] = sample[k]!;
        dyed[at * 3 + k] = sample[k + 3]!;
        twice[at * 3 + k] = sample[k + 6]!;
      }
      normals.set(seenNormal, at * 3);
      depths[at] = seenDepth();
    }
  }
  const edges = new Uint8Array(width * height);
  const compare = (a: number, b: number): void => {
    let differs = ids[a] !== ids[b];
    if (!differs && ids[a]! >= 100) {
      const same =
        normals[a * 3]! * normals[b * 3]! +
        normals[a * 3 + 1]! * normals[b * 3 + 1]! +
        normals[a * 3 + 2]! * normals[b * 3 + 2]!;
      differs = same < 0.8 || Math.abs(depths[a]! - depths[b]!) > 1.5;
      if (!differs && drawn(ids[a]!))
        differs = Math.abs(fixed[a * 3 + 1]! - fixed[b * 3 + 1]!) > 0.07;
    }
    if (differs) edges[a] = edges[b] = 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x + 1 < width) compare(at, at + 1);
      if (y + 1 < height) compare(at, at + width);
    }
  }
  for (let at = 0; at < edges.length; at++) {
    if (edges[at] !== 1) continue;
    const x = at % width;
    const y = (at - x) / width;
    const sum = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const [dx, dy] of corners) {
      look(x + dx, y + dy);
      // Glare is cut, or its edge would stay jagged; what waits for its dye is not glare yet.
      for (let i = 0; i < 9; i++) sum[i] = sum[i]! + Math.min(i < 3 ? 1.15 : 2, sample[i]!);
    }
    for (let k = 0; k < 3; k++) {
      fixed[at * 3 + k] = sum[k]! / corners.length;
      dyed[at * 3 + k] = sum[k + 3]! / corners.length;
      twice[at * 3 + k] = sum[k + 6]! / corners.length;
    }
  }
  return { width, height, fixed, dyed, twice };
}

/** The picture in one colour of the dye: bytes, three a pixel. */
export function develop(negative: Negative, dye: string | undefined): Uint8Array {
  const colour = dye === undefined ? ([0, 0, 0] as const) : light(dye);
  const bytes = new Uint8Array(negative.fixed.length);
  for (let i = 0; i < bytes.length; i++) {
    const c = colour[(i % 3) as 0]!;
    bytes[i] = toByte(negative.fixed[i]! + (negative.dyed[i]! + negative.twice[i]! * c) * c);
  }
  return bytes;
}
