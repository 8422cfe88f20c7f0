import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A toy kitchen: hob, sink, oven and a shelf behind. */
export function toyKitchen(plan: {
  w: number;
  d: number;
  h: number;
  body: Material;
  front: Material;
  metal: Material;
}): Model {
  const m = createModel(503);
  const { w, d, h, body, front, metal } = plan;
  const top = h * 0.56;
  const dark = paint('#2f2b28', 0.3);
  for (const side of [-1, 1]) m.box({ at: [side * (w / 2 - 0.9), 0, 0] }, [1.8, top, d], body, 0.6);
  m.box({ at: [0, 4, 0] }, [w - 2, 1.8, d - 1], body, 0.3);
  m.box({ at: [0, 4, 0] }, [1.8, top - 5, d - 2], body, 0.3);
  m.box({ at: [0, top - 2, 0] }, [w + 1, 2, d + 1], body, 0.7);
  m.box({ at: [0, 0, -d / 2 + 0.8] }, [w, h, 1.6], body, 0.6);
  m.box({ at: [0, h - 12, -d / 2 + 6] }, [w, 1.8, 11], body, 0.6);
  const half = w / 2 - 2.6;
  for (const side of [-1, 1]) {
    m.box(
      { at: [side * (half / 2 + 0.9), 6.4, d / 2 - 0.6] },
      [half - 1, top - 10, 1.6],
      front,
      0.6,
    );
    m.tube(
      [
        [side * (half / 2 + 0.9) - 6, top - 7, d / 2 + 1.8],
        [side * (half / 2 + 0.9) + 6, top - 7, d / 2 + 1.8],
      ],
      0.7,
      metal,
    );
  }
  m.box({ at: [-half / 2 - 0.9, 14, d / 2 + 0.3] }, [half - 9, top - 27, 0.5], dark, 0.2);
  for (const [x, z] of [
    [-half * 0.72, 3],
    [-half * 0.3, -3],
  ] as const)
    m.cone({ at: [x, top, z] }, 5.4, 5.4, 0.6, dark, 0.2);
  for (let i = 0; i < 3; i++)
    m.cone(
      { at: [-half + 4 + i * 7, top - 5.4, d / 2 + 0.8], turn: [90, 0, 0] },
      1.5,
      1.5,
      1.6,
      metal,
      0.3,
    );
  m.bowl({ at: [half * 0.5, top - 2.6, 0] }, [0, 0.5, 5, 0.5, 8, 1.4, 8.8, 4.4], 0.7, metal);
  m.tube(
    [
      [half * 0.5, top, -8],
      [half * 0.5, top + 10, -8],
      [half * 0.5, top + 11, -6],
      [half * 0.5, top + 9, -3],
    ],
    0.9,
    metal,
  );
  for (let i = 0; i < 4; i++)
    m.tube(
      [
        [-half + 6 + i * 8, h - 12, -d / 2 + 6],
        [-half + 6 + i * 8, h - 15.6, -d / 2 + 6],
        [-half + 6 + i * 8, h - 15.6, -d / 2 + 8],
      ],
      0.4,
      metal,
    );
  const cups = ['#b4623f', '#8ea2ae', '#d3a345'];
  cups.forEach((colour, i) => {
    m.bowl(
      { at: [half * 0.1 + i * 9, h - 10.2, -d / 2 + 6] },
      [0, 0.4, 2.6, 0.4, 3.2, 1.2, 3.4, 6],
      0.5,
      { kind: 'ceramic', colour, gloss: 0.3 },
    );
  });
  return m;
}

/** A bent board to balance on, to slide down, to hide under. */
export function balanceBoard(plan: {
  l: number;
  w: number;
  board: Material;
  felt: Material;
}): Model {
  const m = createModel(509);
  const arc = (sag: number): number[] => {
    const line: number[] = [];
    for (let i = 0; i <= 28; i++) {
      const t = i / 14 - 1;
      line.push((t * plan.l) / 2, sag + 17 * t * t);
    }
    return line;
  };
  m.sheet({ at: [0, 1, 0] }, arc(0.9), plan.w, 1.5, plan.board);
  // As wide as the board: its edge shows which colour it is.
  m.sheet({ at: [0, 1, 0] }, arc(-0.4), plan.w, 1.2, plan.felt);
  return m;
}

