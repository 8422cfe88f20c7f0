import { cloth, metal, paint, wood } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { chair } from './chair.ts';
import type { ChairPlan } from './chair.ts';
import { table } from './table.ts';
import type { TablePlan } from './table.ts';

/** A table with chairs around it. */
export function dining(plan: {
  table: TablePlan;
  chairs: readonly ChairPlan[];
  count: number;
  bench?: Model;
}): Model {
  const m = createModel(307);
  const { w, d } = plan.table;
  m.put(table(plan.table), [0, 0, 0]);
  const seat = (i: number) => chair(plan.chairs[i % plan.chairs.length] ?? plan.chairs[0]!);
  if (plan.table.plate === 'round') {
    for (let i = 0; i < plan.count; i++) {
      const a = (i / plan.count) * 360 + 40;
      const rad = (a * Math.PI) / 180;
      m.put(seat(i), [Math.sin(rad) * (w / 2 + 12), 0, Math.cos(rad) * (w / 2 + 12)], a + 180);
    }
    return m;
  }
  const ends = plan.count > 4 ? plan.count % 4 : 0;
  const along = (plan.count - ends) / 2;
  for (let i = 0; i < along; i++) {
    const x = -w / 2 + (w / along) * (i + 0.5);
    m.put(seat(i * 2), [x, 0, -d / 2 - 8], 0);
    m.put(seat(i * 2 + 1), [x, 0, d / 2 + 10], 180);
  }
  for (let i = 0; i < ends; i++)
    m.put(seat(i), [(i === 0 ? 1 : -1) * (w / 2 + 14), 0, 0], i === 0 ? -90 : 90);
  return m;
}

/** Things that belong together, side by side. `parts` are models already; `gap` is between their middles. */
export function together(
  parts: readonly { model: Model; at: readonly [number, number]; turn?: number }[],
): Model {
  const m = createModel(311);
  for (const part of parts) m.put(part.model, [part.at[0], 0, part.at[1]], part.turn ?? 0);
  return m;
}

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
  });
  const back = l * 0.42;
  m.cushion({ at: [-l / 2 + back * 0.36, 41, 0], turn: [0, 0, -34] }, [back, 7, w - 9], cover, {
    round: 3.3,
    bulge: 0.8,
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

/** A coat stand. */
export function coatStand(plan: { h: number; frame: Material; kind: 'tree' | 'ring' }): Model {
  const m = createModel(331);
  const { h, frame } = plan;
  if (plan.kind === 'ring') {
    m.cone({ at: [0, 0, 0] }, 18, 18, 2, frame, 0.6);
    m.tube(
      [
        [0, 1, 0],
        [0, h, 0],
      ],
      1.5,
      frame,
    );
    m.ring({ at: [0, h - 16, 0] }, 14, 0.8, frame);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * 6.28;
      m.tube(
        [
          [0, h - 15, 0],
          [Math.cos(a) * 14, h - 15, Math.sin(a) * 14],
        ],
        0.6,
        frame,
      );
      m.tube(
        [
          [Math.cos(a) * 14, h - 15, Math.sin(a) * 14],
          [Math.cos(a) * 20, h - 11, Math.sin(a) * 20],
        ],
        0.7,
        frame,
      );
    }
    return m;
  }
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * 6.28 + 0.4;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    m.tube(
      [
        [c * 22, 0.6, s * 22],
        [c * 2, h * 0.55, s * 2],
        [-c * 13, h, -s * 13],
      ],
      1.4,
      frame,
      1.1,
    );
    m.tube(
      [
        [c * 1, h * 0.7, s * 1],
        [c * 14, h * 0.82, s * 14],
      ],
      1,
      frame,
      0.8,
    );
  }
  m.ring({ at: [0, h * 0.55, 0] }, 2.4, 1, frame);
  return m;
}

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

