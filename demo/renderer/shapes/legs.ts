import type { Material } from '../engine/material.ts';
import type { Model } from '../model.ts';

/** How a piece meets the floor. */
export type LegStyle = 'taper' | 'round' | 'block' | 'thin' | 'plinth' | 'sled' | 'ball';

export interface LegPlan {
  readonly style: LegStyle;
  /** Outer size of what stands on the legs, and the height it stands at. Unit: cm. */
  readonly w: number;
  readonly d: number;
  readonly height: number;
  readonly inset?: number;
  readonly material: Material;
  /** Degrees that tapered legs lean outwards. */
  readonly splay?: number;
  /** Another pair in the middle, for long pieces. */
  readonly middle?: boolean;
}

/** Puts legs under a piece whose middle is at the origin. */
export function addLegs(m: Model, plan: LegPlan): void {
  const { style, w, d, height, material, splay = 7 } = plan;
  const inset = plan.inset ?? Math.min(12, w * 0.1);
  const x = w / 2 - inset;
  const z = d / 2 - Math.min(inset, d * 0.2);
  if (style === 'plinth') {
    m.box({ at: [0, 0, 0] }, [w - inset, height + 0.5, d - inset], material, 0.4);
    return;
  }
  if (style === 'sled') {
    for (const side of [-1, 1]) {
      const at = side * x;
      m.tube(
        [
          [at, height, -z],
          [at, 1, -z],
          [at, 1, z],
          [at, height, z],
        ],
        1,
        material,
      );
    }
    return;
  }
  const columns = plan.middle === true ? [-x, 0, x] : [-x, x];
  for (const cx of columns) {
    for (const cz of [-z, z]) {
      const lean: [number, number, number] = [Math.sign(cz) * -splay, 0, Math.sign(cx) * splay];
      const foot = Math.tan((splay * Math.PI) / 180) * height * 0.5;
      const place = {
        at: [cx + Math.sign(cx) * foot * 0.6, 0, cz + Math.sign(cz) * foot * 0.6] as const,
      };
      if (style === 'taper') m.cone({ ...place, turn: lean }, 1.3, 2.3, height + 1.2, material);
      if (style === 'round') m.cone({ at: [cx, 0, cz] }, 2.2, 2.2, height + 0.5, material, 0.3);
      if (style === 'thin')
        m.cone({ ...place, turn: lean }, 0.75, 0.75, height + 0.8, material, 0.2);
      if (style === 'block') m.box({ at: [cx, 0, cz] }, [5, height + 0.5, 5], material, 0.4);
      if (style === 'ball')
        m.ball({ at: [cx, 0, cz] }, [height * 1.3, height * 1.15, height * 1.3], material);
    }
  }
}
