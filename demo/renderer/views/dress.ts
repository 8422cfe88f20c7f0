import { cloth, metal, wood } from '../engine/material.ts';
import { armchair } from '../shapes/armchair.ts';
import { cabinet, grid } from '../shapes/cabinet.ts';
import { vase } from '../shapes/decor.ts';
import { lamp } from '../shapes/lamp.ts';
import { plant } from '../shapes/plant.ts';
import { table } from '../shapes/table.ts';
import { basket, rug } from '../shapes/textile.ts';
import { boundsOf } from './bounds.ts';
import {
  art,
  carpet,
  gallery,
  greenery,
  pendant,
  sideTable,
  standingLamp,
  support,
} from './props.ts';
import { linenShade, pale, pickOf } from './stage.ts';
import type { RoomPlan, Shot, Stage } from './stage.ts';

/** A table under its lamp; a chair is shown at a table. */
function dressDining(stage: Stage, plan: RoomPlan, wide: number): Shot {
  const { m, rnd, back } = stage;
  const b = boundsOf(plan.subject);
  if (wide < 80 && b.h < 125) {
    const top = pickOf([wood('tolgy'), wood('dio')], rnd());
    const high = b.h > 92 || b.h < 70 ? 92 : 75;
    m.put(
      table({
        plate: 'rect',
        legs: high > 80 ? 'block' : 'splay',
        w: 150,
        d: 80,
        h: high,
        top,
        frame: top,
      }),
      [44, 0, -34],
    );
    m.put(vase({ form: 'pebble', w: 18, h: 18, glaze: pale, stems: 'branch' }), [26, high, -40]);
    m.put(plan.subject, [-30, 0, 36], 28);
    carpet(stage, 190, 180, 0);
    art(stage, -58, 116, 48);
    pendant(stage, 44, -34);
    return { middle: 82, x: 6, span: 236 };
  }
  m.put(plan.subject, [0, 0, 0]);
  carpet(stage, wide + 70, b.d + 90, 0);
  // Beside the lamp, not behind it: seen from the right, what hangs on the wall moves towards the middle.
  const aside = b.h > 60 ? 92 : 0;
  art(stage, -wide * 0.18 - aside, 122, wide > 150 ? 62 : 50);
  greenery(stage, wide / 2 + 38, -back + 36, 140);
  // Flowers on the table reach to where a lamp would hang.
  if (b.h > 60 && b.h < 120) pendant(stage, 0, 0);
  return { middle: 80, x: 0, span: wide + 130 };
}

const coverColours = ['#e3d8c5', '#66754f', '#8ea2ae', '#b4623f', '#c2a67e'];

/** A lamp or a plant next to a reading armchair. */
function dressReading(stage: Stage, plan: RoomPlan): Shot {
  const { m, rnd } = stage;
  const b = boundsOf(plan.subject);
  const far = b.w > 100;
  const cover = cloth(
    pickOf(['bukle', 'gyapju', 'len'] as const, rnd()),
    pickOf(coverColours, rnd()),
  );
  const kind = pickOf(['cloud', 'lounge', 'barrel', 'slipper'] as const, rnd());
  m.put(
    armchair({ kind, w: 82, d: 82, h: 78, seat: 42, cover, frame: wood('dio') }),
    [far ? 24 : -42, 0, 2],
    far ? -10 : 20,
  );
  m.put(plan.subject, [far ? -86 : 46, 0, far ? -22 : -6]);
  carpet(stage, 190, 150, 30);
  art(stage, far ? 48 : -52, 118, 50);
  sideTable(stage, far ? 96 : -104, 8);
  return { middle: Math.max(74, b.h * 0.58), x: far ? 0 : -16, span: Math.max(226, b.h * 1.3) };
}

