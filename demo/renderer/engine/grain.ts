import type { Light } from '../colour.ts';
import { light } from '../colour.ts';
import { noise2, noise3 } from './chance.ts';
import type { Wood } from './material.ts';

interface WoodLook {
  readonly pale: Light;
  readonly deep: Light;
  /** Rings per centimetre, how strongly they show, how many pores, how streaky. */
  readonly rings: number;
  readonly contrast: number;
  readonly pores: number;
  readonly streak: number;
}

const look = (
  pale: string,
  deep: string,
  rings: number,
  contrast: number,
  pores: number,
  streak: number,
): WoodLook => ({ pale: light(pale), deep: light(deep), rings, contrast, pores, streak });

export const woods: Record<Wood, WoodLook> = {
  tolgy: look('#d3ad7a', '#a87a49', 0.55, 0.62, 0.5, 0.5),
  dio: look('#8a5e3e', '#54351f', 0.4, 0.8, 0.35, 0.6),
  bukk: look('#d9b48d', '#c39a70', 0.5, 0.3, 0.5, 0.35),
  fenyo: look('#e3c495', '#c4935a', 0.35, 0.75, 0, 0.25),
  koris: look('#dcc7a4', '#b89468', 0.45, 0.7, 0.4, 0.4),
  akac: look('#b98a52', '#84592c', 0.45, 0.65, 0.4, 0.6),
  teak: look('#b98850', '#8d5f31', 0.5, 0.5, 0.4, 0.55),
  nyir: look('#e6d2ae', '#d2b588', 0.4, 0.35, 0.05, 0.3),
  fekete: look('#3a332d', '#231f1b', 0.55, 0.6, 0.3, 0.5),
  fust: look('#9a8468', '#6d5a44', 0.55, 0.6, 0.45, 0.5),
};

/**
 * The colour of wood at a point of a board: `a` runs along the fibres, `b` and `c` across. Unit: cm.
 * A board is a cut through a trunk: rings around a pith some centimetres away, wavering along the fibres.
 * `finest` is the smallest detail the picture can hold (cm); finer streaks would only flicker.
 */
export function grain(
  wood: WoodLook,
  a: number,
  b: number,
  c: number,
  seed: number,
  finest: number,
  out: Float64Array,
): void {
  const off = ((seed % 97) / 97 - 0.5) * 14;
  const deep = 5 + (seed % 13);
  const shift = (seed % 1009) * 3.7;
  const al = a + shift;
  const wander =
    (noise2(al * 0.018, b * 0.06, seed) - 0.5) * 7 +
    (noise2(al * 0.06, b * 0.2, seed + 3) - 0.5) * 1.6;
  const lean = a * 0.035;
  const radius = Math.hypot(b + off + wander * 0.6, c * 0.9 + deep + lean + wander);
  const ring = radius * wood.rings * 2.2;
  const fraction = ring - Math.floor(ring);
  // Early wood fades into late wood, then stops sharply.
  const late = fraction < 0.82 ? (fraction / 0.82) ** 2.2 : (1 - fraction) / 0.18;
  const fine = Math.min(7, 0.5 / finest);
  const streak = noise3(al * 0.09, b * fine, c * fine + seed) - 0.5;
  const broad = noise2(al * 0.02, b * 0.35, seed + 9) - 0.5;
  let t = 0.28 + late * wood.contrast * 0.5 + streak * wood.streak * 0.5 + broad * 0.3;
  if (wood.pores > 0 && finest < 0.35) {
    const pore = noise3(al * 0.55, b * Math.min(9, 0.9 / finest), c * 3 + seed);
    if (pore > 0.72) t += (pore - 0.72) * 1.6 * wood.pores * (0.4 + fraction);
  }
  t = Math.max(0, Math.min(1, t));
  for (let k = 0; k < 3; k++) out[k] = wood.pale[k]! + (wood.deep[k]! - wood.pale[k]!) * t;
}
