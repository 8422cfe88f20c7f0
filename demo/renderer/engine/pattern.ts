import { light } from '../colour.ts';
import type { Light } from '../colour.ts';
import { hash3, noise2 } from './chance.ts';
import type { Pattern } from './material.ts';

/** A pattern ready to be asked: the colour at (u, v) of a piece of half sides (hu, hv). Unit: cm. */
export type Dye = (u: number, v: number, hu: number, hv: number) => Light;

/** Soft thread edges: patterns are woven, not printed. */
const ragged = (u: number, v: number): number => (noise2(u * 1.1, v * 1.1, 5) - 0.5) * 0.22;

export function dyeOf(pattern: Pattern): Dye {
  const colours = pattern.colours.map((colour) => light(colour));
  const pick = (i: number): Light =>
    colours[((i % colours.length) + colours.length) % colours.length]!;
  const w = pattern.width;
  switch (pattern.name) {
    case 'stripes':
      return (u, v) => pick(Math.floor((u + ragged(u, v) + 1000 * w * colours.length) / w));
    case 'check':
      return (u, v) => {
        const a = Math.floor((u + ragged(u, v)) / w) & 1;
        const b = Math.floor((v + ragged(v, u)) / w) & 1;
        return pick(a + b);
      };
    case 'diamonds':
      return (u, v) => {
        const a = Math.abs(((((u / w) % 1) + 1) % 1) - 0.5);
        const b = Math.abs(((((v / (w * 1.5)) % 1) + 1) % 1) - 0.5);
        const line = Math.abs(a + b - 0.5) * w + ragged(u, v) * 0.8;
        return line < 0.9 ? pick(1) : pick(0);
      };
    case 'border':
      return (u, v, hu, hv) => {
        const edge = Math.min(hu - Math.abs(u), hv - Math.abs(v)) + ragged(u, v);
        if (edge > w && edge < w * 1.35) return pick(1);
        return edge < w * 0.55 ? pick(2) : pick(0);
      };
    case 'arches':
      return (u, v) => {
        const row = Math.floor(v / w);
        const x = ((((u / w + (row & 1) * 0.5) % 1) + 1) % 1) - 0.5;
        const y = v / w - row;
        const r = Math.hypot(x, y) * 2 + ragged(u, v) * 0.1;
        return pick(r > 1 ? 0 : Math.floor(r * 3) + 1);
      };
    case 'pebbles':
      return (u, v) => {
        const iu = Math.floor(u / w);
        const iv = Math.floor(v / w);
        let best = 9;
        let tone = 0;
        for (let i = -1; i <= 1; i++) {
          for (let j = -1; j <= 1; j++) {
            const cx = iu + i + 0.2 + 0.6 * hash3(iu + i, iv + j, 3);
            const cy = iv + j + 0.2 + 0.6 * hash3(iu + i, iv + j, 4);
            const r = Math.hypot((u / w - cx) * (0.8 + 0.5 * hash3(iu + i, iv + j, 5)), v / w - cy);
            if (r < best) {
              best = r;
              tone = 1 + Math.floor(hash3(iu + i, iv + j, 6) * (colours.length - 1));
            }
          }
        }
        return best < 0.42 ? pick(tone) : pick(0);
      };
    case 'dots':
      return (u, v) => {
        const row = Math.floor(v / w);
        const x = ((((u / w + (row & 1) * 0.5) % 1) + 1) % 1) - 0.5;
        return Math.hypot(x, v / w - row - 0.5) < 0.2 ? pick(1) : pick(0);
      };
    case 'rings':
      return (u, v) => pick(Math.floor((Math.hypot(u, v) + ragged(u, v)) / w));
  }
}
