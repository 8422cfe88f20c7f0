import { light } from '../colour.ts';
import type { Around, Spot } from './ambience.ts';
import { hash3 } from './chance.ts';
import { createFlatFinder } from './flats.ts';
import type { Flat } from './flats.ts';
import type { Scene } from './scene.ts';
import type { Space } from './space.ts';
import type { Body, Surface, Take } from './take.ts';
import { dot } from './vector.ts';
import type { Vec } from './vector.ts';

const golden = Math.PI * (3 - Math.sqrt(5));
/** Directions a point looks into. Its neighbours look between them, and what they find is shared. */
const directions = 20;

/** The sky is a little bluer than the sun. */
export const blueness = 1.015;

/** A share of the sky stands for light that has bounced more than once. */
const bouncedOften = 0.5;

/** The card of a packshot is paper, not a floor: thrown back whole, its light would leave no shade on a thing. */
const cardThrowsBack = 0.62;

/** Mean colour of a material: 0–2 what stays, 3–5 what the dye colours; 6 what it shines by itself. */
export type Tint = Float64Array;

/** Looks at a surface at some points all over its body. */
export function tintOf(surface: Surface, body: Body, take: Take): Tint {
  const tint = new Float64Array(7);
  const looks = 24;
  for (let i = 0; i < looks; i++) {
    take.dyed = false;
    take.glow = 0;
    const side = i % 3;
    for (let k = 0; k < 3; k++) {
      const r = hash3(i, k, 7) * 2 - 1;
      take.p[k] = body.half[k as 0]! * (k === side ? Math.sign(r) : r);
      take.n[k] = k === side ? Math.sign(r) : 0;
    }
    surface(take, body);
    for (let k = 0; k < 3; k++) tint[k + (take.dyed ? 3 : 0)]! += take.c[k]! / looks;
    tint[6]! += take.glow / looks;
  }
  return tint;
}

/** Mean colour of the card of a packshot. */
export const cardTint = (scene: Scene): Tint =>
  Float64Array.from([...light(scene.backdrop).map((part) => part * cardThrowsBack), 0, 0, 0, 0]);

/** Scene data for {@link createGather}. */
export interface GatherSetting {
  readonly scene: Scene;
  readonly space: Space;
  readonly tints: readonly Tint[];
  readonly flats: readonly Flat[];
  readonly flatTints: readonly Tint[];
  readonly sun: Vec;
  /** 1 where the key light reaches a point, else 0. */
  readonly sunlit: (p: Vec) => number;
}

/**
 * Light that reaches a point from all around but the key light: from the sky where it is open, else from what stands
 * there, coloured by it. Writes 0–2 what stays as it is, 3–5 what the dye of the picture colours, 6 how much the
 * whole sky would give and 7 how much of it is seen.
 */