/** A low clothes rail between two triangles, a shelf below: a child's own wardrobe. */
export function clothesRail(plan: {
  w: number;
  d: number;
  h: number;
  frame: Material;
  clothes: readonly string[];
}): Model {
  const m = createModel(521);
  const { w, d, h, frame } = plan;
  const x = w / 2 - 2;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      m.tube(
        [
          [sx * x, 0.8, sz * (d / 2 - 2)],
          [sx * x, h, sz * -2.4],
        ],
        1.5,
        frame,
      );
  m.tube(
    [
      [-x - 3, h - 5, 0],
      [x + 3, h - 5, 0],
    ],
    1.4,
    frame,
  );
  m.box({ at: [0, 14, 0] }, [w - 6, 1.8, d - 10], frame, 0.6);
  m.box({ at: [0, 30, 0] }, [w - 7, 1.8, d - 18], frame, 0.6);
  const space = (w - 18) / Math.max(1, plan.clothes.length);
  plan.clothes.forEach((colour, i) => {
    const at = -w / 2 + 9 + space * (i + 0.5);
    const cover: Material = { kind: 'cloth', cloth: 'pamut', colour };
    m.tube(
      [
        [at, h - 3.6, 0],
        [at, h - 8, 0],
      ],
      0.28,
      paint('#b9b9b6', 0.4),
    );
    const shoulders: Vec[] = [
      [at, h - 11, -9],
      [at, h - 8, 0],
      [at, h - 11, 9],
    ];
    m.tube(shoulders, 0.8, frame);
    m.cushion({ at: [at, h - 45, 0] }, [3.4, 34, 21], cover, { round: 1.6, bulge: 0.6 });
    for (const side of [-1, 1])
      m.cushion({ at: [at, h - 28, side * 11.5], turn: [side * 16, 0, 0] }, [2.8, 17, 8], cover, {
        round: 1.3,
        bulge: 0.3,
      });
  });
  return m;
}

/** A wooden rocker shaped like a half moon with a seat: the first horse. */
export function rockingHorse(plan: { frame: Material; mane: Material; saddle: Material }): Model {
  const m = createModel(523);
  const { frame, mane, saddle } = plan;
  for (const z of [-1, 1]) {
    const rocker: Vec[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = i / 8 - 1;
      rocker.push([t * 36, 1.6 + 11 * t * t, z * 13]);
    }
    m.tube(rocker, 1.9, frame);
    for (const x of [-1, 1])
      m.tube(
        [
          [x * 22, 5.4, z * 13],
          [x * 14, 30, z * 7],
        ],
        1.9,
        frame,
        2.3,
      );
  }
  m.cushion({ at: [0, 28, 0] }, [44, 15, 17], frame, { round: 7, bulge: 1 });
  m.cushion({ at: [-3, 40, 0] }, [24, 5, 18.5], saddle, { round: 2.4, bulge: 0.6 });
  m.extrusion(
    { at: [22, 34, 0] },
    [-8, 0, 4, -2, 7, 12, 19, 15, 21, 21, 13, 26, 8, 32, 5, 27, -3, 18],
    7,
    frame,
    2.4,
  );
  m.ball({ at: [32, 51.5, 3.6] }, [1.7, 1.7, 1.2], paint('#2a2724', 0.5));
  m.tube(
    [
      [26, 48, -12],
      [26, 48, 12],
    ],
    1.3,
    frame,
  );
  for (let i = 0; i < 7; i++)
    m.tube(
      [
        [26 - i * 1.5, 61 - i * 4, 0],
        [20.5 - i * 1.5, 58 - i * 4.2, (i % 2 === 0 ? 1 : -1) * 3],
        [18 - i * 1.4, 53 - i * 4.2, (i % 2 === 0 ? 1 : -1) * 4.4],
      ],
      1.3,
      mane,
      0.8,
    );
  m.tube(
    [
      [-21, 38, 0],
      [-29, 36, 0],
      [-32, 24, 0],
    ],
    2,
    mane,
    0.9,
  );
  return m;
}
