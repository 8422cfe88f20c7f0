import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { smooth } from './decor.ts';
import { black, fabricShade, warm } from './lamp-plan.ts';
import type { LampPlan } from './lamp-plan.ts';

export function tableLamp(plan: LampPlan): Model {
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
      for (let i = 0; i <= 48; i++) {
        const a = (i / 48) * Math.PI * 0.5;
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
          ...smooth([0, 0, 0.18, 0, 0.28, 0.14, 0.3, 0.26, 0.2, 0.42, 0.07, 0.5, 0.06, 0.54], w, h),
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
        smooth([0.5, 0, 0.47, 0.14, 0.4, 0.34, 0.2, 0.57, 1 / w, 0.64], w, w),
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
        smooth([1 / w, 0, 0.34, 0.06, 0.5, 0.24, 0.44, 0.42, 0.5, 0.5], w, h),
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
