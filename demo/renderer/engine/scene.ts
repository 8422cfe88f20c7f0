import type { Flat } from './flats.ts';
import type { Material } from './material.ts';
import type { Solid } from './solid.ts';
import type { Vec } from './vector.ts';

/** A wall or floor of a room. */
export interface Plane extends Flat {
  readonly material: Material;
}

/** A lamp that is on: warms what is near it. Unit of `reach`: cm. */
interface Lamp {
  readonly at: Vec;
  readonly colour: string;
  readonly power: number;
  readonly reach: number;
}

export interface Scene {
  readonly solids: readonly Solid[];
  readonly planes: readonly Plane[];
  readonly lamps: readonly Lamp[];
  /** Ground of a packshot: what no solid covers has this colour, darkened by shadow at y = 0. */
  readonly backdrop: string;
  /** The ground stands behind the thing (z = 0) instead of under it. */
  readonly wall?: boolean;
  /**
   * Share of the picture's width over which shadow on the backdrop runs out towards the left and right edge;
   * absent: it is cut off there.
   */
  readonly shadowEnds?: number;
  /** Direction towards the key light, its strength and that of the sky. */
  readonly sun: Vec;
  readonly key: number;
  readonly sky: number;
  /** How much of the key light passes at a point: a window's panes, leaves. Absent: all. */
  readonly gobo?: (p: Vec) => number;
  readonly finest: number;
  readonly shadowPixels: number;
  /** Surfaces of this colour are left undyed: one rendering serves every colour (see negative.ts). */
  readonly dye?: string;
}