export function createGather(setting: GatherSetting) {
  const { scene, space, sun, sunlit } = setting;
  const { cell, far, nearest, low } = space;
  const high = low.map((value, k) => value + space.counts[k]! * cell);
  const { find, met } = createFlatFinder(setting.flats);
  const isPackshot = scene.planes.length === 0;
  // Cells of a room are thicker than a leaf: of one that touches a wall, all light would be lost there.
  const leavesFrom = isPackshot ? 0 : 6 * cell;
  const tall = high[1]! - low[1]!;
  const ray = new Float64Array(6);

  /** Whether a point of the card is so far from what stands on it that it loses no light to it. */
  const isAway = (...point: readonly number[]): boolean =>
    point.some((value, k) => value < low[k]! - 2 * tall || value > high[k]! + 2 * tall);

  /** Brightness of the open sky of the studio, or of the part of a room nobody sees. */
  const skyOf = (x: number, y: number, z: number): number =>
    Math.max(0.3, 0.76 + 0.36 * y - 0.14 * x + 0.1 * z);

  /** Where the ray, `from` on, comes into the space, or Infinity. */
  function entry(from: number): number {
    let [first, last] = [from, Infinity];
    for (let k = 0; k < 3; k++) {
      const [start, way] = [ray[k]!, ray[k + 3]!];
      if (Math.abs(way) < 1e-9) {
        if (start < low[k]! || start > high[k]!) return Infinity;
        continue;
      }
      const a = (low[k]! - start) / way;
      const b = (high[k]! - start) / way;
      first = Math.max(first, Math.min(a, b));
      last = Math.min(last, Math.max(a, b));
    }
    return first < last ? first + cell * 0.01 : Infinity;
  }

  const hit = { t: 0, solid: -1 };
  /** Follows the ray to the first solid before `limit`. */
  function march(limit: number): void {
    hit.solid = -1;
    let t = 0;
    for (let step = 0; step < 40 && t < limit; step++) {
      const at = space.at(ray[0]! + ray[3]! * t, ray[1]! + ray[4]! * t, ray[2]! + ray[5]! * t);
      if (at < 0) {
        t = entry(t);
        continue;
      }
      const near = far[at]!;
      if (near < cell * 0.5) {
        if (t < leavesFrom && space.isThin(nearest[at]!)) {
          t += 0.6 * cell;
          continue;
        }
        hit.t = t;
        hit.solid = nearest[at]!;
        return;
      }
      t += Math.max(0.6 * cell, near - 0.5 * cell);
    }
  }

  function read(x: number, y: number, z: number): number {
    const at = space.at(x, y, z);
    return at < 0 ? cell * 4 : far[at]!;
  }

  /** The way out of a solid at a point, towards where the ray came from: a thin thing is met from inside as well. */
  function outOf([x, y, z]: Vec): Vec {
    const nx = read(x + cell, y, z) - read(x - cell, y, z);
    const ny = read(x, y + cell, z) - read(x, y - cell, z);
    const nz = read(x, y, z + cell) - read(x, y, z - cell);
    const back = nx * ray[3]! + ny * ray[4]! + nz * ray[5]! > 0 ? -1 : 1;
    const k = back / (Math.hypot(nx, ny, nz) || 1);
    return [nx * k, ny * k, nz * k];
  }

  /** Adds what a point throws back of the light that falls on it. */
  function throwBack(tint: Tint, p: Vec, n: Vec, out: Around): void {
    const facing = dot(n, sun);
    const passes = facing <= 0 ? 0 : sunlit(p) * (scene.gobo === undefined ? 1 : scene.gobo(p));
    const falls = scene.key * facing * passes + scene.sky * bouncedOften;
    const e = (falls + Math.min(2.2, tint[6]!)) / directions;
    for (let k = 0; k < 6; k++) out[k]! += tint[k]! * e;
  }

  return ({ x, y, z, n }: Spot, spin: number, out: Around): void => {
    out.fill(0);
    if (isPackshot && isAway(x, y, z)) {
      out[0] = out[1] = out[6] = out[7] = scene.sky;
      out[2] = scene.sky * blueness;
      return;
    }
    // Two directions across the normal.
    const s = n[2] >= 0 ? 1 : -1;
    const a = -1 / (s + n[2]);
    const b = n[0] * n[1] * a;
    const u: Vec = [1 + s * n[0] * n[0] * a, s * b, -s * n[0]];
    const v: Vec = [b, s + n[1] * n[1] * a, -n[1]];
    const lift = 1.3 * cell;
    ray[0] = x + n[0] * lift;
    ray[1] = y + n[1] * lift;
    ray[2] = z + n[2] * lift;
    for (let i = 0; i < directions; i++) {
      const aside = (i + ((spin * 7.31) % 1)) / directions;
      const up = Math.sqrt(1 - aside);
      const phi = i * golden + spin * 6.283;
      const c = Math.cos(phi) * Math.sqrt(aside);
      const d = Math.sin(phi) * Math.sqrt(aside);
      for (let k = 0; k < 3; k++) ray[k + 3] = u[k as 0] * c + v[k as 0] * d + n[k as 0] * up;
      const open = (scene.sky * skyOf(ray[3]!, ray[4]!, ray[5]!)) / directions;
      out[6]! += open;
      find(ray);
      march(met.t);
      const t = hit.solid >= 0 ? hit.t : met.t;
      const p: Vec = [ray[0] + ray[3]! * t, ray[1] + ray[4]! * t, ray[2] + ray[5]! * t];
      if (hit.solid >= 0) {
        const m = outOf(p);
        const off = cell * 1.5;
        const before: Vec = [p[0] + m[0] * off, p[1] + m[1] * off, p[2] + m[2] * off];
        throwBack(setting.tints[hit.solid]!, before, m, out);
      } else if (met.flat >= 0) {
        throwBack(setting.flatTints[met.flat]!, p, setting.flats[met.flat]!.normal, out);
      } else {
        out[0]! += open;
        out[1]! += open;
        out[2]! += open * blueness;
        out[7]! += open;
      }
    }
  };
}
