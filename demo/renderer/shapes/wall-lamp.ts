import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { fabricShade, warm } from './lamp-plan.ts';
import type { LampPlan } from './lamp-plan.ts';

/** Fixed to the wall at z = 0. */
export function wallLamp(plan: LampPlan): Model {
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
