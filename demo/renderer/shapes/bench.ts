import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A long seat for two or three, with or without a back. */
export function bench(plan: {
  w: number;
  d: number;
  seat: number;
  cover: Material;
  frame: Material;
  kind: 'plank' | 'padded' | 'slats' | 'back';
  h?: number;
}): Model {
  const m = createModel(79);
  const { w, d, seat, cover, frame } = plan;
  const x = w / 2 - 9;
  const z = d / 2 - 4;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const high = plan.kind === 'back' && sz === -1;
      m.tube(
        [
          [sx * (x + 3), 0.4, sz * (z + 1)],
          [sx * x, seat - 2, sz * z],
        ],
        1.9,
        frame,
        2.3,
      );
      if (high)
        m.tube(
          [
            [sx * x, seat - 3, -z],
            [sx * x, (plan.h ?? 85) - 2, -z - 8],
          ],
          2.1,
          frame,
          1.8,
        );
    }
    m.box({ at: [sx * x, seat - 8, 0] }, [3, 4.5, d - 9], frame, 0.6);
  }
  m.box({ at: [0, seat - 8, 0] }, [w - 20, 4, 2.5], frame, 0.6);
  if (plan.kind === 'padded') {
    m.cushion({ at: [0, seat - 7, 0] }, [w, 8, d], cover, {
      round: 3.8,
      bulge: 1,
      seam: 'flat',
    });
  } else if (plan.kind === 'plank') {
    m.box({ at: [0, seat - 4, 0] }, [w, 4, d], cover, 1);
  } else {
    const count = 5;
    for (let i = 0; i < count; i++) {
      const cz = -d / 2 + (d / count) * (i + 0.5);
      m.box({ at: [0, seat - 2.4, cz] }, [w, 2.4, d / count - 1.1], cover, 0.6);
    }
  }
  if (plan.kind === 'back') {
    for (let i = 0; i < 3; i++) {
      const y = seat + 12 + i * 10;
      m.box({ at: [0, y, -z - 1 - (y - seat) * 0.2], turn: [-11, 0, 0] }, [w, 6.4, 2], cover, 0.7);
    }
  }
  return m;
}