/** Dresses the room around the subject. */
export function dress(stage: Stage, plan: RoomPlan): Shot {
  const { m, rnd, back, left } = stage;
  const b = boundsOf(plan.subject);
  const wide = Math.max(b.w, 60);
  const behind = -back + 26;
  switch (plan.setting) {
    case 'living':
      m.put(plan.subject, [0, 0, 0]);
      carpet(stage, wide + 60, Math.max(120, b.d + 60), b.d * 0.3);
      if (b.h < 112) gallery(stage, wide);
      greenery(stage, -wide / 2 - 36, behind + 8, 128);
      if (rnd() < 0.6) standingLamp(stage, wide / 2 + 40, behind + 6);
      else sideTable(stage, wide / 2 + 36, 0);
      return { middle: Math.max(62, b.h * 0.7), x: 0, span: wide + 124 };
    case 'reading':
      return dressReading(stage, plan);
    case 'dining':
      return dressDining(stage, plan, wide);
    case 'bed':
      m.put(plan.subject, [0, 0, 0]);
      carpet(stage, wide + 120, b.d * 0.7, b.d * 0.3);
      for (const side of [-1, 1]) {
        const x = side * (wide / 2 + 30);
        m.put(
          cabinet({
            w: 44,
            d: 38,
            h: 48,
            columns: grid(1, 2, 'drawer'),
            body: wood('tolgy'),
            front: wood('tolgy'),
            leg: 'taper',
            handle: 'none',
          }),
          [x, 0, -back + 22],
        );
        if (side === -1)
          m.put(lamp({ kind: 'urn', h: 46, w: 28, shade: linenShade, body: pale }), [
            x,
            48,
            -back + 22,
          ]);
        else
          m.put(vase({ form: 'pebble', w: 14, h: 16, glaze: pale, stems: 'eucalyptus' }), [
            x,
            48,
            -back + 22,
          ]);
      }
      art(stage, 0, Math.max(138, b.h + 26), 64);
      return { middle: 70, x: 0, span: wide + 112 };
    case 'kids':
      m.put(plan.subject, [0, 0, 0]);
      m.put(
        rug({
          w: 150,
          d: 150,
          round: true,
          cover: {
            kind: 'pile',
            colour: '#e3cdbb',
            length: 2,
            pattern: { name: 'rings', width: 16, colours: ['#e6d6c4', '#d9b9a2'] },
          },
        }),
        [20, 0, b.d * 0.4 + 30],
      );
      if (b.h < 120) art(stage, wide * 0.1, Math.max(112, b.h + 22), 46);
      m.put(
        basket({
          d: 34,
          h: 30,
          weave: { kind: 'cane', colour: '#c9a36c', weave: 'basket' },
          handles: true,
        }),
        [wide / 2 + 34, 0, behind],
      );
      greenery(stage, -wide / 2 - 34, behind, 96);
      return { middle: Math.max(56, b.h * 0.58), x: 0, span: Math.max(190, wide + 108) };
    case 'work': {
      const deskWidth = 130;
      const isDeskChair = b.h > 80 && wide < 76;
      // Its back stands before the desk, not in it.
      m.put(plan.subject, [0, 0, isDeskChair ? b.d / 2 + 2 : 0]);
      if (isDeskChair) {
        m.put(
          table({
            plate: 'rect',
            legs: 'splay',
            w: deskWidth,
            d: 64,
            h: 76,
            top: wood('tolgy'),
            frame: wood('tolgy'),
          }),
          [20, 0, -back + 36],
        );
        m.put(vase({ form: 'column', w: 11, h: 13, glaze: pale }), [62, 76, -back + 34]);
      }
      art(stage, -wide * 0.2, Math.max(122, b.h + 8), 50);
      if (wide > 110) art(stage, wide * 0.24, 128, 38);
      if (isDeskChair) greenery(stage, 20 - deskWidth / 2 - 34, behind + 6, 118);
      else greenery(stage, wide / 2 + 36, behind + 6, 118);
      if (b.h > 60 && b.h < 80 && wide > 76) {
        m.put(
          lamp({
            kind: 'arm',
            h: 46,
            w: 15,
            shade: { kind: 'paint', colour: '#66754f', gloss: 0.3 },
            body: { kind: 'paint', colour: '#66754f', gloss: 0.3 },
          }),
          [-wide * 0.34, b.h, -6],
        );
        m.put(vase({ form: 'column', w: 10, h: 12, glaze: pale }), [wide * 0.3, b.h, -8]);
      }
      return { middle: Math.max(70, b.h * 0.66), x: 0, span: wide + (isDeskChair ? 160 : 130) };
    }
    case 'hall':
    case 'storage':
      m.put(plan.subject, [0, 0, 0]);
      if (b.h < 112) art(stage, -wide * 0.14, b.h + 38, 52);
      if (b.h > 30 && b.h < 112 && wide > 70) {
        m.put(
          vase({
            form: 'amphora',
            w: 20,
            h: 30,
            glaze: { kind: 'ceramic', colour: '#b4623f', gloss: 0.2 },
            stems: 'grass',
          }),
          [wide * 0.3, b.h, 0],
        );
      }
      greenery(stage, -wide / 2 - 40, behind + 4, Math.min(140, Math.max(96, b.h * 0.8)));
      if (plan.setting === 'storage')
        m.put(
          armchair({
            kind: 'lounge',
            w: 70,
            d: 76,
            h: 80,
            seat: 42,
            cover: cloth('len', '#c9b99d'),
            frame: wood('dio'),
          }),
          [wide / 2 + 66, 0, 34],
          -32,
        );
      else
        m.put(
          basket({ d: 36, h: 32, weave: { kind: 'cane', colour: '#c9a36c', weave: 'basket' } }),
          [wide / 2 + 34, 0, behind],
        );
      return { middle: Math.max(66, b.h * 0.56), x: 0, span: Math.max(wide + 120, b.h * 1.13) };
    case 'garden':
      m.put(plan.subject, [0, 0, 0]);
      for (const [x, z, h] of [
        [-wide / 2 - 44, behind, 170],
        [wide / 2 + 40, behind + 14, 130],
      ] as const) {
        m.put(
          plant({
            kind: 'olajfa',
            h,
            pot: {
              w: h * 0.26,
              h: h * 0.24,
              body: { kind: 'ceramic', colour: '#b4623f', gloss: 0.1 },
            },
          }),
          [x, 0, z],
          x,
        );
      }
      return { middle: Math.max(60, b.h * 0.66), x: 0, span: wide + 120 };
    case 'top': {
      const high = support(stage, b.w, b.d);
      m.put(plan.subject, [-b.w * 0.08, high, 4]);
      art(stage, b.w * 0.5 + 22, high + Math.max(18, b.h * 0.6), Math.max(34, b.w * 0.7));
      if (b.h < 40)
        m.put(
          vase({ form: 'bottle', w: 12, h: 26, glaze: pale, stems: b.w < 40 ? 'branch' : 'none' }),
          [-b.w / 2 - 24, high, -8],
        );
      return { middle: high + b.h * 0.34, x: 4, span: Math.max(96, Math.max(b.w, b.h * 0.8) + 66) };
    }
    case 'wall': {
      const low = b.h > 150 ? 6 : b.h > 100 ? 62 : 112;
      m.put(plan.subject, [0, low - b.low[1], -back + 0.2]);
      if (low > 60) {
        m.put(
          cabinet({
            w: Math.max(130, b.w * 1.3),
            d: 40,
            h: 72,
            columns: grid(3, 1, 'door'),
            body: wood('dio'),
            front: wood('dio'),
            leg: 'taper',
            handle: 'edge',
            metal: metal('#b3883f', 0.8),
          }),
          [0, 0, -back + 22],
        );
        m.put(vase({ form: 'belly', w: 20, h: 24, glaze: pale, stems: 'branch' }), [
          -b.w * 0.34 - 14,
          72,
          -back + 22,
        ]);
      } else {
        greenery(stage, b.w / 2 + 34, behind, 110);
      }
      return { middle: low + b.h * 0.3, x: 0, span: Math.max(150, b.w + 80, b.h * 0.95) };
    }
    case 'ceiling': {
      m.put(plan.subject, [0, 228, 0]);
      m.put(
        table({
          plate: 'round',
          legs: 'pedestal',
          w: 120,
          d: 120,
          h: 75,
          top: wood('tolgy'),
          frame: wood('tolgy'),
        }),
        [0, 0, 0],
      );
      m.put(vase({ form: 'pebble', w: 20, h: 20, glaze: pale, stems: 'branch' }), [4, 75, 0]);
      art(stage, -98, 120, 54);
      return { middle: 122, x: 0, span: 176 };
    }
    case 'floor': {
      m.put(plan.subject, [0, 0, 0], 90);
      m.put(
        armchair({
          kind: 'lounge',
          w: 72,
          d: 80,
          h: 82,
          seat: 42,
          cover: cloth('bukle', '#e3d8c5'),
          frame: wood('dio'),
        }),
        [-b.d * 0.26, 0, -b.w * 0.42],
        24,
      );
      m.put(
        table({
          plate: 'round',
          legs: 'three',
          w: 56,
          d: 56,
          h: 40,
          top: wood('tolgy'),
          frame: wood('tolgy'),
          thick: 2.4,
        }),
        [b.d * 0.22, 0, -b.w * 0.2],
      );
      greenery(stage, -left + 40, behind, 132);
      art(stage, b.d * 0.16, 108, 56);
      return { middle: 46, x: 0, span: b.d + 60 };
    }
  }
}
