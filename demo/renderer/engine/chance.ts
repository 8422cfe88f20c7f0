/**
 * Chance that always falls the same way: hashes and smooth noise for grain, weave and wear.
 * Every function depends on its arguments only.
 */

/** A fraction in [0, 1) for three whole numbers. */
export function hash3(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A stream of fractions in [0, 1), the same for the same seed. */
export function stream(seed: number): () => number {
  let count = 0;
  return () => hash3(seed, ++count, 77);
}

/** A whole number for a text, for seeds. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
  return seed >>> 0;
}

const fade = (t: number): number => t * t * (3 - 2 * t);

/** Value noise in space, 0 to 1, one bump per unit. */
export function noise3(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = fade(x - ix);
  const fy = fade(y - iy);
  const fz = fade(z - iz);
  const a00 = hash3(ix, iy, iz);
  const a10 = hash3(ix + 1, iy, iz);
  const a01 = hash3(ix, iy + 1, iz);
  const a11 = hash3(ix + 1, iy + 1, iz);
  const b00 = hash3(ix, iy, iz + 1);
  const b10 = hash3(ix + 1, iy, iz + 1);
  const b01 = hash3(ix, iy + 1, iz + 1);
  const b11 = hash3(ix + 1, iy + 1, iz + 1);
  const a0 = a00 + (a10 - a00) * fx;
  const a1 = a01 + (a11 - a01) * fx;
  const b0 = b00 + (b10 - b00) * fx;
  const b1 = b01 + (b11 - b01) * fx;
  const a = a0 + (a1 - a0) * fy;
  const b = b0 + (b1 - b0) * fy;
  return a + (b - a) * fz;
}

/** Value noise on a plane, 0 to 1. */
export function noise2(x: number, y: number, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = fade(x - ix);
  const fy = fade(y - iy);
  const a = hash3(ix, iy, seed);
  const b = hash3(ix + 1, iy, seed);
  const c = hash3(ix, iy + 1, seed);
  const d = hash3(ix + 1, iy + 1, seed);
  const top = a + (b - a) * fx;
  const low = c + (d - c) * fx;
  return top + (low - top) * fy;
}

/** Three octaves of {@link noise2}. */
export function cloud2(x: number, y: number, seed = 0): number {
  return (
    noise2(x, y, seed) * 0.57 +
    noise2(x * 2.03 + 11, y * 2.03, seed + 1) * 0.29 +
    noise2(x * 4.1, y * 4.1 + 7, seed + 2) * 0.14
  );
}
