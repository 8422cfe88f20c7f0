import type { Scene } from './scene.ts';
import type { Vec } from './vector.ts';

/** A flat end of what can be seen: all points with `normal · p = offset`. */
export interface Flat {
  readonly normal: Vec;
  readonly offset: number;
}

const farthest = 4000;

/** The planes of a room; of a packshot the card under it, or the wall `gap` centimetres behind z = 0. */
export function flatsOf(scene: Scene, gap: number): readonly Flat[] {
  if (scene.planes.length > 0) return scene.planes;
  return [{ normal: scene.wall === true ? [0, 0, 1] : [0, 1, 0], offset: -gap }];
}

/**
 * Finds which flat a ray meets first.
 *
 * @returns A function of a ray (0–2 its start, 3–5 its direction), and where it writes how far the flat is and its number,
 * −1 if there is none.
 */
export function createFlatFinder(flats: readonly Flat[]) {
  const met = { t: farthest, flat: -1 };
  const find = (r: Float64Array): void => {
    met.t = farthest;
    met.flat = -1;
    for (let i = 0; i < flats.length; i++) {
      const { normal, offset } = flats[i]!;
      const down = r[3]! * normal[0] + r[4]! * normal[1] + r[5]! * normal[2];
      if (down >= -1e-6) continue;
      const t = (offset - r[0]! * normal[0] - r[1]! * normal[1] - r[2]! * normal[2]) / down;
      if (t <= 0 || t >= met.t) continue;
      met.t = t;
      met.flat = i;
    }
  };
  return { find, met };
}
