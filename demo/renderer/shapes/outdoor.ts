import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A reclining garden bed with a cushion. */
export function lounger(plan: {
  w: number;
  l: number;
  frame: Material;
  cover: Material;
  wheels?: boolean;
}): Model {
  const m = createModel(313);
  const { w, l, frame, cover } = plan;
  for (const side of [-1, 1]) {
    m.box({ at: [0, 24, side * (w / 2 - 2.5)] }, [l, 6, 4], frame, 0.8);
    for (const x of [-1, 1])
      m.box({ at: [x * (l / 2 - 14), 0, side * (w / 2 - 3)] }, [5, 26, 4], frame, 0.8);
  }
  const flat = l * 0.62;
  for (let i = 0; i < 9; i++)
    m.box({ at: [l / 2 - 6 - (flat / 9) * i, 28, 0] }, [flat / 9 - 2, 2, w - 8], frame, 0.5);
  m.cushion({ at: [l / 2 - flat / 2 - 2, 30, 0] }, [flat, 7, w - 9], cover, {
    round: 3.3,
    bulge: 0.8,
    seam: 'flat',
  });
  const back = l * 0.42;
  m.cushion({ at: [-l / 2 + back * 0.36, 41, 0], turn: [0, 0, -34] }, [back, 7, w - 9], cover, {
    round: 3.3,
    bulge: 0.8,
    seam: 'flat',
  });
  m.box({ at: [-l / 2 + back * 0.34, 37, 0], turn: [0, 0, -34] }, [back, 2, w - 9], frame, 0.6);
  m.tube(
    [
      [-l / 2 + 22, 30, -w / 4],
      [-l / 2 + 8, 54, -w / 4],
    ],
    1.2,
    frame,
  );
  m.cushion({ at: [-l / 2 + 9, 60, 0], turn: [0, 0, -34] }, [18, 8, w - 20], cover, {
    round: 3.8,
    bulge: 1,
  });
  return m;
}

/** A parasol or a hammock frame would be too tall for a card: a planter box with herbs is not. */
export function planter(plan: { w: number; d: number; h: number; body: Material }): Model {
  const m = createModel(317);
  const { w, d, h, body } = plan;
  const slats = 4;
  for (let i = 0; i < slats; i++) {
    for (const z of [-1, 1])
      m.box(
        { at: [0, 4 + (i * (h - 4)) / slats, z * (d / 2 - 1)] },
        [w, (h - 4) / slats - 0.8, 2],
        body,
        0.4,
      );
    for (const x of [-1, 1])
      m.box(
        { at: [x * (w / 2 - 1), 4 + (i * (h - 4)) / slats, 0] },
        [2, (h - 4) / slats - 0.8, d - 4],
        body,
        0.4,
      );
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      m.box({ at: [x * (w / 2 - 3), 0, z * (d / 2 - 3)] }, [4, 5, 4], body, 0.4);
  m.box({ at: [0, h - 5, 0] }, [w - 4, 2, d - 4], paint('#4a382b', 0), 0.4);
  return m;
}
