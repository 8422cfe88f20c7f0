import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import type { Model } from '../model.ts';

export interface ChairPlan {
  readonly kind:
    | 'shell'
    | 'panel'
    | 'spindle'
    | 'ladder'
    | 'round'
    | 'ply'
    | 'cane'
    | 'cantilever'
    | 'stool';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly seat: number;
  /** What one sits on; the frame carries it. */
  readonly cover: Material;
  readonly frame: Material;
  /** A bar for the feet: counter stools. Unit: cm above the floor. */
  readonly footrest?: number;
}

/** Four leaning legs under a seat. */
export function fourLegs(
  m: Model,
  { w, d, seat, frame, footrest }: ChairPlan,
  thick: number,
  inset = 7,
  lean = 4,
): void {
  const top = seat - 4;
  const foot = (x: number, z: number): Vec => [
    x * (w / 2 - inset + lean),
    0.4,
    z * (d / 2 - inset + lean),
  ];
  const head = (x: number, z: number): Vec => [
    x * (w / 2 - inset - 2),
    top,
    z * (d / 2 - inset - 2),
  ];
  const at = (x: number, z: number, y: number): Vec => {
    const [a, b] = [foot(x, z), head(x, z)];
    const t = y / top;
    return [a[0] + (b[0] - a[0]) * t, y, a[2] + (b[2] - a[2]) * t];
  };
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) m.tube([foot(x, z), head(x, z)], thick * 0.62, frame, thick);
  }
  if (footrest !== undefined) {
    m.tube([at(-1, 1, footrest), at(1, 1, footrest)], thick * 0.55, frame);
    m.tube([at(-1, -1, footrest + 5), at(1, -1, footrest + 5)], thick * 0.5, frame);
    for (const x of [-1, 1])
      m.tube([at(x, -1, footrest + 10), at(x, 1, footrest + 10)], thick * 0.5, frame);
  }
}
