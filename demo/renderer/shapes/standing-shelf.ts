import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { fill } from './shelf-plan.ts';
import type { ShelfPlan } from './shelf-plan.ts';
import { addBooks, addThings } from './things.ts';

/** Boards in a case with a back. */
export function bookcase(plan: ShelfPlan): Model {
  const m = createModel(Math.round(plan.w + plan.h * 3));
  const { w, d, h, levels, board, frame } = plan;
  const columns = plan.columns ?? 1;
  const foot = 6;
  m.box({ at: [0, foot, -d / 2 + 0.7] }, [w - 1, h - foot, 1], board, 0.1);
  for (const side of [-1, 1]) m.box({ at: [side * (w / 2 - 1.1), 0, 0] }, [2.2, h, d], frame, 0.35);
  const each = (w - 4.4) / columns;
  for (let c = 1; c < columns; c++)
    m.box({ at: [-w / 2 + 2.2 + each * c, foot, 0] }, [2, h - foot, d - 1], frame, 0.3);
  const room = (h - foot - 2.2) / levels;
  for (let i = 0; i <= levels; i++) {
    const y = foot + room * i;
    m.box({ at: [0, y, 0] }, [w - 4.2, 2.2, d - 0.6], board, 0.3);
    if (i === levels) continue;
    for (let c = 0; c < columns; c++)
      fill(m, plan, -w / 2 + 2.2 + each * (c + 0.5), y + 2.2, each, room - 2, i * columns + c);
  }
  return m;
}

/** Boards that get shallower upwards, between leaning rails. */
export function ladder(plan: ShelfPlan): Model {
  const m = createModel(103);
  const { w, d, h, levels, board, frame } = plan;
  for (const side of [-1, 1]) {
    m.tube(
      [
        [side * (w / 2 - 1.5), 0.5, d / 2],
        [side * (w / 2 - 1.5), h, -d / 2 + 2],
      ],
      1.6,
      frame,
    );
    m.tube(
      [
        [side * (w / 2 - 1.5), 0.5, -d / 2 + 2],
        [side * (w / 2 - 1.5), h - 4, -d / 2 + 2],
      ],
      1.2,
      frame,
    );
  }
  for (let i = 0; i < levels; i++) {
    const y = 14 + (i * (h - 24)) / (levels - 0.4);
    const front = d / 2 - (d - 2) * (y / h);
    const deep = front + d / 2 - 1;
    m.box({ at: [0, y, front - deep / 2] }, [w - 4, 2, deep], board, 0.4);
    if (plan.filled !== false && deep > 12) {
      const space = {
        x: 0,
        y: y + 2,
        z: front - deep / 2 - 1,
        w: w - 12,
        h: (h - 24) / levels - 4,
        d: deep - 3,
      };
      if (i % 2 === 0) addThings(m, space, i + 3);
      else addBooks(m, space, i + 8);
    }
  }
  return m;
}

/** Boards held by a trunk with branches: the signature of the Lombkorona line. */
export function tree(plan: ShelfPlan): Model {
  const m = createModel(107);
  const { w, d, h, levels, board, frame } = plan;
  const back = -d / 2 + 2;
  m.box({ at: [0, 0, 0] }, [w * 0.62, 3, d], board, 1);
  const [low, waist, high] = [w * 0.2, w * 0.13, w * 0.36];
  /** How far the outer trunks stand from the middle at a height. */
  const trunk = (y: number): number =>
    y < h / 2
      ? low + ((waist - low) * y) / (h / 2)
      : waist + ((high - waist) * (y - h / 2)) / (h / 2);
  for (const side of [-1, 0, 1]) {
    m.tube(
      [
        [side * low, 2, back],
        [side * waist, h * 0.5, back],
        [side * high, h, back],
      ],
      2,
      frame,
      1.4,
    );
  }
  for (let i = 0; i < levels; i++) {
    const t = (i + 0.85) / levels;
    const y = 3 + t * (h - 14);
    const wide = w * (0.62 + 0.38 * Math.sin(t * 2.2));
    const shift = (i % 2 === 0 ? -1 : 1) * w * 0.05;
    m.box({ at: [shift, y, 0] }, [wide, 2.6, d], board, 1.2);
    for (const side of [-1, 1]) {
      m.tube(
        [
          [side * trunk(y - 14), y - 14, back],
          [shift + side * wide * 0.42, y + 0.6, back + 3],
        ],
        1.2,
        frame,
        0.9,
      );
    }
    fill(m, plan, shift - wide * 0.08, y + 2.6, wide * 0.8, (h - 14) / levels - 2, i);
  }
  return m;
}

/** Boards in a thin metal or wooden frame. */
export function frameShelf(plan: ShelfPlan): Model {
  const m = createModel(109);
  const { w, d, h, levels, board, frame } = plan;
  const [x, z] = [w / 2 - 1.2, d / 2 - 1.2];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) m.box({ at: [sx * x, 0, sz * z] }, [2.2, h, 2.2], frame, 0.4);
    m.box({ at: [sx * x, h - 2.2, 0] }, [2.2, 2.2, d], frame, 0.4);
  }
  m.tube(
    [
      [-x, h * 0.12, -z],
      [x, h * 0.62, -z],
    ],
    0.45,
    frame,
  );
  m.tube(
    [
      [x, h * 0.12, -z],
      [-x, h * 0.62, -z],
    ],
    0.45,
    frame,
  );
  for (let i = 0; i < levels; i++) {
    const y = 12 + (i * (h - 14)) / (levels - 1) - (i === levels - 1 ? 2.4 : 0);
    m.box({ at: [0, y, 0] }, [w - 0.6, 2.4, d - 0.4], board, 0.4);
    if (i < levels - 1) fill(m, plan, 0, y + 2.4, w - 6, (h - 14) / (levels - 1) - 3, i);
  }
  return m;
}

/** Square compartments of different width. */
export function cubes(plan: ShelfPlan): Model {
  const m = createModel(113);
  const { w, d, h, levels, board, frame } = plan;
  const room = (h - 2) / levels;
  const columns = plan.columns ?? 3;
  for (const side of [-1, 1]) m.box({ at: [side * (w / 2 - 1), 0, 0] }, [2, h, d], frame, 0.35);
  m.box({ at: [0, 0, -d / 2 + 0.6] }, [w - 1, h, 0.8], board, 0.1);
  for (let i = 0; i <= levels; i++)
    m.box({ at: [0, room * i, 0] }, [w - 0.2, 2, d - 0.3], frame, 0.35);
  for (let i = 0; i < levels; i++) {
    const shift = (i % 2 === 0 ? -1 : 1) * w * 0.07;
    const cuts = Array.from(
      { length: columns - 1 },
      (_, c) =>
        -w / 2 +
        (w / columns) * (c + 1) +
        (columns % 2 === 0 && c === (columns - 2) / 2 ? shift * 2 : shift),
    );
    for (const x of cuts) m.box({ at: [x, room * i + 1, 0] }, [2, room, d - 0.5], frame, 0.3);
    const edges = [-w / 2, ...cuts, w / 2];
    for (let c = 0; c < columns; c++) {
      const [a, b] = [edges[c] ?? 0, edges[c + 1] ?? 0];
      fill(m, plan, (a + b) / 2, room * i + 2, b - a - 3, room - 2, i * columns + c);
    }
  }
  return m;
}
