import { stream } from '../engine/chance.ts';
import { cloth, metal, wood } from '../engine/material.ts';
import type { Material, Wood } from '../engine/material.ts';
import type { Plane, Scene } from '../engine/render.ts';
import { camera } from '../engine/view.ts';
import type { View } from '../engine/view.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { armchair } from '../shapes/armchair.ts';
import { cabinet, grid } from '../shapes/cabinet.ts';
import { picture, vase } from '../shapes/decor.ts';
import { lamp } from '../shapes/lamp.ts';
import { plant } from '../shapes/plant.ts';
import { table } from '../shapes/table.ts';
import { basket, rug } from '../shapes/textile.ts';
import { boundsOf } from './bounds.ts';
import { leafLight, roomSun, windowLight } from './daylight.ts';

/** The kind of place a thing is shown in. */
export type Setting =
  | 'living'
  | 'reading'
  | 'dining'
  | 'bed'
  | 'kids'
  | 'work'
  | 'hall'
  | 'garden'
  | 'top'
  | 'wall'
  | 'ceiling'
  | 'floor'
  | 'storage';

export interface RoomPlan {
  readonly setting: Setting;
  readonly subject: Model;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

const walls: Record<Setting, readonly string[]> = {
  living: ['#e4dbcb', '#d8d3c3', '#dccfbd', '#cfd0c2', '#e0d2c4'],
  reading: ['#ddd3c3', '#cfd0c3', '#d9c9ba', '#c9ccc0'],
  dining: ['#e0d8c8', '#d3cdbd', '#d9c8b6', '#c9cdbf'],
  bed: ['#ddd3c4', '#cfcfc4', '#d9c9bd', '#c8ccc9'],
  kids: ['#e6d7c6', '#d5d9ca', '#e5cfc2', '#d3d8d8'],
  work: ['#d9d5c8', '#cdd0c5', '#e0d5c6'],
  hall: ['#e2d9c9', '#d2cdbf', '#c9c6b4'],
  garden: ['#e2d8c7', '#dccdb8'],
  top: ['#ddd3c3', '#cfd0c3', '#e0d0c0', '#d0c8ba'],
  wall: ['#e0d7c8', '#d3d1c3', '#dccdbd', '#c9ccbd'],
  ceiling: ['#e2d9ca', '#d6d2c4', '#dccfc0'],
  floor: ['#e0d7c8', '#d6d0c0'],
  storage: ['#e2d9ca', '#d2cfc0', '#dccbb9', '#cdd0c8'],
};

const floors: readonly Wood[] = ['tolgy', 'koris', 'tolgy', 'fust'];
const pale: Material = { kind: 'ceramic', colour: '#e8e0d2', gloss: 0.25, speckle: '#9a8a76' };
const linenShade: Material = { kind: 'shade', colour: '#efdcb8', glow: 0.4 };

/** Where things stand around the subject, and how the camera sees it. */
interface Stage {
  readonly m: Model;
  readonly rnd: () => number;
  /** The back wall is at −back, the left one at −left. */
  readonly back: number;
  readonly left: number;
}

function pickOf<Value>(list: readonly Value[], fraction: number): Value {
  const value = list[Math.floor(fraction * list.length) % list.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

function art(stage: Stage, x: number, y: number, big: number): void {
  const colours = pickOf(
    [
      ['#efe6d4', '#a3ae93', '#66754f', '#3f5a4a', '#c58f35'],
      ['#f1e8da', '#b4623f', '#8ea2ae', '#2f4057', '#d3a345'],
      ['#efe6d8', '#8a2b3a', '#cdb99b', '#4a4038', '#b4623f'],
    ],
    stage.rnd(),
  );
  const kind = pickOf(['hill', 'sun', 'abstract', 'line', 'leaf'] as const, stage.rnd());
  const frame = pickOf([wood('tolgy'), metal('#2a2724', 0.2), wood('dio')], stage.rnd());
  stage.m.put(
    picture({ w: big, h: big * 1.3, frame, print: { kind: 'print', picture: kind, colours } }),
    [x, y, -stage.back],
  );
}

function greenery(stage: Stage, x: number, z: number, high: number): void {
  const kind = pickOf(['fikusz', 'filodendron', 'palma', 'olajfa'] as const, stage.rnd());
  const body = pickOf<Material>(
    [
      pale,
      { kind: 'cane', colour: '#c39b63', weave: 'basket' },
      { kind: 'ceramic', colour: '#b4623f', gloss: 0.15 },
    ],
    stage.rnd(),
  );
  stage.m.put(
    plant({ kind, h: high, pot: { w: high * 0.25, h: high * 0.22, body } }),
    [x, 0, z],
    stage.rnd() * 360,
  );
}

function standingLamp(stage: Stage, x: number, z: number): void {
  const kind = pickOf(['shade', 'tripod'] as const, stage.rnd());
  stage.m.put(
    lamp({
      kind,
      h: 152,
      w: 44,
      shade: linenShade,
      body: kind === 'tripod' ? wood('tolgy') : metal('#2a2724', 0.2),
    }),
    [x, 0, z],
  );
}

function sideTable(stage: Stage, x: number, z: number): void {
  stage.m.put(
    table({
      plate: 'round',
      legs: 'three',
      w: 42,
      d: 42,
      h: 50,
      top: wood('dio'),
      frame: wood('dio'),
      thick: 2,
    }),
    [x, 0, z],
  );
  stage.m.put(vase({ form: 'belly', w: 14, h: 18, glaze: pale, stems: 'branch' }), [x, 50, z]);
}

function carpet(stage: Stage, w: number, d: number, z: number): void {
  const colour = pickOf(['#ddd2bf', '#cbbfa9', '#d8c8b4', '#c9cbbd'], stage.rnd());
  stage.m.put(
    rug({
      w: d,
      d: w,
      cover: {
        kind: 'pile',
        colour,
        length: 2,
        pattern: { name: 'border', width: 12, colours: [colour, '#8f8271', colour] },
      },
    }),
    [0, 0, z],
    90,
  );
}

/** A low cabinet or a table to put small things on; returns its height. */
function support(stage: Stage, w: number, d: number): number {
  const h = 74;
  if (stage.rnd() < 0.5) {
    stage.m.put(
      cabinet({
        w: Math.max(150, w + 90),
        d: Math.max(42, d + 12),
        h,
        columns: grid(3, 1, 'slats'),
        body: wood('tolgy'),
        front: wood('tolgy'),
        leg: 'taper',
        handle: 'none',
      }),
      [0, 0, 0],
    );
  } else {
    stage.m.put(
      table({
        plate: 'rect',
        legs: 'splay',
        w: Math.max(150, w + 90),
        d: Math.max(60, d + 30),
        h,
        top: wood('tolgy'),
        frame: wood('tolgy'),
      }),
      [0, 0, 0],
    );
  }
  return h;
}

interface Shot {
  /** Height of the point that stands in the middle of the picture, and how much width it shows. Unit: cm. */
  readonly middle: number;
  readonly x: number;
  readonly span: number;
}

/** One large print, or two of different size, above a low piece. */
function gallery(stage: Stage, wide: number): void {
  if (wide > 120 && stage.rnd() < 0.55) {
    art(stage, -wide * 0.12, 116, 56);
    art(stage, wide * 0.16, 126, 38);
  } else {
    art(stage, wide * (stage.rnd() - 0.5) * 0.3, 118, wide > 90 ? 58 : 46);
  }
}

const lampColours = ['#8a2b3a', '#b4623f', '#efe9dc', '#66754f', '#2f4057'];

function pendant(stage: Stage, x: number, z: number): void {
  const kind = pickOf(['dome', 'sphere', 'basket', 'plate'] as const, stage.rnd());
  const painted: Material = { kind: 'paint', colour: pickOf(lampColours, stage.rnd()), gloss: 0.3 };
  const shade: Material =
    kind === 'sphere'
      ? { kind: 'shade', colour: '#f8efdc', glow: 0.42 }
      : kind === 'basket'
        ? { kind: 'cane', colour: '#c9a36c', weave: 'basket' }
        : painted;
  const size = kind === 'sphere' ? 46 : 44;
  stage.m.put(
    lamp({
      kind,
      h: kind === 'sphere' ? 42 : kind === 'basket' ? 36 : 26,
      w: size,
      shade,
      body: metal('#b3883f', 0.8),
    }),
    [x, 238, z],
  );
}

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
  art(stage, -wide * 0.18, 122, wide > 150 ? 62 : 50);
  greenery(stage, wide / 2 + 38, -back + 36, 140);
  if (b.h > 60) pendant(stage, 0, 0);
  return { middle: 80, x: 0, span: wide + 130 };
}

const coverColours = ['#e3d8c5', '#66754f', '#8ea2ae', '#b4623f', '#c2a67e'];

/** A lamp or a plant beside an armchair, where somebody reads. */
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
function dress(stage: Stage, plan: RoomPlan): Shot {
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
    case 'work':
      m.put(plan.subject, [0, 0, 0]);
      if (b.h > 80 && wide < 76) {
        m.put(
          table({
            plate: 'rect',
            legs: 'splay',
            w: 130,
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
      greenery(stage, wide / 2 + 36, behind + 6, 118);
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
      return { middle: Math.max(70, b.h * 0.66), x: 0, span: wide + 130 };
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
      art(stage, -70, 120, 54);
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

/** A corner of a home with the subject in it, lit by a window that is out of sight. */
export function room(plan: RoomPlan): { scene: Scene; view: View } {
  const rnd = stream(plan.seed);
  const b = boundsOf(plan.subject);
  const loose: readonly Setting[] = ['dining', 'ceiling', 'floor', 'garden'];
  const back =
    plan.setting === 'wall'
      ? 30
      : plan.setting === 'reading'
        ? 62
        : b.d / 2 +
          (plan.setting === 'floor'
            ? 40
            : loose.includes(plan.setting)
              ? 74
              : plan.setting === 'work' && b.h > 80 && b.w < 76
                ? 46
                : plan.setting === 'top'
                  ? 34
                  : 9);
  const left = Math.max(b.w, 60) / 2 + 96;
  const stage: Stage = { m: createModel(plan.seed), rnd, back, left };
  const shot = dress(stage, plan);
  const garden = plan.setting === 'garden';
  const wall: Material = { kind: 'plaster', colour: pickOf(walls[plan.setting], rnd()) };
  const floorKind = garden
    ? pickOf(['terasz', 'ko'] as const, rnd())
    : rnd() < 0.3
      ? 'halszalka'
      : 'deszka';
  const floor: Material = {
    kind: 'floor',
    floor: floorKind,
    wood: garden ? 'teak' : pickOf(floors, rnd()),
  };
  const planes: Plane[] = [
    { normal: [0, 1, 0], offset: 0, material: floor },
    { normal: [0, 0, 1], offset: -back, material: wall },
  ];
  if (!garden) {
    planes.push({ normal: [1, 0, 0], offset: -left, material: wall });
    const skirting: Material = { kind: 'paint', colour: '#efe9de', gloss: 0.15 };
    stage.m.box({ at: [left, 0, -back + 0.7] }, [left * 4, 9, 1.4], skirting, 0.4);
    stage.m.box({ at: [-left + 0.7, 0, 300 - back] }, [1.4, 9, 600], skirting, 0.4);
  }
  const scale = plan.width / shot.span;
  const focus = [shot.span * 0.06, shot.middle * 0.92, -back * 0.5] as const;
  const view = camera({
    width: plan.width,
    height: plan.height,
    yaw: 21,
    pitch: 0,
    rise:
      plan.setting === 'floor'
        ? 190
        : plan.setting === 'ceiling' || plan.setting === 'wall'
          ? 36
          : 96,
    distance: 720,
    target: [shot.x, shot.middle, 0],
    scale,
    origin: [
      plan.width / 2,
      plan.height * (plan.setting === 'wall' || plan.setting === 'ceiling' ? 0.5 : 0.56),
    ],
  });
  return {
    view,
    scene: {
      solids: stage.m.solids,
      lamps: stage.m.lamps,
      planes,
      backdrop: '#e4dbcb',
      sun: roomSun,
      key: garden ? 1.05 : 1,
      sky: garden ? 0.62 : 0.66,
      gobo: garden
        ? leafLight(0.3)
        : windowLight(focus, {
            pane: [shot.span * 0.25, shot.span * 0.24],
            columns: 2,
            rows: 3,
            bar: shot.span * 0.025,
            soft: 4 + shot.span * 0.014,
            dim: 0.3,
          }),
      finest: 1 / scale,
      shadowPixels: 800,
    },
  };
}
