import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

export interface LampPlan {
  readonly kind:
    | 'shade'
    | 'tripod'
    | 'bow'
    | 'reader'
    | 'globes'
    | 'lantern'
    | 'mushroom'
    | 'urn'
    | 'arm'
    | 'orb'
    | 'bell'
    | 'dome'
    | 'sphere'
    | 'drum'
    | 'cone'
    | 'cluster'
    | 'beam'
    | 'disc'
    | 'bracket'
    | 'swing'
    | 'tulip'
    | 'plate'
    | 'basket';
  /** Whole height of the lamp; of hanging ones the height of the shade. */
  readonly h: number;
  /** Width of the shade. */
  readonly w: number;
  readonly shade: Material;
  readonly body: Material;
  readonly cord?: Material;
}

const warm = '#ffd9a0';
const bulb: Material = { kind: 'glow', colour: '#fff0d2', power: 1.5 };
const black: Material = { kind: 'paint', colour: '#2a2724', gloss: 0.2 };

/** A conical fabric shade with its light inside; `y` is its lower rim. */
function fabricShade(
  m: Model,
  at: Vec,
  below: number,
  above: number,
  high: number,
  shade: Material,
): void {
  const [x, y, z] = at;
  m.bowl({ at: [x, y + high / 2, z] }, [below, -high / 2, above, high / 2], 0.6, shade);
  m.ball({ at: [x, y + high * 0.34, z] }, [6, 8, 6], bulb);
  m.lamp([x, y + high * 0.3, z], warm, 0.5, 26);
}

function floorLamp(plan: LampPlan): Model {
  const m = createModel(151);
  const { h, w, shade, body } = plan;
  switch (plan.kind) {
    case 'tripod': {
      const joint = h - w * 0.72;
      for (let i = 0; i < 3; i++) {
        const a = (i / 3) * Math.PI * 2 + 0.5;
        m.tube(
          [
            [Math.sin(a) * w * 0.56, 0.6, Math.cos(a) * w * 0.56],
            [Math.sin(a) * 3, joint, Math.cos(a) * 3],
          ],
          1.2,
          body,
          1.7,
        );
      }
      m.cone({ at: [0, joint - 3, 0] }, 4.4, 4.4, 3.4, body);
      m.cone({ at: [0, joint, 0] }, 0.7, 0.7, 12, black);
      fabricShade(m, [0, h - w * 0.62, 0], w / 2, w / 2 - 4, w * 0.62, shade);
      break;
    }
    case 'bow': {
      m.cone({ at: [0, 0, 0] }, 17, 17, 5, { kind: 'stone', stone: 'marvany' }, 0.6);
      const line: Vec[] = [];
      for (let i = 0; i <= 26; i++) {
        const t = i / 26;
        line.push([
          t < 0.38 ? 0 : (1 - Math.cos(((t - 0.38) / 0.62) * 2.2)) * 54,
          t < 0.38
            ? 4 + (t / 0.38) * (h * 0.62)
            : 4 + h * 0.62 + Math.sin(((t - 0.38) / 0.62) * 2.2) * h * 0.36,
          0,
        ]);
      }
      m.tube(line, 0.95, body);
      const [ex, ey] = line[26] ?? [80, h, 0];
      m.bowl(
        { at: [ex, ey - w * 0.42, 0] },
        [w / 2, 0, w * 0.45, w * 0.18, w * 0.28, w * 0.36, 2, w * 0.44],
        0.7,
        shade,
      );
      m.ball({ at: [ex, ey - w * 0.34, 0] }, [8, 8, 8], bulb);
      m.lamp([ex, ey - w * 0.45, 0], warm, 0.5, 30);
      break;
    }
    case 'reader': {
      m.cone({ at: [0, 0, 0] }, 13, 13, 1.8, body, 0.6);
      m.tube(
        [
          [0, 1, 0],
          [0, h * 0.86, 0],
        ],
        0.8,
        body,
      );
      m.tube(
        [
          [0, h * 0.84, 0],
          [20, h - 4, 5],
        ],
        0.7,
        body,
      );
      m.bowl(
        { at: [24, h - 15, 7], turn: [14, 0, -24] },
        [w / 2, 0, w * 0.42, w * 0.3, w * 0.16, w * 0.62, 1, w * 0.64],
        0.5,
        shade,
      );
      m.lamp([26, h - 18, 9], warm, 0.35, 22);
      break;
    }
    case 'globes':
      m.cone({ at: [0, 0, 0] }, 13, 13, 2, body, 0.6);
      m.tube(
        [
          [0, 1, 0],
          [0, h - 4, 0],
        ],
        0.9,
        body,
      );
      for (const [x, y, s] of [
        [-12, h * 0.52, 1],
        [13, h * 0.7, 0.85],
        [0, h - w * 0.55, 1.12],
      ] as const) {
        m.tube(
          [
            [0, y + w * 0.1, 0],
            [x, y + w * 0.1, 3],
          ],
          0.6,
          body,
        );
        m.ball({ at: [x, y, 3] }, [w * 0.58 * s, w * 0.58 * s, w * 0.58 * s], shade);
        m.lamp([x, y + 8, 3], warm, 0.2, 20);
      }
      break;
    case 'lantern': {
      const line: number[] = [];
      for (let i = 0; i <= 36; i++)
        line.push(
          (w / 2) *
            (0.86 + 0.14 * Math.abs(Math.sin((i / 36) * Math.PI * 9))) *
            (0.8 + 0.2 * Math.sin((i / 36) * Math.PI)),
          3 + (i / 36) * (h - 6),
        );
      m.bowl({ at: [0, 0, 0] }, line, 0.5, shade);
      for (const y of [1, h - 3]) m.cone({ at: [0, y, 0] }, w * 0.34, w * 0.34, 2, body);
      m.lamp([0, h / 2, 0], warm, 0.5, 40);
      break;
    }
    default:
      m.cone({ at: [0, 0, 0] }, w * 0.32, w * 0.31, 2, body, 0.7);
      m.tube(
        [
          [0, 1, 0],
          [0, h - w * 0.5, 0],
        ],
        0.95,
        body,
      );
      fabricShade(m, [0, h - w * 0.68, 0], w / 2, w * 0.33, w * 0.68, shade);
      m.ball({ at: [0, h - 1.6, 0] }, [2.6, 2.6, 2.6], body);
  }
  return m;
}

