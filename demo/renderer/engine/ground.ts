import { light } from '../colour.ts';
import { cloud2, hash3, noise2 } from './chance.ts';
import { grain, woods } from './grain.ts';
import type { Material } from './material.ts';
import { setColour } from './take.ts';
import type { Surface } from './take.ts';

/** Boards side by side along x, each cut from another place of the trunk, with a dark joint. */
function boards(
  wood: keyof typeof woods,
  width: number,
  length: number,
  gap: number,
  dim: number,
): Surface {
  const look = woods[wood];
  return (take, body) => {
    const u = take.p[0]!;
    const v = take.p[2]!;
    const row = Math.floor(v / width);
    const shifted = u + hash3(row, 1, 9) * length;
    const board = Math.floor(shifted / length);
    const across = v - row * width;
    const along = shifted - board * length;
    const seed = Math.floor(hash3(row, board, 4) * 9000);
    grain(look, along, across - width / 2, 0, seed, body.finest, take.c);
    const edge = Math.min(across, width - across, along, length - along);
    const joint = edge < gap ? 0.62 : 1;
    const k = (0.9 + 0.2 * hash3(row, board, 6)) * joint * dim;
    for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * k;
    take.gloss = 0.2;
  };
}

function herringbone(wood: keyof typeof woods): Surface {
  const look = woods[wood];
  const w = 9;
  const n = 5;
  return (take, body) => {
    const s = Math.SQRT1_2;
    const x = (take.p[0]! * s - take.p[2]! * s) / w;
    const y = (take.p[0]! * s + take.p[2]! * s) / w;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const m = (((ix - iy) % (2 * n)) + 2 * n) % (2 * n);
    const flat = m < n;
    const along = flat ? (m + x - ix) * w : (2 * n - 1 - m + y - iy) * w;
    const across = (flat ? y - iy : x - ix) * w;
    const key = flat ? [ix - m, iy] : [ix, iy - (2 * n - 1 - m)];
    const seed = Math.floor(hash3(key[0]!, key[1]!, 4) * 9000);
    grain(look, along, across - w / 2, 0, seed, body.finest, take.c);
    const edge = Math.min(across, w - across, along, n * w - along);
    const k = (0.9 + 0.2 * hash3(key[0]!, key[1]!, 6)) * (edge < 0.16 ? 0.66 : 1);
    for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * k;
    take.gloss = 0.22;
  };
}

export function groundSurface(material: Extract<Material, { kind: 'plaster' | 'floor' }>): Surface {
  if (material.kind === 'plaster') {
    const base = light(material.colour);
    return (take) => {
      const u = take.p[0]! + take.p[2]!;
      setColour(take, base, 0.975 + 0.05 * cloud2(u * 0.012, take.p[1]! * 0.012, 3));
    };
  }
  switch (material.floor) {
    case 'deszka':
      return boards(material.wood ?? 'tolgy', 16, 190, 0.14, 1);
    case 'halszalka':
      return herringbone(material.wood ?? 'tolgy');
    case 'terasz':
      return boards(material.wood ?? 'teak', 12, 320, 0.45, 0.95);
    case 'ko': {
      const base = light('#cfc4b2');
      return (take) => {
        const w = 60;
        const row = Math.floor(take.p[2]! / w);
        const u = take.p[0]! + (row & 1) * w * 0.5;
        const col = Math.floor(u / (w * 1.5));
        const edge = Math.min(
          take.p[2]! - row * w,
          w - take.p[2]! + row * w,
          u - col * w * 1.5,
          w * 1.5 - u + col * w * 1.5,
        );
        const tone =
          0.94 +
          0.1 * hash3(row, col, 2) +
          0.08 * (cloud2(take.p[0]! * 0.06, take.p[2]! * 0.06, 5) - 0.5);
        setColour(take, base, edge < 0.5 ? tone * 0.8 : tone);
        take.gloss = 0.12;
      };
    }
    case 'fu': {
      const base = light('#8d9a63');
      return (take) => {
        const blade = noise2(take.p[0]! * 0.9, take.p[2]! * 0.4, 1) - 0.5;
        setColour(
          take,
          base,
          0.95 + blade * 0.5 + 0.25 * (cloud2(take.p[0]! * 0.02, take.p[2]! * 0.02, 2) - 0.5),
        );
      };
    }
  }
}
