import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { black, bulb, warm } from './lamp-plan.ts';
import type { LampPlan } from './lamp-plan.ts';

const drop = 62;

/** Hangs from y = 0; the cord is longer than any picture. */
export function pendant(plan: LampPlan): Model {
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
      for (let i = 0; i <= 48; i++) {
        const a = (i / 48) * Math.PI * 0.5;
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
