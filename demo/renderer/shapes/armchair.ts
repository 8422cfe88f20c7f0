import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { arc } from './arc.ts';
import type { ArmchairPlan } from './armchair-plan.ts';
import { lounge, rocker, sling } from './framed-armchair.ts';
import { addLegs } from './legs.ts';

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
  m.cushion({ at: [0, seat - 14, 5] }, [w - 26, 14, d - 24], cover, {
    round: 5.5,
    bulge: 2,
    seam: 'flat',
  });
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
  m.cushion({ at: [0, seat - 15, 4] }, [w - 8, 15, d - 18], cover, {
    round: 7,
    bulge: 2,
    seam: 'flat',
  });
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
