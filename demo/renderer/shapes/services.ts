import { cloth, metal, paint, wood } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { add, minus, times } from '../engine/vector.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { chair } from './chair.ts';
import { chest } from './playroom.ts';

const oak = wood('tolgy');
const steel = metal('#b9b9b6', 0.55);
const brass = metal('#b3883f', 0.6);

/** A point on the way from `a` to `b`. */
const between = (a: Vec, b: Vec, share: number): Vec => add(a, times(minus(b, a), share));

/** An open box of boards with a rod to carry it by, joined at its corners with tails. */
function tote(): Model {
  const m = createModel(349);
  const [w, d, low, high] = [50, 26, 13, 29];
  const [x, z] = [w / 2 - 0.8, d / 2 - 0.7];
  m.box({ at: [0, 0.5, 0] }, [w - 3, 1.2, d - 2.6], oak, 0.1);
  for (const side of [-1, 1]) {
    m.box({ at: [0, 0, side * z] }, [w, low, 1.4], oak, 0.25);
    m.extrusion(
      { at: [side * x, 0, 0], turn: [0, 90, 0] },
      [
        -z,
        0.3,
        z,
        0.3,
        z,
        low - 0.3,
        4.6,
        high,
        2.6,
        high + 1,
        -2.6,
        high + 1,
        -4.6,
        high,
        -z,
        low,
      ],
      1.6,
      oak,
      0.25,
    );
    for (const front of [-1, 1])
      for (const y of [2.4, 6.5, 10.6])
        m.extrusion(
          { at: [side * x, y, front * (d / 2)] },
          [-0.85, -1.15, 0.85, -0.75, 0.85, 0.75, -0.85, 1.15].map((v, i) =>
            i % 2 === 0 ? v * side : v,
          ),
          0.12,
          wood('akac'),
          0.05,
        );
  }
  m.tube(
    [
      [-w / 2 - 1.4, high - 3.4, 0],
      [w / 2 + 1.4, high - 3.4, 0],
    ],
    1.5,
    wood('dio'),
  );
  return m;
}

/** A wooden handle with a brass collar and a steel shaft, 22 cm from its tip to its end. */
function screwdriver(m: Model, tip: Vec, end: Vec, handle: Material): void {
  const at = (share: number) => between(tip, end, share);
  m.tube([at(0), at(0.56)], 0.3, steel);
  m.tube([at(0.53), at(0.58)], 0.62, brass);
  m.tube([at(0.58), at(0.66)], 0.8, handle, 1.15);
  m.tube([at(0.66), at(0.88)], 1.15, handle, 1.3);
  m.tube([at(0.88), at(0.97)], 1.3, handle, 0.95);
}

/** A folding rule, half opened: its leaves lie on the ground and on each other in turn. */
function foldingRule(m: Model, joints: readonly (readonly [x: number, z: number])[]): void {
  joints.slice(1).forEach((to, i) => {
    const from = joints[i]!;
    const [x, z] = [to[0] - from[0], to[1] - from[1]];
    const leaf = createModel(367 + i);
    const long = Math.hypot(x, z);
    leaf.box({ at: [0, 0, 0] }, [long + 1.6, 0.5, 1.7], paint('#d9b766', 0.1), 0.15);
    for (let k = 1; k < long - 1; k += 1)
      leaf.box(
        { at: [k - long / 2, 0.46, k % 5 === 0 ? 0.3 : 0.5] },
        [0.14, 0.08, k % 5 === 0 ? 1 : 0.6],
        paint('#3a332b', 0),
        0.02,
      );
    leaf.cone({ at: [long / 2, 0.45, 0] }, 0.5, 0.4, 0.15, brass, 0.05);
    m.put(
      leaf,
      [from[0] + x / 2, (i % 2) * 0.5, from[1] + z / 2],
      (Math.atan2(-z, x) * 180) / Math.PI,
    );
  });
}