function tableLamp(plan: LampPlan): Model {
  const m = createModel(157);
  const { h, w, shade, body } = plan;
  switch (plan.kind) {
    case 'mushroom': {
      m.lathe(
        { at: [0, 0, 0] },
        [0, 0, w * 0.3, 0, w * 0.3, 1.6, w * 0.13, h * 0.12, w * 0.11, h * 0.6, 0, h * 0.62],
        body,
        0.5,
      );
      const line: number[] = [];
      for (let i = 0; i <= 16; i++) {
        const a = (i / 16) * Math.PI * 0.5;
        line.push(Math.cos(a) * (w / 2), h * 0.56 + Math.sin(a) * h * 0.42);
      }
      m.bowl({ at: [0, 0, 0] }, [w * 0.42, h * 0.55, ...line], 1, shade);
      m.lamp([0, h * 0.5, 0], warm, 0.5, 16);
      break;
    }
    case 'urn':
      m.lathe(
        { at: [0, 0, 0] },
        [
          0,
          0,
          w * 0.18,
          0,
          w * 0.28,
          h * 0.14,
          w * 0.3,
          h * 0.26,
          w * 0.2,
          h * 0.42,
          w * 0.07,
          h * 0.5,
          w * 0.06,
          h * 0.54,
          0,
          h * 0.54,
        ],
        body,
        0.4,
      );
      m.cone({ at: [0, h * 0.52, 0] }, 0.8, 0.8, h * 0.1, black);
      fabricShade(m, [0, h - h * 0.42, 0], w / 2, w * 0.36, h * 0.42, shade);
      break;
    case 'arm': {
      m.cone({ at: [0, 0, 0] }, 9, 9, 2, body, 0.7);
      m.tube(
        [
          [0, 2, 0],
          [-9, h * 0.5, 0],
        ],
        0.75,
        body,
      );
      m.tube(
        [
          [-9, h * 0.5, 0],
          [15, h - 7, 2],
        ],
        0.75,
        body,
      );
      m.ball({ at: [-9, h * 0.5 - 1.3, 0] }, [2.6, 2.6, 2.6], body);
      m.bowl(
        { at: [20, h - 15, 3], turn: [10, 0, -32] },
        [w / 2, 0, w * 0.4, w * 0.3, w * 0.18, w * 0.6, 1, w * 0.64],
        0.5,
        shade,
      );
      m.lamp([22, h - 17, 6], warm, 0.35, 14);
      break;
    }
    case 'orb':
      m.cone({ at: [0, 0, 0] }, w * 0.3, w * 0.26, h * 0.22, body, 0.8);
      m.ball({ at: [0, h * 0.16, 0] }, [w, h * 0.84, w], shade);
      m.lamp([0, h * 0.6, 0], warm, 0.35, 18);
      break;
    case 'tulip':
      m.cone({ at: [0, 0, 0] }, w * 0.36, w * 0.34, 1.8, body, 0.6);
      m.tube(
        [
          [0, 1, 0],
          [0, h * 0.6, 0],
        ],
        0.7,
        body,
      );
      m.bowl(
        { at: [0, h * 0.5, 0] },
        [1, 0, w * 0.34, h * 0.06, w * 0.5, h * 0.24, w * 0.44, h * 0.42, w * 0.5, h * 0.5],
        0.7,
        shade,
      );
      m.lamp([0, h * 0.75, 0], warm, 0.4, 16);
      break;
    default: {
      // A fabric bell on a wooden or stone foot.
      m.cone({ at: [0, 0, 0] }, w * 0.22, w * 0.22, 2.4, body, 0.6);
      m.cone({ at: [0, 2, 0] }, 1.4, 1.4, h * 0.5, body);
      fabricShade(m, [0, h * 0.45, 0], w / 2, w * 0.3, h * 0.55, shade);
    }
  }
  return m;
}

