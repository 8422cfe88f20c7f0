import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { arc } from './arc.ts';
import { fourLegs } from './chair-plan.ts';
import type { ChairPlan } from './chair-plan.ts';

/** Curved padded back that embraces a padded seat. */
export function shell(plan: ChairPlan): Model {
  const m = createModel(41);
  const { w, d, h, seat, cover } = plan;
  fourLegs(m, plan, 2, 8, 5);
  // Round where the back embraces it: corners would stand out behind.
  const front = d / 2 - 2.5;
  m.cushion({ at: [0, seat - 7.5, (front - 3) / 2] }, [w - 5, 7.5, front + 3], cover, {
    round: 3.6,
  });
  m.cone({ at: [0, seat - 7.5, 0] }, w / 2 - 4.5, w / 2 - 4.5, 7.5, cover, 3.6);
  const high = h - seat + 5;
  m.sheet(
    { at: [0, seat - 5 + high / 2, 0], turn: [86, 0, 0] },
    arc(w / 2 - 3.2, 178, 26, 0.94),
    high,
    5.6,
    cover,
  );
  return m;
}

/** A padded board behind a padded seat. */
export function panel(plan: ChairPlan): Model {
  const m = createModel(43);
  const { w, d, h, seat, cover, frame } = plan;
  fourLegs(m, plan, 1.9);
  m.box({ at: [0, seat - 7.5, 0] }, [w - 6, 3, d - 8], frame, 0.8);
  m.cushion({ at: [0, seat - 5, 1] }, [w - 3, 5.5, d - 5], cover, { round: 2.6, bulge: 1 });
  for (const x of [-1, 1])
    m.tube(
      [
        [x * (w / 2 - 8), seat - 5, -d / 2 + 6],
        [x * (w / 2 - 8), h - 10, -d / 2 - 1],
      ],
      1.4,
      frame,
      1.2,
    );
  m.cushion(
    { at: [0, seat + 9, -d / 2 + 3.5], turn: [-9, 0, 0] },
    [w - 4, h - seat - 9, 5],
    cover,
    { round: 2.4, bulge: 0.6 },
  );
  return m;
}

/** Bent plywood on a wire frame. */
export function ply(plan: ChairPlan): Model {
  const m = createModel(61);
  const { w, d, h, seat, cover } = plan;
  fourLegs(m, plan, 1.05, 8, 4);
  const line: number[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    const z =
      t < 0.55
        ? d / 2 - 3 - (t / 0.55) * (d - 12)
        : -d / 2 + 9 - Math.sin(((t - 0.55) / 0.45) * 1.57) * 7;
    const rise = t < 0.5 ? -Math.sin(t * 6.28) * 1.4 : ((t - 0.5) / 0.5) ** 1.35 * (h - seat);
    line.push(z, seat - 0.6 + rise);
  }
  m.sheet({ at: [0, 0, 0], turn: [0, -90, 0] }, line, w - 5, 1.3, cover);
  return m;
}

/** A tube bent from floor to back; cane or leather between. */
export function cantilever(plan: ChairPlan): Model {
  const m = createModel(71);
  const { w, d, h, seat, cover, frame } = plan;
  const x = w / 2 - 2.5;
  for (const side of [-1, 1]) {
    m.tube(
      [
        [side * x, 1.1, -d / 2 + 2],
        [side * x, 1.1, d / 2 - 7],
        [side * x, 3, d / 2 - 4],
        [side * x, seat - 5, d / 2 - 3],
        [side * x, seat - 2, d / 2 - 6],
        [side * x, seat - 2, -d / 2 + 10],
        [side * x, seat + 2, -d / 2 + 5],
        [side * x, h - 1, -d / 2 - 2],
      ],
      1.15,
      frame,
    );
  }
  m.tube(
    [
      [-x, 1.1, -d / 2 + 2],
      [x, 1.1, -d / 2 + 2],
    ],
    1.15,
    frame,
  );
  m.box({ at: [0, seat - 2.6, 2] }, [w - 4, 2.6, d - 14], cover, 1);
  m.box(
    { at: [0, seat + 17, -d / 2 + 2.2], turn: [-10, 0, 0] },
    [w - 4, h - seat - 18, 2.2],
    cover,
    0.9,
  );
  return m;
}

/** No back: a round or square top on legs. */
export function stool(plan: ChairPlan): Model {
  const m = createModel(73);
  const { w, seat, cover } = plan;
  fourLegs(m, plan, 1.7, 7, 5);
  m.cone({ at: [0, seat - 4.5, 0] }, w / 2 - 1, w / 2, 4.5, cover, 1.9);
  return m;
}