/** A tool bag with a mallet and a level: the assembly service. */
export function toolkit(): Model {
  const m = createModel(349);
  const canvas = cloth('len', '#66754f');
  const leather = cloth('bor', '#96572f');
  const oakWood = wood('tolgy');
  const steel = metal('#b9b9b6', 0.7);
  m.cushion({ at: [0, 0, 0] }, [46, 24, 22], canvas, { round: 3.5, bulge: 1 });
  m.box({ at: [0, 0, 0] }, [46.6, 5, 22.6], leather, 1.4);
  for (const z of [-1, 1])
    m.tube(
      [
        [-10, 22, z * 9],
        [-8, 36, z * 4],
        [8, 36, z * 4],
        [10, 22, z * 9],
      ],
      1.1,
      leather,
    );
  m.tube(
    [
      [-18, 20, 0],
      [-24, 42, -2],
    ],
    1.5,
    oakWood,
  );
  m.box({ at: [-25, 40, -2], turn: [0, 0, 15] }, [7, 7, 13], oakWood, 1);
  m.tube(
    [
      [15, 20, -3],
      [18, 40, -5],
    ],
    0.5,
    steel,
  );
  m.cone({ at: [14, 17, -3], turn: [0, 0, -8] }, 1.6, 1.3, 11, paint('#8a2b3a', 0.4));
  m.box({ at: [34, 0, 22], turn: [0, 24, 0] }, [58, 4.4, 2.4], paint('#c58f35', 0.3), 0.5);
  m.box(
    { at: [34, 3.6, 22], turn: [0, 24, 0] },
    [7, 1.2, 1.4],
    { kind: 'glow', colour: '#b7c96a', power: 0.4 },
    0.4,
  );
  for (const [x, z] of [
    [-26, 18],
    [-20, 23],
    [-30, 24],
  ] as const)
    m.cone({ at: [x, 0.6, z], turn: [90, 40, 0] }, 0.6, 0.6, 5, steel);
  return m;
}

/** Swatches, a rolled plan and a pencil: advice on a home. */
export function swatches(): Model {
  const m = createModel(353);
  const colours = ['#66754f', '#e3d8c5', '#8a2b3a', '#8ea2ae', '#c58f35', '#b4623f'];
  colours.forEach((colour, i) => {
    m.box(
      { at: [-14 + i * 4.2, i * 0.55, -6 + i * 1.4], turn: [0, 26 - i * 12, 0] },
      [15, 0.7, 20],
      cloth(i % 2 === 0 ? 'len' : 'bukle', colour),
      0.3,
    );
  });
  m.cone({ at: [4, 1.4, 20], turn: [90, 66, 0] }, 3.4, 3.4, 46, paint('#f7f3ea', 0.1), 0.3);
  m.box({ at: [24, 0, -2], turn: [0, -20, 0] }, [14, 1.4, 14], wood('dio'), 0.3);
  m.box({ at: [27, 1.2, 1], turn: [0, 8, 0] }, [14, 1.4, 14], wood('tolgy'), 0.3);
  m.box(
    { at: [25, 2.6, -1], turn: [0, -8, 0] },
    [11, 1.2, 11],
    { kind: 'stone', stone: 'travertin' },
    0.3,
  );
  m.cone({ at: [-14, 0.5, 20], turn: [90, -50, 0] }, 0.5, 0.5, 18, paint('#8a2b3a', 0.3));
  return m;
}

/** A stapled booklet, one standing, one lying. */
export function booklet(plan: {
  colours: readonly string[];
  picture: 'hill' | 'sun' | 'leaf' | 'abstract' | 'line';
}): Model {
  const m = createModel(359);
  const cover: Material = { kind: 'print', picture: plan.picture, colours: plan.colours };
  const page = paint('#f7f3ea', 0.05);
  m.box({ at: [3, 0, -4], turn: [-7, -8, 0] }, [21, 29.7, 1.1], page, 0.1);
  m.box({ at: [3.1, 0, -3.3], turn: [-7, -8, 0] }, [21.2, 29.8, 0.3], cover, 0.05);
  m.box({ at: [-10, 0, 15], turn: [0, 24, 0] }, [21, 1, 29.7], page, 0.1);
  m.extrusion(
    { at: [-10, 1.1, 15], turn: [-90, 0, -24] },
    [-10.6, -14.9, 10.6, -14.9, 10.6, 14.9, -10.6, 14.9],
    0.3,
    cover,
    0.05,
  );
  m.cone({ at: [9, 0.5, 16], turn: [90, 30, 0] }, 0.5, 0.5, 17, paint('#c58f35', 0.3));
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
  m.box({ at: [0, h * 0.38, 17.6] }, [w, 4, 1.4], frame, 0.4);
  for (const [x, colour] of [
    [-10, '#e3ac84'],
    [-2, '#8ea2ae'],
    [7, '#d3a345'],
  ] as const)
    m.cone({ at: [x, h * 0.38 + 2.4, 14], turn: [90, 70, 0] }, 0.8, 0.8, 7, paint(colour, 0));
  return m;
}
