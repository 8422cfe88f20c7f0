import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { arc } from './arc.ts';
import { fourLegs } from './chair-plan.ts';
import type { ChairPlan } from './chair-plan.ts';

/** A carved seat, sticks and a bent rail. */
export function spindle(plan: ChairPlan): Model {
  const m = createModel(47);
  const { w, d, h, seat, cover, frame } = plan;
  fourLegs(m, plan, 1.9, 9, 7);
  m.cushion({ at: [0, seat - 4, 1] }, [w - 3, 4, d - 5], cover, { round: 1.9, bulge: 0.2 });
  const rail = arc(w / 2 - 4, 108, 16, 0.5);
  const base = arc(w / 2 - 6, 108, 16, 0.62);
  const back = -d / 2 + 14;
  const top: Vec[] = [];
  for (let i = 0; i <= 16; i++)
    top.push([rail[i * 2] ?? 0, h - 3, (rail[i * 2 + 1] ?? 0) + back - 5]);
  m.tube(top, 1.9, frame);
  for (let i = 0; i <= 16; i += 2) {
    const to = top[i] ?? [0, 0, 0];
    m.tube(
      [[base[i * 2] ?? 0, seat - 2, (base[i * 2 + 1] ?? 0) + back + 3], to],
      0.75,
      frame,
      0.65,
    );
  }
  return m;
}

/** Flat rails between upright posts, woven seat. */
export function ladder(plan: ChairPlan): Model {
  const m = createModel(53);
  const { w, d, h, seat, cover, frame } = plan;
  const [x, z] = [w / 2 - 3, d / 2 - 3];
  for (const side of [-1, 1]) {
    m.tube(
      [
        [side * x, 0.4, z],
        [side * x, seat + 0.5, z],
      ],
      1.7,
      frame,
    );
    m.tube(
      [
        [side * (x - 1), 0.4, -z - 1],
        [side * (x - 1), seat, -z],
        [side * (x - 1), h, -z - 7],
      ],
      1.7,
      frame,
      1.4,
    );
    for (const y of [14, 26])
      m.tube(
        [
          [side * x, y, z],
          [side * (x - 1), y, -z],
        ],
        0.95,
        frame,
      );
  }
  m.tube(
    [
      [-x, 20, z],
      [x, 20, z],
    ],
    0.95,
    frame,
  );
  m.cushion({ at: [0, seat - 3.2, 0] }, [w - 4, 4, d - 4], cover, { round: 1.9, bulge: 0 });
  for (let i = 0; i < 3; i++) {
    const y = seat + 12 + (i * (h - seat - 15)) / 2.6;
    m.box(
      { at: [0, y, -z - 2.4 - (y - seat) * 0.14], turn: [-9, 0, 0] },
      [w - 7, 6, 1.5],
      frame,
      0.7,
    );
  }
  return m;
}

/** One bent rail that is back and arms at once, cord seat. */
export function round(plan: ChairPlan): Model {
  const m = createModel(59);
  const { w, d, h, seat, cover, frame } = plan;
  const [x, z] = [w / 2 - 5, d / 2 - 5];
  const rail: Vec[] = [];
  for (let i = 0; i <= 24; i++) {
    const a = ((-112 + (224 * i) / 24) * Math.PI) / 180;
    rail.push([
      Math.sin(a) * (w / 2 - 1),
      h - 2 - (1 - Math.cos(a)) * 2.6,
      -Math.cos(a) * (d / 2 - 2) + 1,
    ]);
  }
  m.tube(rail, 1.7, frame);
  for (const side of [-1, 1]) {
    m.tube(
      [
        [side * (x + 1), 0.4, z],
        [side * x, seat, z - 1],
        [side * (x + 2.6), h - 6, 5],
      ],
      1.5,
      frame,
      1.2,
    );
    m.tube(
      [
        [side * (x - 1), 0.4, -z - 1],
        [side * (x - 3), seat, -z + 2],
        [side * (x - 5), h - 3, -z - 1],
      ],
      1.5,
      frame,
      1.3,
    );
    m.tube(
      [
        [side * x, seat - 11, z],
        [side * (x - 2), seat - 11, -z + 1],
      ],
      1,
      frame,
    );
    m.tube(
      [
        [0, seat - 2, -z + 3],
        [side * 5, h - 4, -d / 2 + 3],
      ],
      0.9,
      frame,
    );
  }
  m.tube(
    [
      [0, seat - 2, -z + 3],
      [0, h - 13, -d / 2 + 5],
    ],
    1.2,
    frame,
    0.9,
  );
  m.cushion({ at: [0, seat - 3.5, 0] }, [w - 9, 4, d - 9], cover, { round: 1.9, bulge: 0 });
  m.tube(
    [
      [-x, seat - 9, z],
      [x, seat - 9, z],
    ],
    1,
    frame,
  );
  return m;
}

/** A wooden frame filled with cane, seat and back. */
export function cane(plan: ChairPlan): Model {
  const m = createModel(67);
  const { w, d, h, seat, cover, frame } = plan;
  const [x, z] = [w / 2 - 4, d / 2 - 4];
  for (const side of [-1, 1]) {
    m.tube(
      [
        [side * x, 0.4, z],
        [side * x, seat - 1, z],
      ],
      1.2,
      frame,
      1.8,
    );
    m.tube(
      [
        [side * x, 0.4, -z - 3],
        [side * x, seat, -z],
        [side * x, h - 1, -z - 8],
      ],
      1.3,
      frame,
      1.6,
    );
    m.box({ at: [side * x, seat - 5, 0] }, [2.6, 4, d - 9], frame, 0.7);
  }
  for (const end of [-1, 1]) m.box({ at: [0, seat - 5, end * z] }, [w - 9, 4, 2.6], frame, 0.7);
  m.box({ at: [0, seat - 1.6, 0] }, [w - 8, 1, d - 8], cover, 0.4);
  const high = h - seat - 12;
  const lean: Vec = [-9.5, 0, 0];
  m.box({ at: [0, seat + 10, -z - 4.6], turn: lean }, [w - 9, high, 1], cover, 0.4);
  m.box({ at: [0, seat + 8, -z - 2.6], turn: lean }, [w - 9, 3, 2.2], frame, 0.8);
  m.box({ at: [0, h - 4, -z - 7.4], turn: lean }, [w - 6, 4.4, 2.4], frame, 1);
  return m;
}
