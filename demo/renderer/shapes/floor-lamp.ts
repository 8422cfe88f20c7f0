import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { black, bulb, fabricShade, warm } from './lamp-plan.ts';
import type { LampPlan } from './lamp-plan.ts';

export function floorLamp(plan: LampPlan): Model {
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
      for (let i = 0; i <= 108; i++)
        line.push(
          (w / 2) *
            (0.86 + 0.14 * Math.abs(Math.sin((i / 108) * Math.PI * 9))) *
            (0.8 + 0.2 * Math.sin((i / 108) * Math.PI)),
          3 + (i / 108) * (h - 6),
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
