import { cloth } from '../engine/material.ts';
import type { Cloth, Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { addLegs } from './legs.ts';
import type { LegStyle } from './legs.ts';
import { throwPillow } from './textile.ts';

export interface SofaPlan {
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly seat: number;
  /** Cushions side by side. */
  readonly places: number;
  readonly arm: 'round' | 'track' | 'slim' | 'wood' | 'none' | 'low';
  readonly back: 'cushions' | 'whole' | 'channels' | 'pillows';
  readonly leg: LegStyle;
  readonly legHeight?: number;
  readonly cover: Material;
  readonly wood: Material;
  /** Depth of the long seat of a corner sofa, and its side as one looks at it. */
  readonly chaise?: number;
  readonly chaiseSide?: 'left' | 'right';
  readonly pillows?: readonly string[];
  /** Opened to a bed. */
  readonly bed?: boolean;
}

interface Frame {
  readonly armWidth: number;
  readonly leg: number;
  readonly backDeep: number;
  readonly inner: number;
}

function addArms(m: Model, plan: SofaPlan, frame: Frame): void {
  const { w, d, seat, cover, wood } = plan;
  const { armWidth, leg } = frame;
  for (const side of [-1, 1]) {
    if (
      plan.chaise !== undefined &&
      plan.arm !== 'wood' &&
      (plan.chaiseSide === 'left' ? -1 : 1) === side
    ) {
      continue;
    }
    const x = side * (w / 2 - armWidth / 2);
    switch (plan.arm) {
      case 'round':
        m.cushion({ at: [x, leg + 1, 1] }, [armWidth, seat + 17 - leg, d - 4], cover, {
          round: armWidth / 2 - 0.4,
          bulge: 0.8,
        });
        break;
      case 'track':
        m.cushion({ at: [x, leg, 0] }, [armWidth, seat + 19 - leg, d - 1], cover, {
          round: 2.6,
          bulge: 0.4,
        });
        break;
      case 'low':
        m.cushion({ at: [x, leg, 0] }, [armWidth, seat + 7 - leg, d - 1], cover, {
          round: 4.5,
          bulge: 1,
        });
        break;
      case 'slim':
        m.cushion({ at: [x, leg, 0] }, [armWidth, seat + 20 - leg, d - 2], cover, {
          round: 3,
          bulge: 0,
        });
        break;
      case 'wood': {
        m.box({ at: [x, seat + 16, 1] }, [5.5, 3, d - 6], wood, 1.2);
        for (const z of [-1, 1])
          m.box({ at: [x, 0, z * (d / 2 - 8)] }, [4.5, seat + 17, 4.5], wood, 1);
        m.box({ at: [x, leg, 0] }, [3.5, 6, d - 14], wood, 0.6);
        break;
      }
      case 'none':
        break;
    }
  }
}

function addBack(m: Model, plan: SofaPlan, frame: Frame): void {
  const { w, d, h, seat, cover, places } = plan;
  const { leg, backDeep, inner } = frame;
  const z = -d / 2 + backDeep / 2;
  if (plan.back === 'channels') {
    const count = Math.round(inner / 11);
    for (let i = 0; i < count; i++) {
      const x = -inner / 2 + (inner / count) * (i + 0.5);
      m.cushion(
        { at: [x, leg + 6, z + 3], turn: [-8, 0, 0] },
        [inner / count + 0.4, h - leg - 6, backDeep + 3],
        cover,
        { round: 5, bulge: 1 },
      );
    }
    return;
  }
  const wide =
    plan.arm === 'wood' || plan.arm === 'none' ? inner : w - (plan.arm === 'round' ? 5 : 0);
  if (plan.arm !== 'wood') {
    const top = plan.back === 'whole' ? h : h - 10;
    m.cushion({ at: [0, leg + 2, z], turn: [-4, 0, 0] }, [wide, top - leg - 2, backDeep], cover, {
      round: plan.arm === 'round' ? 8 : 4,
      bulge: 0.6,
    });
  }
  if (plan.back === 'whole') return;
  const each = inner / places;
  for (let i = 0; i < places; i++) {
    const x = -inner / 2 + each * (i + 0.5);
    const soft =
      plan.back === 'pillows'
        ? ({ round: 8, bulge: 4.5, pinch: 1.5 } as const)
        : ({ round: 6, bulge: 2.5, seam: 'upright' } as const);
    const deep = 17;
    m.cushion(
      { at: [x, seat - 1, z + backDeep / 2 + deep / 2 - 3], turn: [-13, 0, 0] },
      [each - 0.6, h - seat + 2, deep],
      cover,
      soft,
    );
  }
}

/** A sofa, corner sofa or sofa bed; also the wide armchairs that belong to them. */
export function sofa(plan: SofaPlan): Model {
  const m = createModel(Math.round(plan.w * 7 + plan.h));
  const { w, d, seat, cover, places } = plan;
  const armWidth = { round: 24, track: 18, slim: 10, low: 24, wood: 6, none: 0 }[plan.arm];
  const leg = plan.legHeight ?? (plan.leg === 'plinth' ? 5 : 13);
  const frame: Frame = {
    armWidth,
    leg,
    backDeep: plan.arm === 'round' ? 24 : 19,
    inner: w - armWidth * 2,
  };
  const seatHigh = 15;
  if (plan.arm !== 'wood') {
    addLegs(m, {
      style: plan.leg,
      w,
      d,
      height: leg,
      inset: 11,
      material: plan.wood,
      middle: w > 200,
    });
    m.cushion(
      { at: [0, leg, 0] },
      [w - (plan.arm === 'round' ? 8 : 1), seat - seatHigh - leg + 5, d - 3],
      cover,
      { round: 3.5, bulge: 0 },
    );
  } else {
    m.box({ at: [0, leg + 6, 0] }, [w - 4, 6, d - 10], plan.wood, 0.8);
    m.box({ at: [0, seat + 18, -d / 2 + 6], turn: [-9, 0, 0] }, [w - 8, 7, 3], plan.wood, 1);
    m.box({ at: [0, seat + 3, -d / 2 + 8], turn: [-9, 0, 0] }, [w - 8, 5, 2.5], plan.wood, 0.8);
  }
  addArms(m, plan, frame);
  addBack(m, plan, frame);
  const each = frame.inner / places;
  const side = plan.chaiseSide === 'left' ? -1 : 1;
  for (let i = 0; i < places; i++) {
    const isChaise = plan.chaise !== undefined && (side === -1 ? i === 0 : i === places - 1);
    const wide = isChaise ? each + armWidth : each;
    const x = -frame.inner / 2 + each * (i + 0.5) + (isChaise ? (side * armWidth) / 2 : 0);
    const back = -d / 2 + frame.backDeep - 2;
    const front = isChaise ? (plan.chaise ?? 0) - d / 2 : d / 2;
    m.cushion(
      { at: [x, seat - seatHigh, (back + front) / 2] },
      [wide - 0.6, seatHigh, front - back + 1],
      cover,
      { round: 5.5, bulge: 1.6, seam: 'flat' },
    );
    if (isChaise) {
      m.cushion(
        { at: [x, leg, (d / 2 + front) / 2 - 4] },
        [wide - 1, seat - seatHigh - leg + 5, front - d / 2 + 8],
        cover,
        { round: 3.5, bulge: 0 },
      );
      for (const lx of [-1, 1]) {
        const thick = plan.leg === 'thin' ? 0.75 : 1.5;
        m.cone(
          { at: [x + lx * (wide / 2 - 11), 0, front - 11] },
          thick,
          plan.leg === 'thin' ? 0.75 : 2.3,
          leg + 1,
          plan.wood,
        );
      }
    }
  }
  (plan.pillows ?? []).forEach((colour, i) => {
    const even = i % 2 === 0;
    const x = (even ? -1 : 1) * (frame.inner / 2 - 20 - Math.floor(i / 2) * 16);
    const kind: Cloth = i % 3 === 1 ? 'barsony' : 'len';
    const pillow = throwPillow({ w: 46, h: 46, cover: cloth(kind, colour) });
    m.put(pillow, [x, seat + 1, -d / 2 + frame.backDeep + 19], even ? 14 : -12);
  });
  return m;
}
