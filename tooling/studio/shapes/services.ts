import { cloth, metal, paint, wood } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

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
    m.cone({ at: [x, 0.6 - 5 / 2, z], turn: [90, 40, 0] }, 0.6, 0.6, 5, steel);
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
  m.cone(
    { at: [4, 3.4 - 46 / 2, 20], turn: [90, 66, 0] },
    3.4,
    3.4,
    46,
    paint('#f7f3ea', 0.1),
    0.3,
  );
  m.box({ at: [24, 0, -2], turn: [0, -20, 0] }, [14, 1.4, 14], wood('dio'), 0.3);
  m.box({ at: [27, 1.2, 1], turn: [0, 8, 0] }, [14, 1.4, 14], wood('tolgy'), 0.3);
  m.box(
    { at: [25, 2.6, -1], turn: [0, -8, 0] },
    [11, 1.2, 11],
    { kind: 'stone', stone: 'travertin' },
    0.3,
  );
  m.cone({ at: [-14, 0.5 - 18 / 2, 20], turn: [90, -50, 0] }, 0.5, 0.5, 18, paint('#8a2b3a', 0.3));
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
    { at: [-10, 1.1, 15], turn: [-90, 24, 0] },
    [-10.6, -14.9, 10.6, -14.9, 10.6, 14.9, -10.6, 14.9],
    0.3,
    cover,
    0.05,
  );
  m.cone({ at: [9, 0.5 - 17 / 2, 16], turn: [90, 30, 0] }, 0.5, 0.5, 17, paint('#c58f35', 0.3));
  return m;
}