const drop = 62;

/** Hangs from y = 0; the cord is longer than any picture. */
function pendant(plan: LampPlan): Model {
  const m = createModel(163);
  const { h, w, shade, body } = plan;
  const cord = plan.cord ?? black;
  const top = -drop;
  const hang = (x: number, z: number, y: number) =>
    m.tube(
      [
        [x, 260, z],
        [x, y, z],
      ],
      0.32,
      cord,
    );
  switch (plan.kind) {
    case 'sphere':
    case 'drum': {
      hang(0, 0, top);
      const line: number[] = [];
      for (let i = 0; i <= 40; i++) {
        const t = i / 40;
        const a = -1.45 + t * 2.9;
        const ridge = 1 - 0.018 * (1 - Math.cos(t * Math.PI * 2 * 13));
        line.push(
          (plan.kind === 'drum' ? (w / 2) * (0.9 + 0.1 * Math.cos(a)) : Math.cos(a) * (w / 2)) *
            ridge,
          top - h / 2 + (plan.kind === 'drum' ? (t - 0.5) * h : Math.sin(a) * (h / 2)),
        );
      }
      m.bowl({ at: [0, 0, 0] }, line, 0.5, shade);
      m.ball({ at: [0, top - h * 0.6, 0] }, [9, 9, 9], bulb);
      m.lamp([0, top - h / 2, 0], warm, 0.4, 40);
      break;
    }
    case 'cone':
      hang(0, 0, top + 2);
      m.cone({ at: [0, top - 2, 0] }, 2.2, 1.4, 6, body);
      m.bowl({ at: [0, top - h, 0] }, [w / 2, 0, w * 0.1, h * 0.94, 1, h], 0.8, shade);
      m.lamp([0, top - h, 0], warm, 0.5, 30);
      break;
    case 'basket': {
      hang(0, 0, top);
      const line: number[] = [];
      for (let i = 0; i <= 20; i++) {
        const t = i / 20;
        line.push(
          (w / 2) *
            (0.16 + 0.84 * Math.sin(Math.min(1, t * 1.15) * 1.57) - Math.max(0, t - 0.8) * 0.5),
          top - t * h,
        );
      }
      m.bowl({ at: [0, 0, 0] }, line, 0.8, shade);
      m.ring({ at: [0, top - h - 0.6, 0] }, (w / 2) * 0.9, 0.9, shade);
      m.ball({ at: [0, top - h * 0.62, 0] }, [8, 8, 8], bulb);
      m.lamp([0, top - h * 0.8, 0], warm, 0.5, 34);
      break;
    }
    case 'cluster':
      for (const [x, z, y, s] of [
        [-18, 4, 0, 1],
        [15, 8, -24, 0.8],
        [3, -12, -46, 1.1],
      ] as const) {
        hang(x, z, top + y);
        m.cone({ at: [x, top + y - 3, z] }, 1.8, 1.8, 5, body);
        m.ball(
          { at: [x, top + y - w * 0.55 * s - 2, z] },
          [w * 0.55 * s, w * 0.55 * s, w * 0.55 * s],
          shade,
        );
        m.lamp([x, top + y - 12, z], warm, 0.2, 20);
      }
      break;
    case 'beam':
      for (const x of [-1, 1]) hang(x * w * 0.34, 0, top);
      m.box({ at: [0, top - 4, 0] }, [w, 5, 5], body, 1.4);
      m.box({ at: [0, top - 4.7, 0] }, [w - 6, 1, 3], bulb, 0.3);
      m.lamp([-w * 0.25, top - 6, 0], warm, 0.3, 30);
      m.lamp([w * 0.25, top - 6, 0], warm, 0.3, 30);
      break;
    case 'plate': {
      hang(0, 0, top);
      const rims = [
        [w * 0.5, 0],
        [w * 0.38, h * 0.36],
        [w * 0.24, h * 0.7],
      ] as const;
      for (const [r, y] of rims) {
        m.bowl(
          { at: [0, top - h + y, 0] },
          [r, 0, r * 0.86, h * 0.16, r * 0.5, h * 0.26, 2, h * 0.3],
          0.6,
          shade,
        );
      }
      m.cone({ at: [0, top - h * 0.1, 0] }, 2.4, 1.6, h * 0.2, body);
      m.lamp([0, top - h, 0], warm, 0.5, 30);
      break;
    }
    default: {
      // A dome.
      hang(0, 0, top + 2);
      const line: number[] = [];
      for (let i = 0; i <= 16; i++) {
        const a = (i / 16) * Math.PI * 0.5;
        line.push(Math.cos(a) * (w / 2), top - h + Math.sin(a) * h * 0.9);
      }
      m.bowl({ at: [0, 0, 0] }, line, 0.8, shade);
      m.cone({ at: [0, top - h * 0.12, 0] }, 3, 2, h * 0.16, body);
      m.ball({ at: [0, top - h * 0.8, 0] }, [8, 8, 8], bulb);
      m.lamp([0, top - h, 0], warm, 0.6, 30);
    }
  }
  return m;
}

