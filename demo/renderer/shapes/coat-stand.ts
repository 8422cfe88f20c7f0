import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

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
