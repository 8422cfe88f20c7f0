import { isLong } from './solid.ts';
import type { Solid } from './solid.ts';
import { cornersOf, createTracer } from './tracer.ts';
import { times } from './vector.ts';
import type { Vec } from './vector.ts';
import { parallel } from './view.ts';

const golden = Math.PI * (3 - Math.sqrt(5));

/** Points spread evenly over a disc: x, y and distance from its middle, three numbers each. */
function disc(count: number): Float64Array {
  const points = new Float64Array(count * 3);
  for (let i = 0; i < count; i++) {
    const r = Math.sqrt((i + 0.5) / count);
    points.set([r * Math.cos(i * golden), r * Math.sin(i * golden), r], i * 3);
  }
  return points;
}
const search = disc(20);
/** Places that are the same for every point need more of them: a thin thing between two would come and go in streaks. */
const calmSearch = disc(72);
const filter = disc(40);

/** Side of the blocks in which nothing but light is skipped at a glance. Unit: pixels of the shadow picture. */
const block = 16;

/** Angular width of the daylight: a shadow softens by this many centimetres per centimetre of distance. */
const softness = 0.3;

/**
 * How much of the key light reaches a point, 0 to 1: a picture of the scene taken from the light, read with a
 * blur that grows with the distance from what throws the shadow.
 *
 * @param calm Looks for what throws it in the same places for every point: the narrow shadows in the frames of a room's
 * pictures are speckled otherwise.
 */
export function createShadow(
  solids: readonly Solid[],
  towards: Vec,
  pixels: number,
  calm: boolean,
) {
  // A skirting board runs on far beyond the picture: looked at as a whole, the rest would be too small to throw a shadow.
  const corners = solids.filter((solid) => !isLong(solid)).flatMap((solid) => cornersOf(solid));
  const low = [0, 1, 2].map((k) => Math.min(...corners.map((c) => c[k as 0]!)));
  const high = [0, 1, 2].map((k) => Math.max(...corners.map((c) => c[k as 0]!)));
  const middle: Vec = [
    (low[0]! + high[0]!) / 2,
    (low[1]! + high[1]!) / 2,
    (low[2]! + high[2]!) / 2,
  ];
  const span = Math.hypot(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!) + 20;
  const view = parallel(times(towards, -1), middle, span, pixels);
  const tracer = createTracer(solids, view);
  const depth = new Float32Array(pixels * pixels).fill(1e9);
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      tracer.trace(x + 0.5, y + 0.5, span * 3);
      if (tracer.hit.solid >= 0) depth[y * pixels + x] = tracer.hit.t;
    }
  }
  const scale = pixels / span;
  const nearest = nearestByBlock(depth, pixels, 22 * scale);
  const blocks = Math.ceil(pixels / block);
  const read = (x: number, y: number): number => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    return ix < 0 || iy < 0 || ix >= pixels || iy >= pixels ? 1e9 : depth[iy * pixels + ix]!;
  };
  /** Returns 1 if the key light reaches a point, else 0. */
  const hard = (p: Vec): number => {
    const [x, y, away] = view.project(p);
    return read(x, y) < away - 1.6 ? 0 : 1;
  };
  /** `spin` turns the pattern of samples, so that its edges do not line up in neighbours. */
  const soft = (p: Vec, spin: number): number => {
    const [x, y, away] = view.project(p);
    if (x < 0 || y < 0 || x >= pixels || y >= pixels) return 1;
    if (nearest[Math.floor(y / block) * blocks + Math.floor(x / block)]! > away - 0.9) return 1;
    const c = calm ? 1 : Math.cos(spin * 6.283);
    const s = calm ? 0 : Math.sin(spin * 6.283);
    const wide = 22 * scale;
    const looks = calm ? calmSearch : search;
    let blockers = 0;
    let total = 0;
    for (let k = 0; k < looks.length; k += 3) {
      const a = looks[k]! * wide;
      const b = looks[k + 1]! * wide;
      const z = read(x + a * c - b * s, y + a * s + b * c);
      if (z < away - 0.9 - looks[k + 2]! * 5) {
        blockers++;
        total += z;
      }
    }
    const own = read(x, y);
    if (own < away - 0.9) {
      blockers++;
      total += own;
    }
    if (blockers === 0) return 1;
    const gap = away - total / blockers;
    const blur = Math.max(0.7, Math.min(24, gap * softness));
    const radius = blur * scale;
    // A sharp edge needs no turning, and would only look rough with it.
    const turned = blur < 4 ? 0 : spin * 6.283;
    const fc = Math.cos(turned);
    const fs = Math.sin(turned);
    let lit = 0;
    for (let k = 0; k < filter.length; k += 3) {
      const a = filter[k]! * radius;
      const b = filter[k + 1]! * radius;
      const z = read(x + a * fc - b * fs, y + a * fs + b * fc);
      if (z >= away - 0.9 - filter[k + 2]! * blur * 0.45) lit++;
    }
    return lit / (filter.length / 3);
  };
  return { hard, soft };
}

/** For each block of the shadow picture the nearest depth within `margin` pixels of it. */
function nearestByBlock(depth: Float32Array, pixels: number, margin: number): Float32Array {
  const blocks = Math.ceil(pixels / block);
  const own = new Float32Array(blocks * blocks).fill(1e9);
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const at = Math.floor(y / block) * blocks + Math.floor(x / block);
      own[at] = Math.min(own[at]!, depth[y * pixels + x]!);
    }
  }
  const reach = Math.ceil(Math.max(margin, 24) / block) + 1;
  const wide = new Float32Array(own.length).fill(1e9);
  for (let y = 0; y < blocks; y++) {
    for (let x = 0; x < blocks; x++) {
      let best = 1e9;
      for (let v = Math.max(0, y - reach); v <= Math.min(blocks - 1, y + reach); v++) {
        for (let u = Math.max(0, x - reach); u <= Math.min(blocks - 1, x + reach); u++) {
          best = Math.min(best, own[v * blocks + u]!);
        }
      }
      wide[y * blocks + x] = best;
    }
  }
  return wide;
}
