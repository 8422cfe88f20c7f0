import { cloth, metal } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { smooth } from './decor.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

export interface TablewarePlan {
  readonly kind:
    | 'plates'
    | 'mugs'
    | 'bowls'
    | 'board'
    | 'jug'
    | 'glasses'
    | 'teapot'
    | 'setting'
    | 'cutlery'
    | 'tray'
    | 'linen';
  readonly body: Material;
  readonly other: Material;
}

function plate(m: Model, x: number, y: number, z: number, r: number, body: Material): void {
  m.bowl({ at: [x, y, z] }, [0, 0.4, r * 0.62, 0.4, r * 0.78, 0.9, r, 2.2], 0.75, body);
}

function mug(m: Model, x: number, z: number, body: Material, turn: number, r = 4.2, h = 9): void {
  m.bowl({ at: [x, 0.4, z] }, [0, 0, r * 0.86, 0, r, 1.2, r, h], 0.55, body);
  const a = (turn * Math.PI) / 180;
  const at = (out: number, y: number) => [x + Math.cos(a) * out, y, z + Math.sin(a) * out] as const;
  m.tube([at(r, h * 0.8), at(r + 2.8, h * 0.74), at(r + 3, h * 0.38), at(r, h * 0.26)], 0.55, body);
}

/** The handle of a piece of cutlery lying along z, its neck at z = -2. */
function handle(m: Model, x: number, k: number, body: Material): void {
  m.ball({ at: [x, 0, 5 * k] }, [1.5 * k, 0.75, 14 * k], body);
  m.tube(
    [
      [x, 0.4, 0],
      [x, 0.42, -4.5 * k],
    ],
    0.36,
    body,
    0.3,
  );
}

function knife(m: Model, x: number, body: Material): void {
  handle(m, x, 1, body);
  const blade = [-0.5, 2, 0.8, 2, 1, 4, 1, 9.5, 0.8, 11.4, 0.2, 12.6, -0.3, 12.8, -0.5, 12];
  m.extrusion({ at: [x, 0.34, 0], turn: [-90, 0, 0] }, blade, 0.34, body, 0.16);
}

function fork(m: Model, x: number, body: Material): void {
  handle(m, x, 1, body);
  m.ball({ at: [x, 0.05, -6] }, [2.5, 0.7, 5], body);
  for (const k of [-1.5, -0.5, 0.5, 1.5])
    m.tube(
      [
        [x + k * 0.5, 0.4, -6],
        [x + k * 0.62, 0.55, -9],
        [x + k * 0.6, 0.75, -12],
      ],
      0.24,
      body,
      0.16,
    );
}

function spoon(m: Model, x: number, k: number, body: Material): void {
  handle(m, x, k, body);
  m.ball({ at: [x, -0.05, -7.6 * k] }, [4 * k, 1, 7 * k], body);
}

/** A piece of brass cutlery as it lies beside a plate. */
function laid(piece: typeof fork): Model {
  const m = createModel(197);
  piece(m, 0, metal('#b3883f', 0.7));
  return m;
}

