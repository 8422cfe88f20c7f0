import type { Light } from '../colour.ts';

/**
 * Light response of one point. Filled in by a {@link Surface}; one object serves every point, so nothing is
 * allocated in the inner loop.
 */
export interface Take {
  /** The point and the way out of the body, in the frame of the solid; the surface may bend `n`. */
  readonly p: Float64Array;
  readonly n: Float64Array;
  /** Colour: linear light. */
  readonly c: Float64Array;
  /** 0 matt … 1 polished; how bright a highlight is. */
  gloss: number;
  /** Velvet: brighter where the surface turns away. */
  sheen: number;
  /** 0 … 1: reflects the room instead of showing its own colour. */
  metal: number;
  /** Shows the room across, sharp, and nothing of its own. */
  mirror: boolean;
  /** Light of its own. */
  glow: number;
  /** 1 is opaque; less lets what lies behind through. */
  cover: number;
  /** Light that passes through thin leaves, shades and curtains. */
  through: number;
  /** The colour is the dye's: `c` is how much of it shows. */
  dyed: boolean;
}

/** What a surface must know about the body it covers. */
export interface Body {
  readonly half: readonly [number, number, number];
  readonly seed: number;
  /** Smallest detail that the picture can hold. Unit: cm. */
  readonly finest: number;
}

export type Surface = (take: Take, body: Body) => void;

/** Bends the normal by a slope `gx gy gz` of a height field. */
export function bump(take: Take, gx: number, gy: number, gz: number): void {
  const n = take.n;
  const along = gx * n[0]! + gy * n[1]! + gz * n[2]!;
  const x = n[0]! - (gx - along * n[0]!);
  const y = n[1]! - (gy - along * n[1]!);
  const z = n[2]! - (gz - along * n[2]!);
  const k = 1 / Math.hypot(x, y, z);
  n[0] = x * k;
  n[1] = y * k;
  n[2] = z * k;
}

export function setColour(take: Take, colour: Light, k = 1): void {
  take.c[0] = colour[0] * k;
  take.c[1] = colour[1] * k;
  take.c[2] = colour[2] * k;
}
