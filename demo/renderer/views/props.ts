import { metal, wood } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import { cabinet, grid } from '../shapes/cabinet.ts';
import { picture, vase } from '../shapes/decor.ts';
import { lamp } from '../shapes/lamp.ts';
import { plant } from '../shapes/plant.ts';
import { table } from '../shapes/table.ts';
import { rug } from '../shapes/textile.ts';
import { linenShade, pale, pickOf } from './stage.ts';
import type { Stage } from './stage.ts';

export function art(stage: Stage, x: number, y: number, big: number): void {
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

export function greenery(stage: Stage, x: number, z: number, high: number): void {
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

export function standingLamp(stage: Stage, x: number, z: number): void {
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

export function sideTable(stage: Stage, x: number, z: number): void {
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

export function carpet(stage: Stage, w: number, d: number, z: number): void {
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
export function support(stage: Stage, w: number, d: number): number {
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

/** One large print, or two of different size, above a low piece. */
export function gallery(stage: Stage, wide: number): void {
  if (wide > 120 && stage.rnd() < 0.55) {
    art(stage, -wide * 0.12, 116, 56);
    // Side by side with a hand between them, however short the piece below.
    art(stage, Math.max(wide * 0.16, 54 - wide * 0.12), 126, 38);
  } else {
    art(stage, wide * (stage.rnd() - 0.5) * 0.3, 118, wide > 90 ? 58 : 46);
  }
}

const lampColours = ['#8a2b3a', '#b4623f', '#efe9dc', '#66754f', '#2f4057'];

export function pendant(stage: Stage, x: number, z: number): void {
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
