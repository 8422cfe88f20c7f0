import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A parasol with its foot. */
export function parasol(plan: {
  w: number;
  h: number;
  cover: Material;
  pole: Material;
  foot: Material;
}): Model {
  const m = createModel(463);
  const { w, h, cover, pole, foot } = plan;
  const r = w / 2;
  m.cone({ at: [0, 0, 0] }, 25, 23, 6, foot, 1.4);
  m.cone({ at: [0, 5, 0] }, 3.4, 3, 24, foot, 0.5);
  m.cone({ at: [0, 6, 0] }, 2, 2, h - 8, pole, 0.4);
  const rim = h - 52;
  m.bowl({ at: [0, rim, 0] }, [r, 0, r * 0.72, 20, r * 0.36, 37, 3, 46], 0.7, cover);
  m.bowl({ at: [0, rim + 38, 0] }, [r * 0.3, 0, 2.6, 13], 0.7, cover);
  m.ball({ at: [0, h - 4, 0] }, [4.4, 5, 4.4], pole);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    m.tube(
      [
        [Math.cos(a) * r * 0.98, rim + 0.6, Math.sin(a) * r * 0.98],
        [Math.cos(a) * r * 0.5, rim + 29, Math.sin(a) * r * 0.5],
        [0, h - 8, 0],
      ],
      0.8,
      pole,
    );
  }
  return m;
}

/** A hammock between the ends of a bent wooden frame. */
export function hammock(plan: {
  l: number;
  h: number;
  frame: Material;
  cover: Material;
  rope: Material;
}): Model {
  const m = createModel(467);
  const { l, h, frame, cover, rope } = plan;
  const half = l / 2;
  for (const z of [-1, 1]) {
    const bow: Vec[] = [];
    for (let i = 0; i <= 18; i++) {
      const t = i / 9 - 1;
      bow.push([t * half, 3 + (h - 3) * Math.abs(t) ** 2.6, z * 4 * (1 - Math.abs(t))]);
    }
    m.tube(bow, 3, frame);
  }
  for (const side of [-1, 1]) {
    m.tube(
      [
        [side * half * 0.52, 2, -46],
        [side * half * 0.52, 2, 46],
      ],
      2.6,
      frame,
    );
    const bar = side * half * 0.68;
    const high = h * 0.66;
    m.tube(
      [
        [bar, high, -42],
        [bar, high, 42],
      ],
      1.5,
      frame,
    );
    for (let i = 0; i < 7; i++)
      m.tube(
        [
          [side * half * 0.97, h - 4, 0],
          [bar, high, -36 + i * 12],
        ],
        0.35,
        rope,
      );
  }
  const line: number[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 12 - 1;
    line.push(t * half * 0.67, h * 0.66 - 34 * (1 - t * t));
  }
  m.sheet({ at: [0, 0, 0] }, line, 78, 1.2, cover);
  m.cushion({ at: [-half * 0.42, h * 0.66 - 24, 0], turn: [0, 0, -22] }, [26, 7, 50], cover, {
    round: 3.4,
    bulge: 2,
  });
  return m;
}

/** A bowl for a fire, on a ring of legs. */
export function fireBowl(plan: { w: number; h: number; body: Material }): Model {
  const m = createModel(479);
  const { w, h, body } = plan;
  const r = w / 2;
  m.bowl(
    { at: [0, h * 0.42, 0] },
    [0, 0.6, r * 0.4, 1.6, r * 0.78, h * 0.2, r * 0.96, h * 0.42, r, h * 0.56],
    1,
    body,
  );
  m.ring({ at: [0, h - 3, 0] }, r, 0.9, body);
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.4;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    m.tube(
      [
        [c * r * 0.86, 0.8, s * r * 0.86],
        [c * r * 0.62, h * 0.5, s * r * 0.62],
      ],
      1.3,
      body,
    );
  }
  m.ring({ at: [0, h * 0.16, 0] }, r * 0.78, 0.8, body);
  const log = paint('#5b4230', 0.03);
  for (const turn of [20, 80, 140])
    m.cone(
      { at: [0, h * 0.62 - 12 + turn * 0.02, 0], turn: [90, turn, 0] },
      4,
      4,
      r * 1.1,
      log,
      0.6,
    );
  return m;
}
