import { stream } from '../engine/chance.ts';

import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A cushion standing on its edge and leaning back. */
export function throwPillow(plan: {
  w: number;
  h: number;
  cover: Material;
  piping?: Material;
}): Model {
  const m = createModel(Math.round(plan.w + plan.h * 3));
  // A lying cushion bulges upwards; stood up it bulges to the front.
  m.cushion({ at: [0, plan.h / 2 - 2, 0], turn: [72, 0, 0] }, [plan.w, 3, plan.h], plan.cover, {
    round: 1.4,
    bulge: 7.5,
    pinch: 2.2,
    seam: 'middle',
  });
  return m;
}

/** A cushion seen from the front, as in a shop window. */
export function pillow(plan: { w: number; h: number; cover: Material; tassels?: Material }): Model {
  const m = createModel(Math.round(plan.w * 5 + plan.h));
  m.cushion({ at: [0, plan.h / 2 - 3.5, 0], turn: [80, 0, 0] }, [plan.w, 3, plan.h], plan.cover, {
    round: 1.4,
    bulge: 8,
    pinch: 2,
    seam: 'middle',
  });
  if (plan.tassels !== undefined) {
    for (const x of [-1, 1]) {
      for (const y of [0, 1]) {
        const at = [x * (plan.w / 2 - 1), y * (plan.h - 3) + 1.5, -y * 6 + 3] as const;
        m.ball({ at: [at[0], at[1] - 1, at[2]] }, [2.6, 2.6, 2.6], plan.tassels);
        m.cone({ at: [at[0] + x * 1.5, at[1] - 5.4, at[2]] }, 1.6, 0.7, 5, plan.tassels);
      }
    }
  }
  return m;
}

/** Blankets folded on each other, the top one with a fringe. */
export function blanket(plan: {
  w: number;
  d: number;
  folds: number;
  cover: Material;
  fringe: boolean;
}): Model {
  const m = createModel(Math.round(plan.w * 3 + plan.folds));
  const { w, d, folds, cover } = plan;
  for (let i = 0; i < folds; i++) {
    const inset = (i % 2) * 0.8;
    m.cushion(
      { at: [inset * 0.6, i * 4.4, -inset * 0.4] },
      [w - inset, 4.6, d - inset * 1.4],
      cover,
      { round: 2.25, bulge: 0.5 },
    );
  }
  // The last fold falls over the front edge.
  m.cushion({ at: [w * 0.12, folds * 4.4 - 0.3, 0.5] }, [w * 0.46, 1.6, d + 1.5], cover, {
    round: 0.75,
    bulge: 0.5,
  });
  m.cushion({ at: [w * 0.12, folds * 1.7, d / 2 + 1] }, [w * 0.46, folds * 2.7, 1.5], cover, {
    round: 0.7,
    bulge: 0,
  });
  if (plan.fringe) {
    const rnd = stream(9);
    const count = Math.round((w * 0.46) / 1.3);
    for (let i = 0; i < count; i++) {
      const x = w * 0.12 - w * 0.23 + 0.7 + i * 1.3;
      const sway = (rnd() - 0.5) * 0.8;
      m.tube(
        [
          [x, folds * 1.7 + 0.3, d / 2 + 1],
          [x + sway, folds * 1.7 - 5, d / 2 + 1.3],
        ],
        0.28,
        cover,
        0.2,
      );
    }
  }
  return m;
}

/** A pair of curtains on a rod. `sheer` curtains let light through. */
export function curtain(plan: { w: number; h: number; cover: Material; rod: Material }): Model {
  const m = createModel(Math.round(plan.w + plan.h));
  const { w, h, cover, rod } = plan;
  m.tube(
    [
      [-w / 2 - 12, h + 3, 0],
      [w / 2 + 12, h + 3, 0],
    ],
    1.1,
    rod,
  );
  for (const side of [-1, 1]) {
    m.ball({ at: [side * (w / 2 + 13), h + 1, 0] }, [4, 4, 4], rod);
    const wide = w * 0.46;
    const line: number[] = [];
    const steps = 84;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const wave = Math.sin(t * Math.PI * 2 * 5.5 + side) * (1.7 + 0.5 * Math.sin(t * 9));
      line.push(-wide / 2 + t * wide, wave);
    }
    m.sheet({ at: [side * (w / 2 - wide / 2), h / 2, 0], turn: [90, 0, 0] }, line, h, 0.5, cover);
    for (let i = 0; i < 7; i++) {
      m.ring(
        {
          at: [side * (w / 2 - wide / 2) - wide / 2 + (i + 0.5) * (wide / 7), h + 1.6, 0],
          turn: [0, 0, 90],
        },
        1.8,
        0.25,
        rod,
      );
    }
  }
  return m;
}

/** A rug on the floor, its long side along z. */
export function rug(plan: {
  w: number;
  d: number;
  cover: Material;
  fringe?: Material;
  round?: boolean;
  thick?: number;
}): Model {
  const m = createModel(Math.round(plan.w * 3 + plan.d));
  const thick = plan.thick ?? 1.4;
  if (plan.round === true) {
    m.cone({ at: [0, 0, 0] }, plan.w / 2, plan.w / 2, thick, plan.cover, 0.5);
    return m;
  }
  m.box({ at: [0, 0, 0] }, [plan.w, thick, plan.d], plan.cover, 0.5);
  if (plan.fringe !== undefined) {
    const rnd = stream(4);
    const count = Math.round(plan.w / 2.4);
    for (let i = 0; i < count; i++) {
      const x = -plan.w / 2 + 1.2 + i * 2.4;
      for (const end of [-1, 1]) {
        const z = (end * plan.d) / 2;
        m.tube(
          [
            [x, 0.6, z - end],
            [x + (rnd() - 0.5), 0.5, z + end * 4],
            [x + (rnd() - 0.5) * 2.4, 0.4, z + end * 8],
          ],
          0.55,
          plan.fringe,
          0.35,
        );
      }
    }
  }
  return m;
}

/** A woven basket, used as a planter and for toys. */
export function basket(plan: { d: number; h: number; weave: Material; handles?: boolean }): Model {
  const m = createModel(31);
  const r = plan.d / 2;
  m.bowl(
    { at: [0, 0, 0] },
    [0, 0.8, r * 0.82, 0.8, r * 0.95, plan.h * 0.3, r, plan.h * 0.65, r * 0.96, plan.h],
    1.6,
    plan.weave,
  );
  m.ring({ at: [0, plan.h - 0.8, 0] }, r * 0.96, 1.1, plan.weave);
  if (plan.handles === true) {
    for (const side of [-1, 1]) {
      const x = side * r * 0.96;
      m.tube(
        [
          [x, plan.h, -6],
          [x + side * 2, plan.h + 6, -4],
          [x + side * 2, plan.h + 6, 4],
          [x, plan.h, 6],
        ],
        0.9,
        plan.weave,
      );
    }
  }
  return m;
}
