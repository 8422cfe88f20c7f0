import { stream } from '../engine/chance.ts';
import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { addBooks, addThings } from './things.ts';

export interface ShelfPlan {
  readonly kind:
    | 'case'
    | 'ladder'
    | 'tree'
    | 'frame'
    | 'cubes'
    | 'wall'
    | 'string'
    | 'ledge'
    | 'pegs'
    | 'round';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly levels: number;
  readonly board: Material;
  readonly frame: Material;
  readonly columns?: number;
  readonly filled?: boolean;
}

function fill(
  m: Model,
  plan: ShelfPlan,
  x: number,
  y: number,
  w: number,
  h: number,
  i: number,
): void {
  if (plan.filled === false) return;
  const space = { x, y, z: 0, w: w - 3, h: h - 3, d: plan.d - 4 };
  const rnd = stream(i * 31 + plan.w)();
  if (rnd > 0.9) return;
  if (rnd < 0.58) addBooks(m, space, i + plan.w);
  else addThings(m, space, i + plan.w);
}

/** Boards in a case with a back. */
function bookcase(plan: ShelfPlan): Model {
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
function ladder(plan: ShelfPlan): Model {
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
function tree(plan: ShelfPlan): Model {
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
function frameShelf(plan: ShelfPlan): Model {
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
function cubes(plan: ShelfPlan): Model {
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

/** Boards on the wall with brackets. y = 0 is the lowest board. */
function wall(plan: ShelfPlan): Model {
  const m = createModel(127);
  const { w, d, h, levels, board, frame } = plan;
  for (let i = 0; i < levels; i++) {
    const y = levels === 1 ? 0 : (i * h) / (levels - 1);
    const shift = levels === 1 ? 0 : (i % 2 === 0 ? -1 : 1) * w * 0.06;
    m.box({ at: [shift, y, d / 2] }, [w, 2.6, d], board, 0.7);
    for (const side of [-1, 1]) {
      const x = shift + side * (w / 2 - 14);
      m.tube(
        [
          [x, y - 12, 1],
          [x, y, 1],
          [x, y, d - 3],
        ],
        0.9,
        frame,
      );
      m.tube(
        [
          [x, y - 11, 1],
          [x, y - 1, d - 5],
        ],
        0.7,
        frame,
      );
    }
    if (plan.filled !== false) {
      const space = { x: shift, y: y + 2.6, z: d / 2, w: w - 14, h: 26, d: d - 5 };
      if (i % 2 === 0) addThings(m, space, i + Math.round(w));
      else addBooks(m, space, i + 4);
    }
  }
  return m;
}

/** Wire ladders with boards hooked between them. */
function stringShelf(plan: ShelfPlan): Model {
  const m = createModel(131);
  const { w, d, h, levels, board, frame } = plan;
  const columns = plan.columns ?? 2;
  const each = w / columns;
  for (let c = 0; c <= columns; c++) {
    const x = -w / 2 + each * c;
    for (const z of [1, d - 1])
      m.tube(
        [
          [x, 0, z],
          [x, h, z],
        ],
        0.5,
        frame,
      );
    for (let y = 4; y < h; y += 9)
      m.tube(
        [
          [x, y, 1],
          [x, y, d - 1],
        ],
        0.32,
        frame,
      );
  }
  for (let c = 0; c < columns; c++) {
    for (let i = 0; i < levels; i++) {
      const y = 6 + ((i + (c % 2) * 0.25) * (h - 12)) / levels;
      const x = -w / 2 + each * (c + 0.5);
      m.box({ at: [x, y, d / 2] }, [each - 1.6, 1.8, d], board, 0.4);
      const space = { x, y: y + 1.8, z: d / 2, w: each - 8, h: (h - 12) / levels - 4, d: d - 4 };
      if ((i + c) % 2 === 0) addBooks(m, space, i * 3 + c + 2);
      else addThings(m, space, i * 5 + c);
    }
  }
  return m;
}

/** Narrow ledges for pictures and picture books. */
function ledge(plan: ShelfPlan): Model {
  const m = createModel(137);
  const { w, d, h, levels, board } = plan;
  const covers = ['#b4623f', '#8ea2ae', '#e3ac84', '#66754f', '#d3a345', '#8a2b3a'];
  for (let i = 0; i < levels; i++) {
    const y = levels === 1 ? 0 : (i * h) / levels;
    m.box({ at: [0, y, d / 2] }, [w, 1.8, d], board, 0.5);
    m.box({ at: [0, y, d - 0.7] }, [w, 5, 1.4], board, 0.5);
    m.box({ at: [0, y, 0.6] }, [w, 7, 1.2], board, 0.4);
    const count = Math.max(2, Math.floor(w / 26));
    for (let c = 0; c < count; c++) {
      const tall = 19 + ((c + i) % 3) * 4;
      m.box(
        { at: [-w / 2 + (w / count) * (c + 0.5), y + 1.8, d / 2 - 0.5], turn: [-9, 0, 0] },
        [15 + ((c + i) % 2) * 4, tall, 1.4],
        {
          kind: 'print',
          picture: (['sun', 'hill', 'abstract', 'leaf'] as const)[(c + i * 2) % 4] ?? 'sun',
          colours: [
            '#efe6d4',
            covers[(c + i) % 6] ?? '#b4623f',
            covers[(c + i + 2) % 6] ?? '#8ea2ae',
            covers[(c + i + 4) % 6] ?? '#66754f',
            '#d3a345',
          ],
        },
        0.2,
      );
    }
  }
  return m;
}

/** A board with pegs. */
function pegs(plan: ShelfPlan): Model {
  const m = createModel(139);
  const { w, d, h, board, frame } = plan;
  m.box({ at: [0, 0, 1] }, [w, h, 2], board, 0.7);
  const count = Math.max(3, Math.round(w / 16));
  for (let i = 0; i < count; i++) {
    const x = -w / 2 + (w / count) * (i + 0.5);
    const end: Vec = [x, h * 0.46 + 3, Math.min(d, 9)];
    m.tube([[x, h * 0.42, 1], end], 1.1, frame);
    m.ball({ at: [x, end[1] - 1.6, end[2]] }, [3.2, 3.2, 3.2], frame);
  }
  if (d > 10) m.box({ at: [0, h - 1, d / 2] }, [w, 2, d], board, 0.5);
  return m;
}

/** A ring on the wall with one board across. */
function roundShelf(plan: ShelfPlan): Model {
  const m = createModel(149);
  const { w, d, board, frame } = plan;
  const r = w / 2;
  const hoop: number[] = [];
  for (let i = 0; i <= 48; i++)
    hoop.push(Math.sin((i / 48) * Math.PI * 2) * r, Math.cos((i / 48) * Math.PI * 2) * r);
  m.sheet({ at: [0, r, d / 2] }, hoop, d, 1.6, frame);
  for (const y of [r * 0.55, r * 1.2]) {
    const half = Math.sqrt(r * r - (y - r) ** 2) - 1;
    m.box({ at: [0, y, d / 2] }, [half * 2, 1.6, d - 0.6], board, 0.4);
    addThings(
      m,
      { x: 0, y: y + 1.6, z: d / 2, w: half * 1.5, h: r * 0.5, d: d - 4 },
      Math.round(y),
    );
  }
  return m;
}

const builders = {
  case: bookcase,
  ladder,
  tree,
  frame: frameShelf,
  cubes,
  wall,
  string: stringShelf,
  ledge,
  pegs,
  round: roundShelf,
};

export const shelf = (plan: ShelfPlan): Model => builders[plan.kind](plan);
