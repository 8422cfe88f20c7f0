import type { Material } from './material.ts';
import type { Turn, Vec } from './vector.ts';

/** The forms everything is built of. Numbers, so that the distance loop can switch on them. */
export const form = {
  box: 0,
  cushion: 1,
  cone: 2,
  ball: 3,
  ring: 4,
  extrusion: 5,
  sheet: 6,
  lathe: 7,
  bowl: 8,
  tube: 9,
  leaf: 10,
} as const;

/** Where a cushion is sewn: nowhere to be seen, along the edges of its upper and lower or front and back face, around its middle. */
export const seams = { none: 0, flat: 1, upright: 2, middle: 3 } as const;

/**
 * One convex or curved body in its own frame.
 *
 * `numbers` by form (cm): box hx hy hz r · cushion hx hy hz r bulge pinch seam · cone hy r0 r1 r · ball rx ry rz ·
 * ring R r · extrusion hz r (+ closed `line` in xy) · sheet hz t (+ open line in xy) · lathe r (+ closed line
 * of radius, y) · bowl t (+ open line) · tube r0 r1 (+ line of xyz) · leaf hx hz t bend.
 */
export interface Solid {
  readonly form: number;
  readonly at: Vec;
  readonly turn: Turn;
  readonly numbers: readonly number[];
  readonly line?: readonly number[];
  /** Half sides of a box around it in its own frame, and the middle of that box. */
  readonly half: Vec;
  readonly middle: Vec;
  readonly material: Material;
  /** Moves grain and weave, so that two boards are never alike. */
  readonly seed: number;
}

/** Half of what is too long to be anything but a part of the room. Unit: cm. */
const longestHalf = 170;

export const isLong = ({ half }: Solid): boolean => Math.max(...half) > longestHalf;
