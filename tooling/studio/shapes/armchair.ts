import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { addLegs } from './legs.ts';

export interface ArmchairPlan {
  readonly kind: 'cloud' | 'wing' | 'barrel' | 'lounge' | 'sling' | 'rocker' | 'slipper' | 'shell';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly seat: number;
  readonly cover: Material;
  readonly frame: Material;
}

/** An arc of `degrees` around the origin as x, y pairs, open towards positive y. */
export function arc(radius: number, degrees: number, steps = 22, squash = 1): number[] {
  const line: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const a = ((-degrees / 2 + (degrees * i) / steps) * Math.PI) / 180;
    line.push(Math.sin(a) * radius, -Math.cos(a) * radius * squash);
  }
  return line;
}

/** Round arms and back in one sweep, low seat. */
function cloud({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(3);
  const leg = 14;
  const arm = w * 0.22;
  addLegs(m, { style: 'taper', w: w - 4, d: d - 4, height: leg, inset: 12, material: frame });
  m.cushion({ at: [0, leg, 0] }, [w - 6, 16, d - 6], cover, { round: 7.5, bulge: 0 });
  m.cushion(
    { at: [0, leg + 3, -d / 2 + arm / 2 + 1], turn: [-7, 0, 0] },
    [w - 3, h - leg - 3, arm + 4],
    cover,
    { round: 11, bulge: 2 },
  );
  for (const x of [-1, 1]) {
    m.cushion({ at: [x * (w / 2 - arm / 2), leg + 2, 2] }, [arm, seat + 12 - leg, d - 8], cover, {
      round: arm / 2 - 0.3,
      bulge: 1,
    });
  }
  m.cushion({ at: [0, leg + 12, 5] }, [w - arm * 2 + 2, seat - leg - 11, d - arm - 4], cover, {
    round: 6,
    bulge: 2,
  });
  return m;
}

/** A high back with ears. */
function wing({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(5);
  const leg = 17;
  addLegs(m, {
    style: 'taper',
    w: w - 10,
    d: d - 8,
    height: leg,
    inset: 9,
    material: frame,
    splay: 5,
  });
  m.cushion({ at: [0, leg, 2] }, [w - 12, 14, d - 12], cover, { round: 5, bulge: 0 });
  m.cushion({ at: [0, seat - 14, 5] }, [w - 26, 14, d - 24], cover, { round: 5.5, bulge: 2 });
  m.cushion(
    { at: [0, leg + 4, -d / 2 + 12], turn: [-11, 0, 0] },
    [w - 16, h - leg - 3, 15],
    cover,
    { round: 7, bulge: 2 },
  );
  for (const x of [-1, 1]) {
    const side = x * (w / 2 - 8);
    // Ear: an outline seen from the side, cut from cushioning ten centimetres thick.
    const ear = [
      0, 0, 25, 1, 27, 9, 22, 15, 15, 24, 14, 34, 17, 46, 14, 57, 4, 62, -6, 60, -8, 40, -5, 14,
    ];
    const scale = (h - seat + 6) / 66;
    m.extrusion(
      { at: [side, seat - 4, -d / 2 + 20], turn: [-6, -90, 0] },
      ear.map((v) => v * scale),
      9,
      cover,
      3.4,
    );
    m.cushion({ at: [side, leg + 2, 4] }, [11, seat + 6 - leg, d - 22], cover, {
      round: 5,
      bulge: 0.6,
    });
    m.cushion({ at: [side, seat + 8, 9], turn: [-2, 0, 0] }, [13, 9, d - 32], cover, {
      round: 4.3,
      bulge: 0,
    });
  }
  return m;
}

/** A tub: one curved wall around a round seat. */
function barrel({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(7);
  const leg = 8;
  const r = w / 2 - 7;
  m.cone({ at: [0, 0, 2] }, r * 0.66, r * 0.66, leg + 1, frame, 0.4);
  m.cone({ at: [0, leg, 1] }, r + 2, r + 3, seat - leg - 13, cover, 3);
  m.cone({ at: [0, seat - 14, 4] }, r - 1, r - 1, 14, cover, 5.5);
  const high = h - leg;
  m.sheet(
    { at: [0, leg + high / 2, 0], turn: [90, 0, 0] },
    arc(r, 216, 30, d / w),
    high,
    10.5,
    cover,
  );
  return m;
}

/** A wooden frame with loose cushions. */
function lounge({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(11);
  const side = w / 2 - 3;
  for (const x of [-1, 1]) {
    m.tube(
      [
        [x * side, 0, d / 2 - 6],
        [x * side, seat + 15, d / 2 - 11],
      ],
      1.5,
      frame,
      2,
    );
    m.tube(
      [
        [x * side, 0, -d / 2 + 3],
        [x * (side - 1), seat - 4, -d / 2 + 16],
      ],
      1.5,
      frame,
      2.2,
    );
    m.tube(
      [
        [x * (side - 2), seat - 9, d / 2 - 12],
        [x * (side - 2), seat - 16, -d / 2 + 16],
      ],
      1.9,
      frame,
    );
    m.extrusion(
      { at: [x * side, seat + 15, 0], turn: [0, -90, 0] },
      [d / 2 - 5, 0, d / 2 - 7, 2.4, 0, 3.4, -d / 2 + 16, 1.5, -d / 2 + 13, -1, 0, 0.6],
      6,
      frame,
      0.5,
    );
    m.tube(
      [
        [x * (side - 4), seat - 12, -d / 2 + 18],
        [x * (side - 4), h - 3, -d / 2 + 3],
      ],
      1.7,
      frame,
    );
  }
  for (const k of [0, 1, 2, 3]) {
    const t = k / 3;
    m.tube(
      [
        [-side + 4, seat + 6 + t * (h - seat - 10), -d / 2 + 13 - t * 9],
        [side - 4, seat + 6 + t * (h - seat - 10), -d / 2 + 13 - t * 9],
      ],
      1.1,
      frame,
    );
  }
  m.tube(
    [
      [-side + 2, seat - 10, d / 2 - 13],
      [side - 2, seat - 10, d / 2 - 13],
    ],
    1.8,
    frame,
  );
  m.cushion({ at: [0, seat - 11, 6], turn: [7, 0, 0] }, [w - 12, 11, d - 22], cover, {
    round: 4.5,
    bulge: 2,
  });
  m.cushion(
    { at: [0, seat - 3, -d / 2 + 22], turn: [-19, 0, 0] },
    [w - 14, h - seat + 3, 12],
    cover,
    { round: 5, bulge: 2.5 },
  );
  return m;
}

/** Leather hung in a bent metal frame. */
function sling({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(13);
  const side = w / 2 - 2;
  for (const x of [-1, 1]) {
    m.tube(
      [
        [x * side, 1.2, d / 2 - 6],
        [x * side, seat + 16, d / 2 - 9],
        [x * side, seat + 18, d / 2 - 14],
        [x * side, seat + 16, -d / 2 + 18],
        [x * side, 1.2, -d / 2 + 6],
      ],
      1.2,
      frame,
    );
    m.tube(
      [
        [x * side, 1.2, d / 2 - 6],
        [x * side, 1.2, -d / 2 + 6],
      ],
      1.2,
      frame,
    );
    m.box({ at: [x * side, seat + 16.5, 2] }, [5, 2.4, d - 36], cover, 1.1);
  }
  m.tube(
    [
      [-side, 1.2, -d / 2 + 6],
      [side, 1.2, -d / 2 + 6],
    ],
    1.2,
    frame,
  );
  m.tube(
    [
      [-side, 6, d / 2 - 6.5],
      [side, 6, d / 2 - 6.5],
    ],
    1.1,
    frame,
  );
  const bend: number[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const z = d / 2 - 7 - t * (d - 18);
    const sag = seat - 3 - Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5) * 8;
    const rise = t > 0.62 ? ((t - 0.62) / 0.38) ** 1.25 * (h - seat + 10) : 0;
    bend.push(z - rise * 0.02, sag + rise);
  }
  m.sheet({ at: [0, 0, 0], turn: [0, -90, 0] }, bend, w - 9, 2.2, cover);
  m.cushion({ at: [0, seat - 9, 5], turn: [8, 0, 0] }, [w - 14, 6, d - 32], cover, {
    round: 2.8,
    bulge: 1.5,
  });
  return m;
}

/** Bent rattan on curved runners. */
function rocker({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(17);
  const side = w / 2 - 3;
  for (const x of [-1, 1]) {
    const runner = Array.from({ length: 15 }, (_, i) => {
      const z = -d / 2 + (d * i) / 14;
      return [x * side, 1.4 + (z / (d / 2)) ** 2 * 7, z] as const;
    });
    m.tube(runner, 1.4, frame);
    const hoop = Array.from({ length: 17 }, (_, i) => {
      const a = (Math.PI * i) / 16;
      return [x * side, seat - 10 + Math.sin(a) * 33, Math.cos(a) * (d * 0.3)] as const;
    });
    m.tube(hoop, 1.3, frame);
    m.tube(
      [
        [x * side, 2, d * 0.27],
        [x * side, seat - 8, d * 0.3],
      ],
      1.3,
      frame,
    );
    m.tube(
      [
        [x * side, 2, -d * 0.27],
        [x * side, seat - 8, -d * 0.3],
      ],
      1.3,
      frame,
    );
    m.tube(
      [
        [x * (side - 3), seat - 5, -d * 0.28],
        [x * (side - 4), h - 12, -d * 0.42],
        [x * (side - 12), h - 2, -d * 0.45],
        [0, h, -d * 0.455],
      ],
      1.4,
      frame,
    );
  }
  const curve: number[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const z = d * 0.3 - Math.min(1, t * 1.9) * d * 0.58 - Math.max(0, t - 0.52) * d * 0.3;
    const y =
      seat +
      Math.sin(Math.min(1, t * 1.9) * Math.PI) * -4 +
      Math.max(0, t - 0.5) * 2 * (h - seat - 5);
    curve.push(z, y);
  }
  m.sheet({ at: [0, 0, 0], turn: [0, -90, 0] }, curve, w - 13, 1.4, cover);
  m.tube(
    [
      [-side, seat - 6, d * 0.29],
      [side, seat - 6, d * 0.29],
    ],
    1.2,
    frame,
  );
  return m;
}

/** A soft chair without arms. */
function slipper({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(19);
  addLegs(m, { style: 'ball', w: w - 6, d: d - 6, height: 7, inset: 9, material: frame });
  m.cushion({ at: [0, 6, 2] }, [w, seat - 6, d - 6], cover, { round: 12, bulge: 2.5 });
  m.cushion(
    { at: [0, seat - 16, -d / 2 + 15], turn: [-14, 0, 0] },
    [w - 1, h - seat + 17, 24],
    cover,
    { round: 11.5, bulge: 3 },
  );
  return m;
}

/** A high shell on a swivel foot. */
function shell({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(23);
  m.cone({ at: [0, 0, 0] }, 24, 22, 1.6, frame, 0.6);
  m.cone({ at: [0, 1, 0] }, 2.6, 2.2, seat - 16, frame);
  m.cushion({ at: [0, seat - 15, 4] }, [w - 8, 15, d - 18], cover, { round: 7, bulge: 2 });
  const r = w / 2 - 5;
  const high = h - seat + 12;
  m.sheet(
    { at: [0, seat - 12 + high / 2, 2], turn: [82, 0, 0] },
    arc(r, 150, 24, 0.8),
    high,
    10,
    cover,
  );
  m.sheet({ at: [0, seat - 6, 4], turn: [90, 0, 0] }, arc(r, 215, 26, 0.95), 20, 10, cover);
  return m;
}

const builders = { cloud, wing, barrel, lounge, sling, rocker, slipper, shell };

export const armchair = (plan: ArmchairPlan): Model => builders[plan.kind](plan);

/** Footstools and poufs: round, square, or tufted drum. */
export function pouf(plan: {
  kind: 'drum' | 'square' | 'stone' | 'knit';
  w: number;
  d: number;
  h: number;
  cover: Material;
  frame?: Material;
}): Model {
  const m = createModel(29);
  const { w, d, h, cover, frame } = plan;
  switch (plan.kind) {
    case 'drum':
      if (frame !== undefined) m.cone({ at: [0, 0, 0] }, w / 2 - 2, w / 2 - 2, 5, frame, 0.4);
      m.cone({ at: [0, frame === undefined ? 0 : 4, 0] }, w / 2, w / 2, h - 9, cover, 3);
      m.cone({ at: [0, h - 10, 0] }, w / 2, w / 2 - 0.5, 10, cover, 4.6);
      break;
    case 'square':
      if (frame !== undefined)
        addLegs(m, { style: 'taper', w, d, height: 13, inset: 8, material: frame });
      m.cushion(
        { at: [0, frame === undefined ? 0 : 12, 0] },
        [w, h - (frame === undefined ? 0 : 12), d],
        cover,
        { round: 6, bulge: 2 },
      );
      break;
    case 'stone':
      m.cushion({ at: [0, 0, 0] }, [w, h, d], cover, { round: h * 0.49, bulge: 1.5 });
      break;
    case 'knit':
      for (let i = 0; i < 18; i++) {
        const a = (i / 18) * Math.PI * 2;
        const r = w / 2 - 6;
        m.cushion(
          { at: [Math.sin(a) * r, 1, Math.cos(a) * r], turn: [0, (a * 180) / Math.PI, 0] },
          [w * 0.175, h - 2, 12],
          cover,
          { round: 4.6, bulge: 1 },
        );
      }
      m.cone({ at: [0, 2, 0] }, w / 2 - 5, w / 2 - 5, h - 2.5, cover, 5);
      m.ball({ at: [0, h - 2, 0] }, [4, 2.4, 4], cover);
      break;
  }
  return m;
}
