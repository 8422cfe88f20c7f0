import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';

/** A desk with a low shelf standing on its back edge: a first school desk. */
export function schoolDesk(plan: {
  w: number;
  d: number;
  h: number;
  top: Material;
  frame: Material;
}): Model {
  const m = createModel(557);
  const { w, d, h, top, frame } = plan;
  m.put(
    table({ plate: 'rect', legs: 'splay', w, d, h, top, frame, drawers: 2, knob: frame }),
    [0, 0, 0],
  );
  for (const side of [-1, 1])
    m.box({ at: [side * (w / 2 - 3), h, -d / 2 + 9] }, [1.8, 22, 16], top, 0.5);
  m.box({ at: [0, h, -d / 2 + 9] }, [1.8, 21, 16], top, 0.5);
  m.box({ at: [0, h + 20.4, -d / 2 + 9] }, [w - 4, 1.8, 17], top, 0.5);
  m.box({ at: [0, h, -d / 2 + 1.4] }, [w - 6, 21, 1], top, 0.2);
  return m;
}

/** Trays and a cup for what lies about on a desk. */
export function deskSet(plan: { body: Material; other: Material }): Model {
  const m = createModel(563);
  const { body, other } = plan;
  for (const y of [0, 7.5]) {
    m.box({ at: [-8, y, 0] }, [25, 1, 33], body, 0.3);
    for (const side of [-1, 1]) m.box({ at: [-8 + side * 12, y, 0] }, [1, 6, 33], body, 0.4);
    m.box({ at: [-8, y, -16] }, [24, 6, 1], body, 0.4);
    m.box(
      { at: [-8, y + 1, 0.6] },
      [21, 0.9, 29.7],
      { kind: 'paint', colour: '#f7f3ea', gloss: 0.05 },
      0.1,
    );
  }
  for (const side of [-1, 1])
    for (const z of [-13, 13])
      m.cone({ at: [-8 + side * 11.6, 5.6, z] }, 0.8, 0.8, 2.2, other, 0.2);
  m.bowl({ at: [12, 0, -4] }, [0, 0.5, 3.8, 0.5, 4.2, 1.2, 4.2, 10], 0.6, other);
  const pencils = ['#c58f35', '#8a2b3a', '#2f4057', '#66754f'];
  pencils.forEach((colour, i) => {
    const a = i * 1.5;
    m.tube(
      [
        [12 + Math.cos(a), 1.5, -4 + Math.sin(a)],
        [12 + Math.cos(a) * 3.6, 18 + (i % 2) * 2, -4 + Math.sin(a) * 3.6],
      ],
      0.42,
      { kind: 'paint', colour, gloss: 0.25 },
    );
  });
  m.bowl({ at: [13, 0, 9] }, [0, 0.5, 4, 0.5, 5, 1, 5.2, 3.4], 0.6, body);
  return m;
}

/** Two frame shelves back to back would be a wall: one low one is a bench for books. */
export const bookBench = (plan: {
  w: number;
  d: number;
  h: number;
  board: Material;
  cushion: Material;
}): Model => {
  const m = createModel(569);
  m.put(
    shelf({
      kind: 'cubes',
      w: plan.w,
      d: plan.d,
      h: plan.h - 5,
      levels: 1,
      columns: 3,
      board: plan.board,
      frame: plan.board,
    }),
    [0, 0, 0],
  );
  m.cushion({ at: [0, plan.h - 5, 0] }, [plan.w - 1, 5.5, plan.d - 1], plan.cushion, {
    round: 2.4,
    bulge: 0.7,
  });
  return m;
};
