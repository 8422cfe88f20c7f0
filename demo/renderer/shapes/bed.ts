import { cloth } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { addLegs } from './legs.ts';
import type { LegStyle } from './legs.ts';

export interface BedPlan {
  /** Size of the mattress; the frame is a little larger. */
  readonly w: number;
  readonly l: number;
  /** Height of the headboard. */
  readonly h: number;
  readonly head:
    | 'plain'
    | 'channels'
    | 'pillow'
    | 'slats'
    | 'panel'
    | 'cane'
    | 'spindles'
    | 'none'
    | 'wings';
  readonly frame: Material;
  readonly cover: Material;
  readonly leg: LegStyle;
  readonly legHeight?: number;
  /** Colours of bed linen, blanket and cushion. */
  readonly linen: string;
  readonly blanket: string;
  readonly made?: boolean;
}

/** Mattress, duvet, pillows and a blanket over the foot, lying at height `y`; the head at −z. */
function bedding(m: Model, w: number, l: number, y: number, linen: string, blanket: string): void {
  const sheet = cloth('pamut', '#f2eee6');
  const duvet = cloth('len', linen);
  m.cushion({ at: [0, y, 0] }, [w - 1, 19, l - 1], sheet, {
    round: 6,
    bulge: 0.6,
    seam: 'flat',
  });
  const top = y + 17;
  m.cushion({ at: [0, top - 1.5, l * 0.14] }, [w + 5, 8.5, l * 0.72], duvet, {
    round: 4.2,
    bulge: 2.4,
  });
  for (const side of [-1, 1])
    m.cushion({ at: [side * (w / 2 + 0.6), top - 14, l * 0.14] }, [4, 19, l * 0.69], duvet, {
      round: 1.9,
      bulge: 0,
    });
  m.cushion({ at: [0, top - 14, l / 2 - 0.4] }, [w + 1, 19, 4], duvet, { round: 1.9, bulge: 0 });
  // The duvet is turned back at the head.
  m.cushion({ at: [0, top + 4, -l * 0.21] }, [w + 4, 5, 17], sheet, { round: 2.4, bulge: 1 });
  const count = w > 120 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 0 : (i === 0 ? -1 : 1) * (w / 4);
    m.cushion(
      { at: [x, top + 2, -l / 2 + 22], turn: [24, 0, 0] },
      [Math.min(68, w / count - 7), 9, 46],
      i === 0 ? duvet : sheet,
      { round: 4, bulge: 4.5, pinch: 2, seam: 'middle' },
    );
    if (count === 2)
      m.cushion({ at: [x * 0.94, top + 5, -l / 2 + 14], turn: [48, 0, 0] }, [62, 8, 44], sheet, {
        round: 3.8,
        bulge: 4.5,
        pinch: 2,
        seam: 'middle',
      });
  }
  const throwOver = cloth('gyapju', blanket);
  m.cushion({ at: [0, top + 6.6, l * 0.33] }, [w + 7, 2.4, l * 0.24], throwOver, {
    round: 1.1,
    bulge: 1.3,
  });
  for (const side of [-1, 1])
    m.cushion({ at: [side * (w / 2 + 2.8), top - 11, l * 0.33] }, [2.6, 19, l * 0.24], throwOver, {
      round: 1.2,
      bulge: 0,
    });
}

