import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { arc } from './arc.ts';

/** A swivel chair for the desk. */
export function officeChair(plan: {
  w: number;
  d: number;
  h: number;
  seat: number;
  cover: Material;
  frame: Material;
  arms: boolean;
  mesh?: boolean;
}): Model {
  const m = createModel(83);
  const { w, d, h, seat, cover, frame } = plan;
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.5;
    const [x, z] = [Math.sin(a) * 30, Math.cos(a) * 30];
    m.tube(
      [
        [0, 10, 0],
        [x, 6.4, z],
      ],
      2,
      frame,
      1.3,
    );
    m.cone({ at: [x, 0, z], turn: [0, (a * 180) / Math.PI, 0] }, 2.4, 2.4, 4.8, frame, 1.8);
  }
  m.cone({ at: [0, 8, 0] }, 2.8, 2.1, seat - 18, frame);
  m.box({ at: [0, seat - 11, 0] }, [22, 4, 26], frame, 1.6);
  m.cushion({ at: [0, seat - 8, 2] }, [w - 10, 8, d - 14], cover, { round: 3.8, bulge: 1.2 });
  m.tube(
    [
      [0, seat - 8, -d / 2 + 12],
      [0, seat + 4, -d / 2 + 1],
      [0, seat + 24, -d / 2 + 1],
    ],
    1.8,
    frame,
  );
  const high = h - seat - 8;
  m.sheet(
    { at: [0, seat + 8 + high / 2, 12], turn: [83, 0, 0] },
    arc(w * 0.62, 46, 14, 1).map((v, i) => (i % 2 === 1 ? v + w * 0.62 - d / 2 - 9 : v)),
    high,
    plan.mesh === true ? 3 : 6,
    cover,
  );
  if (plan.arms) {
    for (const side of [-1, 1]) {
      m.tube(
        [
          [side * (w / 2 - 12), seat - 8, -2],
          [side * (w / 2 - 3), seat - 5, -2],
          [side * (w / 2 - 3), seat + 17, -2],
        ],
        1.4,
        frame,
      );
      m.box({ at: [side * (w / 2 - 3), seat + 16.5, 1] }, [6.5, 2.8, 26], frame, 1.3);
    }
  }
  return m;
}
