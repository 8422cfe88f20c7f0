import { light } from '../colour.ts';
import type { Light } from '../colour.ts';
import { noise2 } from './chance.ts';
import type { Material } from './material.ts';
import { setColour } from './take.ts';
import type { Surface } from './take.ts';

/** A small print behind glass: quiet landscapes and cut-paper forms in the frame of the solid. */
export function printSurface(material: Extract<Material, { kind: 'print' }>): Surface {
  const colours = material.colours.map((colour) => light(colour));
  const pick = (i: number): Light => colours[i % colours.length]!;
  return (take, body) => {
    const x = take.p[0]! / body.half[0];
    const y = take.p[1]! / body.half[1];
    const wide = body.half[0] / body.half[1];
    let colour = pick(0);
    switch (material.picture) {
      case 'hill':
        for (let i = 1; i <= 3; i++) {
          const edge = 0.35 - i * 0.3 + (noise2(x * 1.4 + i * 5, i, 8) - 0.5) * 0.6;
          if (y < edge) colour = pick(i);
        }
        if (Math.hypot((x - 0.3) * wide, y - 0.55) < 0.17) colour = pick(4);
        break;
      case 'sun':
        if (Math.hypot(x * wide, y - 0.1) < 0.42) colour = pick(1);
        if (y < -0.25 + Math.sin(x * 5) * 0.04) colour = pick(2);
        if (y < -0.5 + Math.sin(x * 4 + 1) * 0.05) colour = pick(3);
        break;
      case 'leaf': {
        const stem = Math.abs(x * wide + Math.sin(y * 2) * 0.08) < 0.012 && y > -0.75 && y < 0.7;
        if (stem) colour = pick(1);
        for (let i = 0; i < 7; i++) {
          const side = i % 2 === 0 ? 1 : -1;
          const cy = -0.55 + i * 0.18;
          const u = (x * wide * side - 0.24) * 0.8 + (y - cy) * 0.6;
          const v = (y - cy) * 0.8 - (x * wide * side - 0.24) * 0.6;
          if ((u / 0.24) ** 2 + (v / 0.075) ** 2 < 1) colour = pick(1 + (i % 2));
        }
        break;
      }
      case 'abstract':
        if (Math.hypot((x + 0.25) * wide, (y - 0.3) * 0.9) < 0.36) colour = pick(1);
        if (x > -0.1 && x < 0.55 && y > -0.65 && y < 0.1) colour = pick(2);
        if (Math.hypot((x - 0.2) * wide, y + 0.1) < 0.17) colour = pick(3);
        break;
      case 'line': {
        const curve = Math.sin(x * 3.2 + 0.6) * 0.35 + Math.sin(x * 7) * 0.1;
        if (Math.abs(y - curve) < 0.022 || Math.abs(y + 0.3 - curve * 0.7) < 0.018)
          colour = pick(1);
        break;
      }
    }
    setColour(take, colour);
    take.gloss = 0.06;
  };
}