function headboard(m: Model, plan: BedPlan, w: number, z: number, base: number): void {
  const { h, frame, cover } = plan;
  const high = h - base;
  switch (plan.head) {
    case 'plain':
      m.cushion({ at: [0, base, z] }, [w, high, 10], cover, {
        round: 4.5,
        bulge: 0.6,
        seam: 'upright',
      });
      break;
    case 'wings':
      m.cushion({ at: [0, base, z] }, [w + 6, high, 10], cover, {
        round: 4.5,
        bulge: 0.6,
        seam: 'upright',
      });
      for (const side of [-1, 1])
        m.cushion({ at: [side * (w / 2 + 1), base, z + 12] }, [8, high, 30], cover, {
          round: 3.8,
          bulge: 0,
        });
      break;
    case 'channels': {
      const count = Math.round(w / 16);
      for (let i = 0; i < count; i++)
        m.cushion(
          { at: [-w / 2 + (w / count) * (i + 0.5), base, z] },
          [w / count + 0.3, high, 10],
          cover,
          { round: 4.6, bulge: 0.8 },
        );
      break;
    }
    case 'pillow':
      m.box({ at: [0, base, z - 2] }, [w, high - 8, 4], frame, 1);
      for (const side of [-1, 1])
        m.cushion(
          { at: [(side * w) / 4, h - 46, z + 5], turn: [-8, 0, 0] },
          [w / 2 - 1, 46, 13],
          cover,
          { round: 6, bulge: 2.4, seam: 'upright' },
        );
      break;
    case 'slats': {
      for (const side of [-1, 1]) m.box({ at: [side * (w / 2 - 3), 0, z] }, [6, h, 6], frame, 1);
      const count = 4;
      for (let i = 0; i < count; i++)
        m.box(
          { at: [0, base + 6 + (i * (high - 8)) / count, z] },
          [w - 11, (high - 8) / count - 3.5, 2.4],
          frame,
          0.8,
        );
      break;
    }
    case 'spindles': {
      for (const side of [-1, 1])
        m.cone({ at: [side * (w / 2 - 3), 0, z] }, 2.6, 2.2, h, frame, 1.4);
      m.box({ at: [0, h - 9, z] }, [w - 8, 6, 3.4], frame, 1.5);
      const count = Math.round(w / 12);
      for (let i = 0; i < count; i++)
        m.cone(
          { at: [-w / 2 + 8 + ((w - 16) / (count - 1)) * i, base - 4, z] },
          0.95,
          0.95,
          high - 3,
          frame,
        );
      break;
    }
    case 'panel':
      m.box({ at: [0, base - 8, z] }, [w, high + 8, 4], frame, 1.2);
      break;
    case 'cane':
      for (const side of [-1, 0, 1])
        m.box(
          { at: [side * (w / 2 - 3), side === 0 ? base : 0, z] },
          [6, side === 0 ? high : h, 4.5],
          frame,
          1.2,
        );
      m.box({ at: [0, h - 6, z] }, [w - 2, 6, 4.6], frame, 1.2);
      m.box({ at: [0, base, z] }, [w - 6, 5, 4], frame, 0.8);
      m.box(
        { at: [0, base + 3, z] },
        [w - 8, high - 6, 0.9],
        { kind: 'cane', colour: '#d6b582', weave: 'net' },
        0.2,
      );
      break;
    case 'none':
      break;
  }
}

/** A bed, made; the head at the back. */
export function bed(plan: BedPlan): Model {
  const m = createModel(Math.round(plan.w * 3 + plan.h));
  const { l, frame, cover } = plan;
  const leg = plan.legHeight ?? 14;
  const padded =
    cover.kind === 'cloth' && ['plain', 'channels', 'wings', 'pillow'].includes(plan.head);
  const w = plan.w + (padded ? 10 : 6);
  const rail = padded ? 20 : 16;
  addLegs(m, {
    style: plan.leg,
    w,
    d: l + 6,
    height: leg,
    material: padded ? frame : frame,
    inset: 9,
    middle: false,
  });
  for (const side of [-1, 1]) {
    if (padded)
      m.cushion({ at: [side * (w / 2 - 2.5), leg, 0] }, [6, rail, l + 6], cover, {
        round: 2.6,
        bulge: 0,
      });
    else m.box({ at: [side * (w / 2 - 1.5), leg, 0] }, [3, rail, l + 4], frame, 0.7);
  }
  if (padded) m.cushion({ at: [0, leg, l / 2 + 2] }, [w, rail, 6], cover, { round: 2.6, bulge: 0 });
  else m.box({ at: [0, leg, l / 2 + 1.5] }, [w, rail, 3], frame, 0.7);
  m.box({ at: [0, leg + 4, 0] }, [w - 6, 4, l], frame, 0.2);
  headboard(m, plan, w, -l / 2 - 4, padded ? leg - 2 : leg + 4);
  bedding(m, plan.w, l, leg + rail - 11, plan.linen, plan.blanket);
  return m;
}

/** A bare mattress with a quilted cover. */
export function mattress(plan: {
  w: number;
  l: number;
  h: number;
  cover: Material;
  side: Material;
  topper?: boolean;
}): Model {
  const m = createModel(211);
  const { w, l, h, cover, side } = plan;
  m.cushion({ at: [0, 0, 0] }, [w, h - 3, l], side, { round: 5, bulge: 0, seam: 'flat' });
  const columns = Math.round(w / 22);
  const rows = Math.round(l / 22);
  for (let i = 0; i < columns; i++) {
    for (let k = 0; k < rows; k++) {
      m.cushion(
        {
          at: [
            -w / 2 + 2 + ((w - 4) / columns) * (i + 0.5),
            h - 7,
            -l / 2 + 2 + ((l - 4) / rows) * (k + 0.5),
          ],
        },
        [(w - 4) / columns + 0.4, 6, (l - 4) / rows + 0.4],
        cover,
        { round: 2.2, bulge: 1.5 },
      );
    }
  }
  m.cushion({ at: [0, h * 0.42, 0] }, [w + 0.8, 1.2, l + 0.8], cover, { round: 0.55, bulge: 0 });
  return m;
}

