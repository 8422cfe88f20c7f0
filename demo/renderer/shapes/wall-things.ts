import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A clock on the wall, with or without rays around it; ten past ten. */
export function clock(plan: {
  w: number;
  face: Material;
  hands: Material;
  rim: Material;
  rays?: boolean;
}): Model {
  const m = createModel(541);
  const r = plan.w / 2;
  const dial = plan.rays === true ? r * 0.42 : r;
  if (plan.rays === true) {
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * Math.PI * 2;
      const far = i % 2 === 0 ? r : r * 0.8;
      m.tube(
        [
          [Math.cos(a) * dial * 0.9, r + Math.sin(a) * dial * 0.9, 1.6],
          [Math.cos(a) * far, r + Math.sin(a) * far, 1.6],
        ],
        0.9,
        plan.rim,
        0.5,
      );
      if (i % 2 === 0)
        m.ball(
          { at: [Math.cos(a) * far, r + Math.sin(a) * far - 1.1, 1.6] },
          [2.4, 2.4, 2.4],
          plan.rim,
        );
    }
  }
  m.cone({ at: [0, r - 1.6, 1.8], turn: [90, 0, 0] }, dial, dial, 3.2, plan.rim, 0.8);
  m.cone(
    { at: [0, r - 0.4, 3.3], turn: [90, 0, 0] },
    dial * 0.93,
    dial * 0.93,
    0.8,
    plan.face,
    0.2,
  );
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const long = i % 3 === 0 ? 0.12 : 0.07;
    m.tube(
      [
        [Math.cos(a) * dial * (0.86 - long), r + Math.sin(a) * dial * (0.86 - long), 3.9],
        [Math.cos(a) * dial * 0.86, r + Math.sin(a) * dial * 0.86, 3.9],
      ],
      Math.max(0.24, dial * 0.016),
      plan.hands,
    );
  }
  for (const [angle, long, thick] of [
    [145, 0.5, 0.03],
    [30, 0.74, 0.022],
  ] as const) {
    const a = (angle * Math.PI) / 180;
    m.tube(
      [
        [-Math.cos(a) * dial * 0.1, r - Math.sin(a) * dial * 0.1, 4.3],
        [Math.cos(a) * dial * long, r + Math.sin(a) * dial * long, 4.3],
      ],
      Math.max(0.3, dial * thick),
      plan.hands,
    );
  }
  m.ball({ at: [0, r - 0.9, 4.2] }, [1.8, 1.8, 1.4], plan.hands);
  return m;
}

/** A perforated board with shelves, hooks and a cup: order above a desk. */
export function pegboard(plan: { w: number; h: number; board: Material; shelf: Material }): Model {
  const m = createModel(547);
  const { w, h, board, shelf } = plan;
  m.box({ at: [0, 0, 1] }, [w, h, 1.6], board, 0.6);
  const hole = paint('#3a332c', 0);
  const columns = Math.floor((w - 6) / 7);
  const rows = Math.floor((h - 6) / 7);
  for (let c = 0; c < columns; c++)
    for (let k = 0; k < rows; k++)
      m.cone(
        {
          at: [(c - (columns - 1) / 2) * 7, 3.4 + (k + 0.5) * ((h - 6) / rows) - 0.2, 1.75],
          turn: [90, 0, 0],
        },
        0.7,
        0.7,
        0.3,
        hole,
        0.1,
      );
  m.box({ at: [-w * 0.2, h * 0.36, 8] }, [w * 0.44, 1.6, 12], shelf, 0.5);
  m.box({ at: [w * 0.25, h * 0.62, 7] }, [w * 0.34, 1.6, 10], shelf, 0.5);
  m.bowl({ at: [w * 0.28, h * 0.62 + 1.6, 7] }, [0, 0.4, 3, 0.4, 3.4, 1, 3.4, 9], 0.5, {
    kind: 'ceramic',
    colour: '#b4623f',
    gloss: 0.2,
  });
  const pencils = ['#c58f35', '#66754f', '#8a2b3a'];
  pencils.forEach((colour, i) => {
    m.tube(
      [
        [w * 0.28 - 1 + i, h * 0.62 + 3, 7],
        [w * 0.28 - 3 + i * 3, h * 0.62 + 17, 6 + i],
      ],
      0.4,
      paint(colour, 0.2),
    );
  });
  const books = ['#8ea2ae', '#efe9dc', '#a47864', '#d3a345', '#66754f'];
  books.forEach((colour, i) => {
    m.box(
      { at: [-w * 0.36 + i * 3.2, h * 0.36 + 1.6, 8] },
      [2.8, 15 + (i % 3) * 2.4, 11],
      paint(colour, 0.08),
      0.3,
    );
  });
  for (const x of [0.08, 0.2, 0.32])
    m.tube(
      [
        [w * x, h * 0.3, 1.6],
        [w * x, h * 0.3, 6],
        [w * x, h * 0.3 + 2, 6.6],
      ],
      0.6,
      shelf,
    );
  return m;
}
