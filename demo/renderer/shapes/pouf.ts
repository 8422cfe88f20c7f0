import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { addLegs } from './legs.ts';

/** Footstools and poufs: round, square, or tufted drum. */
export function pouf(plan: {
  kind: 'drum' | 'square' | 'stone' | 'knit';
  w: number;
  d: number;
  h: number;
  cover: Material;
  frame?: Material;
}): Model {
  const m = createModel(29);
  const { w, d, h, cover, frame } = plan;
  switch (plan.kind) {
    case 'drum':
      if (frame !== undefined) m.cone({ at: [0, 0, 0] }, w / 2 - 2, w / 2 - 2, 5, frame, 0.4);
      m.cone({ at: [0, frame === undefined ? 0 : 4, 0] }, w / 2, w / 2, h - 9, cover, 3);
      m.cone({ at: [0, h - 10, 0] }, w / 2, w / 2 - 0.5, 10, cover, 4.6);
      break;
    case 'square':
      if (frame !== undefined)
        addLegs(m, { style: 'taper', w, d, height: 13, inset: 8, material: frame });
      m.cushion(
        { at: [0, frame === undefined ? 0 : 12, 0] },
        [w, h - (frame === undefined ? 0 : 12), d],
        cover,
        { round: 6, bulge: 2, seam: 'flat' },
      );
      break;
    case 'stone':
      m.cushion({ at: [0, 0, 0] }, [w, h, d], cover, { round: h * 0.49, bulge: 1.5 });
      break;
    case 'knit':
      for (let i = 0; i < 18; i++) {
        const a = (i / 18) * Math.PI * 2;
        const r = w / 2 - 6;
        m.cushion(
          { at: [Math.sin(a) * r, 1, Math.cos(a) * r], turn: [0, (a * 180) / Math.PI, 0] },
          [w * 0.175, h - 2, 12],
          cover,
          { round: 4.6, bulge: 1 },
        );
      }
      m.cone({ at: [0, 2, 0] }, w / 2 - 5, w / 2 - 5, h - 2.5, cover, 5);
      m.ball({ at: [0, h - 2, 0] }, [4, 2.4, 4], cover);
      break;
  }
  return m;
}
