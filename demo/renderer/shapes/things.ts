import { stream } from '../engine/chance.ts';
import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Model } from '../model.ts';

/** An empty space on a board: its middle, floor and size. Unit: cm. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

const spines = [
  '#8a2b3a',
  '#3f5a4a',
  '#d9cfbf',
  '#2f4057',
  '#b98a4b',
  '#e8e1d4',
  '#6f5a48',
  '#a3ae93',
  '#b4623f',
  '#4a4a4a',
];
const glazes = ['#efe9dc', '#c9b79c', '#8ea2ae', '#b4623f', '#4f5a4a', '#2d2a27'];

const ceramic = (colour: string): Material => ({
  kind: 'ceramic',
  colour,
  gloss: 0.25,
  speckle: '#7d6f5e',
});

/** A row of books, some leaning, a few lying. */
export function addBooks(m: Model, space: Space, seed: number): void {
  const rnd = stream(seed * 13 + 5);
  let x = space.x - space.w / 2 + 1;
  const end = space.x + space.w / 2 - 1 - rnd() * space.w * 0.3;
  const tallest = Math.min(space.h - 1, 27);
  if (tallest < 9) return;
  const front = space.z + space.d / 2;
  while (x < end - 2) {
    const thick = 1.6 + rnd() * 2.6;
    const tall = tallest * (0.72 + rnd() * 0.28);
    const deep = Math.min(space.d, 14 + rnd() * 5);
    const colour = spines[Math.floor(rnd() * spines.length)] ?? '#888888';
    const lean = x + thick > end - 5 && rnd() > 0.5 ? -9 : 0;
    m.box(
      { at: [x + thick / 2, space.y, front - deep / 2 - 1.5], turn: [0, 0, lean] },
      [thick, tall, deep],
      paint(colour, 0.08),
      0.25,
    );
    x += thick + 0.12 + (lean === 0 ? 0 : 3);
  }
  if (rnd() > 0.5 && end - x > -30 && space.w > 40) {
    for (let i = 0; i < 3; i++) {
      const colour = spines[Math.floor(rnd() * spines.length)] ?? '#888888';
      m.box(
        { at: [space.x + space.w / 2 - 12, space.y + i * 2.6, front - 9] },
        [19 - i * 2, 2.5, 14],
        paint(colour, 0.08),
        0.3,
      );
    }
  }
}

/** A vase, a bowl, a small stack: what people put on boards. */
export function addThings(m: Model, space: Space, seed: number): void {
  const rnd = stream(seed * 29 + 11);
  const count = Math.max(1, Math.min(3, Math.floor(space.w / 24)));
  for (let i = 0; i < count; i++) {
    const x = space.x - space.w / 2 + (space.w / count) * (i + 0.35 + rnd() * 0.3);
    const z = space.z + (rnd() - 0.2) * space.d * 0.3;
    const colour = glazes[Math.floor(rnd() * glazes.length)] ?? '#efe9dc';
    const high = Math.min(space.h - 3, 12 + rnd() * 12);
    const kind = rnd();
    if (high < 5) return;
    if (kind < 0.4) {
      const r = Math.min(high * 0.34, space.d * 0.4, 7);
      m.lathe(
        { at: [x, space.y, z] },
        [
          0,
          0.2,
          r * 0.6,
          0.2,
          r,
          high * 0.38,
          r * 0.62,
          high * 0.7,
          r * 0.34,
          high * 0.84,
          r * 0.42,
          high,
          0,
          high * 0.98,
        ],
        ceramic(colour),
      );
    } else if (kind < 0.65) {
      const r = Math.min(8, space.d * 0.42, space.w * 0.3);
      m.bowl(
        { at: [x, space.y, z] },
        [0, 0.5, r * 0.45, 0.5, r * 0.8, r * 0.35, r, r * 0.8],
        0.8,
        ceramic(colour),
      );
    } else if (kind < 0.85) {
      m.box(
        { at: [x, space.y, z - 2], turn: [-8, 0, 0] },
        [Math.min(14, high * 0.8), high, 1.2],
        paint('#6f4a31'),
        0.2,
      );
      m.box(
        { at: [x, space.y + 1.2, z - 1.2], turn: [-8, 0, 0] },
        [Math.min(14, high * 0.8) - 2.4, high - 2.4, 0.6],
        {
          kind: 'print',
          picture: 'hill',
          colours: ['#efe6d4', '#a3ae93', '#66754f', '#8a2b3a', '#c58f35'],
        },
        0.05,
      );
    } else {
      m.cone({ at: [x, space.y, z] }, 3, 3, 1.2, paint('#b3883f', 0.5), 0.3);
      m.cone({ at: [x, space.y + 1, z] }, 1.6, 1.6, Math.min(high, 13), paint('#efe6d4', 0.2), 0.3);
    }
  }
}