/** A tool tote with a mallet and what else it takes to put furniture together: the assembly service. */
export function toolkit(): Model {
  const m = createModel(349);
  const beech = wood('bukk');
  const box = createModel(373);
  box.put(tote(), [0, 0, 0]);
  const [grip, neck]: [Vec, Vec] = [
    [10.5, 2, 5.6],
    [14.5, 34, 6.2],
  ];
  box.tube([grip, neck], 1.25, wood('akac'), 1.4);
  box.box({ at: [14.4, 28.6, 6.2], turn: [0, 0, -7] }, [14, 8, 7.6], beech, 0.8);
  screwdriver(box, [-17, 2.4, 5], [-20, 24, 6.6], wood('dio'));
  screwdriver(box, [-11, 2.4, 6], [-10, 20.5, 7.4], beech);
  box.tube(
    [
      [-3, 3, 7.5],
      [-1.5, 19, 8.4],
    ],
    0.42,
    paint('#8a2b3a', 0.1),
  );
  m.put(box, [-2, 0, -8], 8);
  screwdriver(m, [27, 0.3, 21], [7, 1.5, 14.6], wood('dio'));
  foldingRule(m, [
    [-32, 16],
    [-12, 20],
    [-31, 23.5],
    [-12, 29],
  ]);
  [
    [31, 12, 9.5, 0.34],
    [33, 15.5, 7.5, 0.28],
    [35, 18.4, 6, 0.22],
  ].forEach(([x = 0, z = 0, long = 0, r = 0]) => {
    m.tube(
      [
        [x - 1.2, r, z - 3],
        [x - 0.3, r, z - 0.7],
        [x + 0.4, r, z - 0.1],
        [x + long, r, z + 0.6],
      ],
      r,
      steel,
    );
  });
  for (const [x, z, turn] of [
    [-3, 20, 0.4],
    [2.5, 22.5, -0.5],
    [-0.6, 25, 0.1],
  ] as const)
    m.tube(
      [
        [x, 0.5, z],
        [x + Math.cos(turn) * 3.6, 0.5, z + Math.sin(turn) * 3.6],
      ],
      0.5,
      beech,
    );
  for (const [x, z, turn] of [
    [14, 25, 0.5],
    [18.6, 27.4, 2.4],
    [22, 26, -0.3],
  ] as const) {
    const tip: Vec = [x + Math.cos(turn) * 4.2, 0.5, z + Math.sin(turn) * 4.2];
    m.tube([[x, 0.5, z], tip], 0.26, brass, 0.06);
    m.tube([[x, 0.5, z], between([x, 0.5, z], tip, 0.06)], 0.5, brass, 0.4);
  }
  return m;
}