/** A frame shaped like a house, around a child's bed. */
export function houseBed(plan: {
  w: number;
  l: number;
  h: number;
  frame: Material;
  linen: string;
  blanket: string;
  rail: boolean;
}): Model {
  const m = createModel(223);
  const { w, l, h, frame } = plan;
  // Its long side faces the room: the bed lies along x here.
  const [x, z] = [l / 2 + 2, w / 2 + 2];
  const wall = h * 0.7;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      m.box({ at: [sx * x, 0, sz * z] }, [4.5, wall, 4.5], frame, 0.8);
      m.tube(
        [
          [sx * x, wall - 2, sz * z],
          [sx * x, h - 2, 0],
        ],
        2.2,
        frame,
      );
    }
    m.box({ at: [sx * x, 8, 0] }, [3, 16, w], frame, 0.6);
  }
  m.tube(
    [
      [-x, h - 2, 0],
      [x, h - 2, 0],
    ],
    2.2,
    frame,
  );
  for (const sz of [-1, 1]) {
    m.tube(
      [
        [-x, wall - 2, sz * z],
        [x, wall - 2, sz * z],
      ],
      2.1,
      frame,
    );
    m.box({ at: [0, 8, sz * z] }, [l, 14, 3], frame, 0.6);
  }
  if (plan.rail) {
    for (let i = 0; i < 9; i++)
      m.box({ at: [-l / 2 + 6 + (i * (l - 12)) / 8, 20, -z] }, [4, 34, 1.8], frame, 0.5);
    m.box({ at: [0, 52, -z] }, [l, 4.5, 2.6], frame, 0.6);
    for (let i = 0; i < 4; i++)
      m.box({ at: [-l / 2 + 6 + i * 16, 20, z] }, [4, 24, 1.8], frame, 0.5);
    m.box({ at: [-l / 2 + 26, 42, z] }, [58, 4.5, 2.6], frame, 0.6);
  }
  const inner = createModel(7);
  bedding(inner, w, l, 12, plan.linen, plan.blanket);
  m.put(inner, [0, 0, 0], 90, 1);
  return m;
}

/** A cot with bars. */
export function cot(plan: {
  w: number;
  l: number;
  h: number;
  frame: Material;
  linen: string;
}): Model {
  const m = createModel(227);
  const { w, l, h, frame, linen } = plan;
  const [x, z] = [l / 2, w / 2];
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) m.cone({ at: [sx * x, 0, sz * z] }, 1.9, 2.2, h, frame, 1);
    m.box({ at: [sx * x, 24, 0] }, [2.2, 5, w], frame, 0.7);
    m.box({ at: [sx * x, h - 6, 0] }, [2.6, 5, w], frame, 1);
    for (let i = 1; i < 7; i++)
      m.cone({ at: [sx * x, 27, -z + (w / 7) * i] }, 0.75, 0.75, h - 31, frame);
  }
  for (const sz of [-1, 1]) {
    m.box({ at: [0, 24, sz * z] }, [l, 5, 2.2], frame, 0.7);
    m.box({ at: [0, h - 6, sz * z] }, [l, 5, 2.6], frame, 1);
    for (let i = 1; i < 14; i++)
      m.cone({ at: [-x + (l / 14) * i, 27, sz * z] }, 0.75, 0.75, h - 31, frame);
  }
  m.cushion({ at: [0, 28, 0] }, [l - 3, 11, w - 3], cloth('pamut', '#f2eee6'), {
    round: 4,
    bulge: 0.4,
  });
  m.cushion({ at: [l * 0.14, 38, 0] }, [l * 0.6, 4, w - 6], cloth('len', linen), {
    round: 1.9,
    bulge: 1.4,
  });
  m.cushion({ at: [-l * 0.36, 38.5, 0] }, [22, 5, 36], cloth('pamut', '#f2eee6'), {
    round: 2.4,
    bulge: 2,
  });
  return m;
}
