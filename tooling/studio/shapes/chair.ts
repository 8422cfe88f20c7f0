import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { arc } from './armchair.ts';

export interface ChairPlan {
  readonly kind:
    | 'shell'
    | 'panel'
    | 'spindle'
    | 'ladder'
    | 'round'
    | 'ply'
    | 'cane'
    | 'cantilever'
    | 'stool';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly seat: number;
  /** What one sits on; the frame carries it. */
  readonly cover: Material;
  readonly frame: Material;
  /** A bar for the feet: counter stools. Unit: cm above the floor. */
  readonly footrest?: number;
}

/** Four leaning legs under a seat. */
function fourLegs(
  m: Model,
  { w, d, seat, frame, footrest }: ChairPlan,
  thick: number,
  inset = 7,
  lean = 4,
): void {
  const top = seat - 4;
  const foot = (x: number, z: number): Vec => [
    x * (w / 2 - inset + lean),
    0.4,
    z * (d / 2 - inset + lean),
  ];
  const head = (x: number, z: number): Vec => [
    x * (w / 2 - inset - 2),
    top,
    z * (d / 2 - inset - 2),
  ];
  const at = (x: number, z: number, y: number): Vec => {
    const [a, b] = [foot(x, z), head(x, z)];
    const t = y / top;
    return [a[0] + (b[0] - a[0]) * t, y, a[2] + (b[2] - a[2]) * t];
  };
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) m.tube([foot(x, z), head(x, z)], thick * 0.62, frame, thick);
  }
  if (footrest !== undefined) {
    m.tube([at(-1, 1, footrest), at(1, 1, footrest)], thick * 0.55, frame);
    m.tube([at(-1, -1, footrest + 5), at(1, -1, footrest + 5)], thick * 0.5, frame);
    for (const x of [-1, 1])
      m.tube([at(x, -1, footrest + 10), at(x, 1, footrest + 10)], thick * 0.5, frame);
  }
}

/** Curved padded back that embraces a padded seat. */
function shell(plan: ChairPlan): Model {
  const m = createModel(41);
  const { w, d, h, seat, cover } = plan;
  fourLegs(m, plan, 2, 8, 5);
  m.cushion({ at: [0, seat - 7.5, 1] }, [w - 5, 7.5, d - 7], cover, { round: 3.6, bulge: 1.2 });
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
function panel(plan: ChairPlan): Model {
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

/** A carved seat, sticks and a bent rail. */
function spindle(plan: ChairPlan): Model {
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
function ladder(plan: ChairPlan): Model {
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
function round(plan: ChairPlan): Model {
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

/** Bent plywood on a wire frame. */
function ply(plan: ChairPlan): Model {
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

/** A wooden frame filled with cane, seat and back. */
function cane(plan: ChairPlan): Model {
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

/** A tube bent from floor to back; cane or leather between. */
function cantilever(plan: ChairPlan): Model {
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
function stool(plan: ChairPlan): Model {
  const m = createModel(73);
  const { w, seat, cover } = plan;
  fourLegs(m, plan, 1.7, 7, 5);
  m.cone({ at: [0, seat - 4.5, 0] }, w / 2 - 1, w / 2, 4.5, cover, 1.9);
  return m;
}

const builders = { shell, panel, spindle, ladder, round, ply, cane, cantilever, stool };

export const chair = (plan: ChairPlan): Model => builders[plan.kind](plan);

/** A long seat for two or three, with or without a back. */
export function bench(plan: {
  w: number;
  d: number;
  seat: number;
  cover: Material;
  frame: Material;
  kind: 'plank' | 'padded' | 'slats' | 'back';
  h?: number;
}): Model {
  const m = createModel(79);
  const { w, d, seat, cover, frame } = plan;
  const x = w / 2 - 9;
  const z = d / 2 - 4;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const high = plan.kind === 'back' && sz === -1;
      m.tube(
        [
          [sx * (x + 3), 0.4, sz * (z + 1)],
          [sx * x, seat - 2, sz * z],
        ],
        1.9,
        frame,
        2.3,
      );
      if (high)
        m.tube(
          [
            [sx * x, seat - 3, -z],
            [sx * x, (plan.h ?? 85) - 2, -z - 8],
          ],
          2.1,
          frame,
          1.8,
        );
    }
    m.box({ at: [sx * x, seat - 8, 0] }, [3, 4.5, d - 9], frame, 0.6);
  }
  m.box({ at: [0, seat - 8, 0] }, [w - 20, 4, 2.5], frame, 0.6);
  if (plan.kind === 'padded') {
    m.cushion({ at: [0, seat - 7, 0] }, [w, 8, d], cover, { round: 3.8, bulge: 1 });
  } else if (plan.kind === 'plank') {
    m.box({ at: [0, seat - 4, 0] }, [w, 4, d], cover, 1);
  } else {
    const count = 5;
    for (let i = 0; i < count; i++) {
      const cz = -d / 2 + (d / count) * (i + 0.5);
      m.box({ at: [0, seat - 2.4, cz] }, [w, 2.4, d / count - 1.1], cover, 0.6);
    }
  }
  if (plan.kind === 'back') {
    for (let i = 0; i < 3; i++) {
      const y = seat + 12 + i * 10;
      m.box({ at: [0, y, -z - 1 - (y - seat) * 0.2], turn: [-11, 0, 0] }, [w, 6.4, 2], cover, 0.7);
    }
  }
  return m;
}

/** A swivel chair for the desk. */
export function officeChair(plan: {
  w: number;
  d: number;
  h: number;
  seat: number;
  cover: Material;
  frame: Material;
  arms: boolean;
  mesh?: boolean;
}): Model {
  const m = createModel(83);
  const { w, d, h, seat, cover, frame } = plan;
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.5;
    const [x, z] = [Math.sin(a) * 30, Math.cos(a) * 30];
    m.tube(
      [
        [0, 10, 0],
        [x, 6.4, z],
      ],
      2,
      frame,
      1.3,
    );
    m.cone({ at: [x, 0, z], turn: [0, (a * 180) / Math.PI, 0] }, 2.4, 2.4, 4.8, frame, 1.8);
  }
  m.cone({ at: [0, 8, 0] }, 2.8, 2.1, seat - 18, frame);
  m.box({ at: [0, seat - 11, 0] }, [22, 4, 26], frame, 1.6);
  m.cushion({ at: [0, seat - 8, 2] }, [w - 10, 8, d - 14], cover, { round: 3.8, bulge: 1.2 });
  m.tube(
    [
      [0, seat - 8, -d / 2 + 12],
      [0, seat + 4, -d / 2 + 1],
      [0, seat + 24, -d / 2 + 1],
    ],
    1.8,
    frame,
  );
  const high = h - seat - 8;
  m.sheet(
    { at: [0, seat + 8 + high / 2, 12], turn: [83, 0, 0] },
    arc(w * 0.62, 46, 14, 1).map((v, i) => (i % 2 === 1 ? v + w * 0.62 - d / 2 - 9 : v)),
    high,
    plan.mesh === true ? 3 : 6,
    cover,
  );
  if (plan.arms) {
    for (const side of [-1, 1]) {
      m.tube(
        [
          [side * (w / 2 - 12), seat - 8, -2],
          [side * (w / 2 - 3), seat - 5, -2],
          [side * (w / 2 - 3), seat + 17, -2],
        ],
        1.4,
        frame,
      );
      m.box({ at: [side * (w / 2 - 3), seat + 16.5, 1] }, [6.5, 2.8, 26], frame, 1.3);
    }
  }
  return m;
}
