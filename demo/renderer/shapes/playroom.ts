import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A lidded chest for toys, with cut-out handles. */
export function chest(plan: {
  w: number;
  d: number;
  h: number;
  body: Material;
  lid: Material;
  open?: boolean;
}): Model {
  const m = createModel(337);
  const { w, d, h, body, lid } = plan;
  for (const z of [-1, 1]) m.box({ at: [0, 3, z * (d / 2 - 0.9)] }, [w, h - 6, 1.8], body, 0.5);
  for (const x of [-1, 1]) {
    m.box({ at: [x * (w / 2 - 0.9), 3, 0] }, [1.8, h - 6, d - 2], body, 0.5);
    m.box({ at: [x * (w / 2 + 0.1), h * 0.62, 0] }, [0.5, 3, 12], paint('#2a241f', 0), 0.2);
  }
  m.box({ at: [0, 3, 0] }, [w - 2, 2, d - 2], body, 0.2);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      m.cone({ at: [x * (w / 2 - 6), 0, z * (d / 2 - 6)] }, 2.2, 2.2, 4, lid);
  m.cushion({ at: [0, h - 3.4, 0] }, [w + 1.5, lid.kind === 'cloth' ? 6 : 3, d + 1.5], lid, {
    round: lid.kind === 'cloth' ? 2.8 : 0.8,
    bulge: lid.kind === 'cloth' ? 0.8 : 0,
  });
  return m;
}

/** A climbing triangle for small children. */
export function climber(plan: { w: number; h: number; frame: Material; rungs: Material }): Model {
  const m = createModel(347);
  const { w, h, frame, rungs } = plan;
  const foot = h * 0.62;
  for (const side of [-1, 1]) {
    for (const z of [-1, 1])
      m.tube(
        [
          [side * (w / 2), 1.6, z * foot],
          [side * (w / 2), h - 1.6, 0],
        ],
        1.9,
        frame,
      );
  }
  for (let i = 1; i <= 6; i++) {
    const t = i / 6.4;
    for (const z of [-1, 1])
      m.tube(
        [
          [-w / 2, h * t, z * foot * (1 - t)],
          [w / 2, h * t, z * foot * (1 - t)],
        ],
        1.3,
        rungs,
      );
  }
  m.tube(
    [
      [-w / 2, h - 1.6, 0],
      [w / 2, h - 1.6, 0],
    ],
    1.7,
    rungs,
  );
  return m;
}

/** A ladder-backed step for children who want to reach the worktop. */
export function tower(plan: { w: number; d: number; h: number; frame: Material }): Model {
  const m = createModel(367);
  const { w, d, h, frame } = plan;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      m.box(
        { at: [x * (w / 2 - 2), 0, z * (d / 2 - 2)], turn: [-z * 2, 0, 0] },
        [3.4, h, 3.4],
        frame,
        0.8,
      );
    for (const y of [h - 4, h * 0.66])
      m.box({ at: [x * (w / 2 - 2), y, 0] }, [2.4, 4, d - 8], frame, 0.8);
  }
  m.box({ at: [0, h * 0.42, 0] }, [w - 5, 2.4, d - 4], frame, 0.6);
  m.box({ at: [0, h * 0.2, d / 2 - 5] }, [w - 5, 2.4, 14], frame, 0.6);
  m.box({ at: [0, h - 4, -d / 2 + 3] }, [w - 5, 4, 2.4], frame, 0.8);
  m.box({ at: [0, h * 0.68, -d / 2 + 3] }, [w - 5, 4, 2.4], frame, 0.8);
  return m;
}

/** A two-sided easel. */
export function easel(plan: { w: number; h: number; frame: Material }): Model {
  const m = createModel(373);
  const { w, h, frame } = plan;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      m.tube(
        [
          [x * (w / 2), 0.8, z * 24],
          [x * (w / 2), h, 0],
        ],
        1.4,
        frame,
      );
  m.box(
    { at: [0, h * 0.42, 8.5], turn: [-13, 0, 0] },
    [w - 1, h * 0.5, 1.6],
    paint('#39433c', 0.04),
    0.3,
  );
  m.box({ at: [0, h * 0.38, 13.5] }, [w, 2, 8], frame, 0.5);
  m.box({ at: [0, h * 0.38, 17.6] }, [w, 2.7, 1.4], frame, 0.4);
  for (const [x, colour] of [
    [-10, '#e3ac84'],
    [-2, '#8ea2ae'],
    [7, '#d3a345'],
  ] as const)
    m.cone(
      { at: [x, h * 0.38 + 2.8 - 7 / 2, 15], turn: [90, 70, 0] },
      0.8,
      0.8,
      7,
      paint(colour, 0),
    );
  return m;
}