/** Things for the table, as a small still life. */
export function tableware(plan: TablewarePlan): Model {
  const m = createModel(193);
  const { body, other } = plan;
  switch (plan.kind) {
    case 'plates':
      for (let i = 0; i < 4; i++) plate(m, 0, i * 1.5, 0, 14, i % 2 === 0 ? body : other);
      for (let i = 0; i < 4; i++) plate(m, 0, 6.6 + i * 1.4, 0, 10.5, i % 2 === 0 ? other : body);
      break;
    case 'mugs':
      mug(m, -7.5, 0, body, 200);
      mug(m, 6.5, -3, other, -20);
      mug(m, 1, 9, body, 30);
      break;
    case 'bowls':
      m.bowl({ at: [-6, 0, -3] }, [0, 0.5, 5, 0.5, 10, 4, 12.5, 9.5], 0.8, body);
      m.bowl({ at: [12, 0, 5] }, [0, 0.5, 3.6, 0.5, 6.6, 2.6, 8, 6], 0.7, other);
      m.bowl({ at: [12, 2.8, 5] }, [0, 0.5, 3.6, 0.5, 6.6, 2.6, 8, 6], 0.7, other);
      break;
    case 'board':
      m.box({ at: [0, 0, 0] }, [24, 2.2, 40], body, 1);
      m.box({ at: [0, 0, -25] }, [7, 2.2, 14], body, 1);
      m.cone(
        { at: [4, 2.2, 4], turn: [0, 20, 0] },
        6.5,
        6,
        5,
        { kind: 'pile', colour: '#c89a5e', length: 1 },
        2,
      );
      m.box(
        { at: [-6, 2.2, 6], turn: [0, 34, 0] },
        [1.8, 0.5, 20],
        { kind: 'metal', colour: '#c8c8c4', polish: 0.8 },
        0.2,
      );
      m.box({ at: [-2, 2, 14], turn: [0, 34, 0] }, [2.2, 1.4, 9], other, 0.6);
      break;
    case 'jug':
      m.bowl(
        { at: [0, 0.5, 0] },
        [0, 0, 6, 0, 7.6, 5, 7, 13, 4.6, 19, 4.4, 22, 5.4, 26],
        0.7,
        body,
      );
      m.tube(
        [
          [4.6, 22, 0],
          [10.5, 20, 0],
          [11, 12, 0],
          [7.2, 8, 0],
        ],
        0.8,
        body,
      );
      mug(m, -13, 5, other, 180, 3.6, 7);
      mug(m, -6, 13, other, 60, 3.6, 7);
      break;
    case 'glasses': {
      const glass: Material = { kind: 'glass', colour: '#e3ecea', clear: 0.78 };
      m.bowl({ at: [-7, 0.4, -3] }, [0, 0, 5, 0, 6.6, 2, 6.6, 15, 3.2, 20, 3.2, 25], 0.4, glass);
      for (const [x, z] of [
        [5, 0],
        [12, 5],
        [3, 9],
      ] as const) {
        m.bowl(
          { at: [x, 0.3, z] },
          [0, 0, 3, 0, 3.5, 1, 3.7, 9],
          0.35,
          other.kind === 'glass' ? other : glass,
        );
      }
      break;
    }
    case 'teapot':
      m.lathe(
        { at: [0, 0, 0] },
        smooth([0, 0, 5.6, 0, 8.4, 2, 9.8, 5.6, 9.2, 9, 6.8, 11.8, 3.8, 12.9, 0, 13.2], 1, 1),
        body,
        0.3,
      );
      m.lathe({ at: [0, 13.2, 0] }, [0, 0, 3.8, 0, 3, 1.2, 0.8, 1.8, 1.4, 3.2, 0, 4], other, 0.2);
      m.tube(
        [
          [-8.6, 5, 0],
          [-13, 8, 0],
          [-15.5, 12.5, 0],
        ],
        1.7,
        body,
        0.9,
      );
      m.tube(
        [
          [-5, 12, 0],
          [-5, 21, 0],
          [5, 21, 0],
          [5, 12, 0],
        ],
        0.55,
        other,
      );
      m.bowl({ at: [14, 0.4, 8] }, [0, 0, 2.6, 0, 4, 2, 4.4, 5], 0.5, body);
      m.bowl({ at: [5, 0.4, 15] }, [0, 0, 2.6, 0, 4, 2, 4.4, 5], 0.5, body);
      break;
    case 'setting':
      m.box({ at: [0, 0, 0] }, [45, 0.5, 33], cloth('len', '#c2b59b'), 0.2);
      plate(m, 0, 0.5, 0, 14, body);
      plate(m, 0, 1.6, 0, 10.5, other);
      m.put(laid(fork), [-18, 0.4, 1]);
      m.put(laid(knife), [17.4, 0.4, 1]);
      m.bowl({ at: [20, 0.3, -18] }, [0, 0, 3, 0, 3.5, 1, 3.7, 9], 0.35, {
        kind: 'glass',
        colour: '#e3ecea',
        clear: 0.78,
      });
      break;
    case 'cutlery':
      knife(m, -8, body);
      fork(m, -2.8, body);
      spoon(m, 2.6, 1, body);
      spoon(m, 7.6, 0.78, body);
      m.box({ at: [0, -0.7, 0] }, [27, 0.6, 32], other, 0.25);
      break;
    case 'tray':
      m.cone({ at: [0, 0, 0] }, 20, 20, 1.4, body, 0.5);
      m.bowl({ at: [0, 0, 0] }, [19.4, 0.6, 20, 4.5], 1, body);
      mug(m, -6, 2, other, 160);
      m.bowl({ at: [7, 1.4, -4] }, [0, 0.5, 3.6, 0.5, 6, 2.4, 7, 5], 0.6, other);
      break;
    case 'linen':
      for (let i = 0; i < 4; i++)
        m.cushion(
          { at: [0, i * 1.5, 0], turn: [0, i * 3 - 4, 0] },
          [24, 1.6, 24],
          i % 2 === 0 ? body : other,
          { round: 0.75, bulge: 0.3 },
        );
      m.cushion({ at: [2, 6, 0], turn: [0, 12, 0] }, [9, 1.6, 22], other, {
        round: 0.75,
        bulge: 0.3,
      });
      m.ring({ at: [2, 7, 0], turn: [90, 0, 0] }, 3, 0.5, {
        kind: 'metal',
        colour: '#b3883f',
        polish: 0.8,
      });
      break;
  }
  return m;
}
