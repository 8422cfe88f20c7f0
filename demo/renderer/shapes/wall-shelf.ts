import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import type { ShelfPlan } from './shelf-plan.ts';
import { addBooks, addThings } from './things.ts';

/** Boards on the wall with brackets. y = 0 is the lowest board. */
export function wall(plan: ShelfPlan): Model {
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
export function stringShelf(plan: ShelfPlan): Model {
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
export function ledge(plan: ShelfPlan): Model {
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
export function pegs(plan: ShelfPlan): Model {
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
export function roundShelf(plan: ShelfPlan): Model {
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