/** A chest and a chair that have served, tied up and labelled: what is taken away. */
export function oldPieces(): Model {
  const m = createModel(379);
  const pine = wood('fenyo');
  const cord = cloth('pamut', '#b8996a');
  const [w, d, h] = [84, 44, 47];
  const box = createModel(383);
  box.put(chest({ w, d, h, body: pine, lid: pine }), [0, 0, 0]);
  const [x, z] = [w / 2 + 1.2, d / 2 + 2];
  const wool = cloth('gyapju', '#8f9a94', {
    name: 'stripes',
    width: 7,
    colours: ['#8f9a94', '#8f9a94', '#8f9a94', '#e3d8c5'],
  });
  const over = 17;
  for (const [wide, hem, lift] of [
    [45, over, 0.3],
    [43.6, over + 7, 1.1],
  ] as const) {
    const out = d / 2 + 0.9 + lift;
    box.sheet(
      { at: [-5, 0, 0], turn: [0, 90, 0] },
      [
        [-out - 0.8, hem + 4, -out - 0.4, h * 0.6, -out, h - 2, -out + 0.8, h - 0.5 + lift],
        [-out + 2.4, h + lift, -8, h + lift, 8, h + lift, out - 2.4, h + lift],
        [out - 0.8, h - 0.5 + lift, out, h - 2, out + 0.3, h * 0.6, out + 0.5, hem],
      ].flat(),
      wide,
      0.8,
      wool,
    );
  }
  const top = h + 2.1;
  const [knot, along] = [-5, 8.5];
  box.tube(
    [
      [0, 2.6, along],
      [-w / 2 - 0.5, 2.6, along],
      [-x, h - 3, along],
      [-x + 0.6, h + 0.2, along],
      [knot - 22, top, along],
      [knot + 22, top, along],
      [x - 0.6, h + 0.2, along],
      [x, h - 3, along],
      [w / 2 + 0.5, 2.6, along],
      [0, 2.6, along],
    ],
    0.55,
    cord,
  );
  box.tube(
    [
      [knot, 2.6, 0],
      [knot, 2.6, d / 2 + 0.5],
      [knot, over, z + 1.2],
      [knot, h - 1.5, z + 1],
      [knot, top, z - 2],
      [knot, top, -z + 2],
      [knot, h - 1.5, -z - 0.6],
      [knot, 2.6, -d / 2 - 0.5],
      [knot, 2.6, 0],
    ],
    0.55,
    cord,
  );
  for (const side of [-1, 1]) {
    const bow = (out: number, up: number, near: number): Vec => [
      knot + side * out,
      top + up,
      along + near,
    ];
    box.tube(
      [
        bow(0, 0.5, 0),
        bow(3, 1.8, 1.6),
        bow(6.4, 1.4, 3.6),
        bow(6.6, 0.6, 1),
        bow(3, 0.7, -0.4),
        bow(0, 0.5, 0),
      ],
      0.42,
      cord,
    );
    box.tube([bow(0, 0.5, 0), bow(4, 0.4, 5), bow(5, 0.2, 9)], 0.42, cord);
  }
  m.put(box, [24, 0, -4], 6);
  m.put(
    chair({
      kind: 'ladder',
      w: 44,
      d: 44,
      h: 88,
      seat: 45,
      cover: { kind: 'cane', colour: '#c9a873', weave: 'rush' },
      frame: wood('dio'),
    }),
    [-60, 0, 10],
    22,
  );
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

/** A stapled booklet, one on a stand, one lying. */
export function booklet(plan: {
  colours: readonly string[];
  picture: 'hill' | 'sun' | 'leaf' | 'abstract' | 'line';
}): Model {
  const m = createModel(359);
  const cover: Material = { kind: 'print', picture: plan.picture, colours: plan.colours };
  const page = paint('#f7f3ea', 0.05);
  const standing = createModel(389);
  standing.box({ at: [0, 1.3, 0], turn: [-14, 0, 0] }, [21, 29.7, 0.6], page, 0.1);
  standing.box({ at: [0, 1.4, 0.42], turn: [-14, 0, 0] }, [21.2, 29.8, 0.2], cover, 0.05);
  standing.box({ at: [0, 0, 1.6] }, [15, 1.6, 5.4], wood('dio'), 0.3);
  standing.box({ at: [0, 0.3, 5.2] }, [15, 2.2, 0.9], wood('dio'), 0.3);
  standing.box({ at: [0, 0.2, -5.2], turn: [-14, 0, 0] }, [13, 22, 0.8], wood('dio'), 0.3);
  m.put(standing, [3, 0, -4], -8);
  m.box({ at: [-12, 0, 18], turn: [0, 24, 0] }, [21, 0.6, 29.7], page, 0.1);
  m.extrusion(
    { at: [-12, 0.7, 18], turn: [-90, 24, 0] },
    [-10.6, -14.9, 10.6, -14.9, 10.6, 14.9, -10.6, 14.9],
    0.3,
    cover,
    0.05,
  );
  m.cone({ at: [12, 0.5 - 17 / 2, 19], turn: [90, 30, 0] }, 0.5, 0.5, 17, paint('#c58f35', 0.3));
  return m;
}