/** Fixed to the wall at z = 0. */
function wallLamp(plan: LampPlan): Model {
  const m = createModel(167);
  const { h, w, shade, body } = plan;
  if (plan.kind === 'disc') {
    m.cone({ at: [0, h / 2 - 2, 3], turn: [90, 0, 0] }, w * 0.22, w * 0.22, 4, body);
    m.cone({ at: [0, h / 2 - 1.2, 6.5], turn: [90, 0, 0] }, w / 2, w / 2 - 0.6, 2.4, shade, 1);
    m.lamp([0, h / 2, 2], warm, 0.7, 22);
    return m;
  }
  m.cone({ at: [0, h * 0.42 - 1, 1], turn: [90, 0, 0] }, 5.5, 5.5, 2, body, 0.6);
  if (plan.kind === 'swing') {
    m.tube(
      [
        [0, h * 0.42, 1],
        [0, h * 0.42, 6],
        [24, h * 0.46, 16],
      ],
      0.8,
      body,
    );
    fabricShade(m, [26, h * 0.46, 17], w / 2, w * 0.34, h * 0.5, shade);
  } else {
    m.tube(
      [
        [0, h * 0.42, 1],
        [0, h * 0.42, 11],
        [0, h * 0.52, 13],
      ],
      0.8,
      body,
    );
    m.cone({ at: [0, h * 0.5, 13] }, 2.6, 2.6, 3, body);
    m.ball({ at: [0, h * 0.5 + 2, 13] }, [w, w, w], shade);
    m.lamp([0, h * 0.5 + w / 2, 13], warm, 0.45, 22);
  }
  return m;
}

const hung: ReadonlySet<LampPlan['kind']> = new Set([
  'dome',
  'sphere',
  'drum',
  'cone',
  'cluster',
  'beam',
  'plate',
  'basket',
]);
const onWall: ReadonlySet<LampPlan['kind']> = new Set(['disc', 'bracket', 'swing']);
const onTable: ReadonlySet<LampPlan['kind']> = new Set(['mushroom', 'urn', 'arm', 'orb', 'bell', 'tulip']);

export const lampStance = (plan: LampPlan): 'floor' | 'wall' | 'hang' =>
  hung.has(plan.kind) ? 'hang' : onWall.has(plan.kind) ? 'wall' : 'floor';

/** A lamp, lit. */
export function lamp(plan: LampPlan): Model {
  if (hung.has(plan.kind)) return pendant(plan);
  if (onWall.has(plan.kind)) return wallLamp(plan);
  return onTable.has(plan.kind) ? tableLamp(plan) : floorLamp(plan);
}
