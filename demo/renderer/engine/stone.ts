import { light } from '../colour.ts';
import { hash3, noise3 } from './chance.ts';
import type { Material } from './material.ts';
import { setColour } from './take.ts';
import type { Surface } from './take.ts';

type Stone = Extract<Material, { kind: 'stone' }>['stone'];

const chips = ['#b4623f', '#8ea2ae', '#cdb99b', '#4a4a4a', '#a3ae93'].map((hex) => light(hex));

function veined(base: string, vein: string, scale: number, width: number): Surface {
  const ground = light(base);
  const line = light(vein);
  return (take, body) => {
    const s = body.seed % 71;
    const [x, y, z] = [take.p[0]! * scale + s, take.p[1]! * scale, take.p[2]! * scale];
    const warp = noise3(x * 1.3, y * 1.3, z * 1.3) * 2.2 + noise3(x * 3.1, y * 3.1, z * 3.1) * 0.7;
    const ridge = Math.abs(noise3(x + warp, y + warp * 0.6, z + warp) - 0.5);
    const fine = Math.abs(noise3(x * 2.3 + warp * 1.4, y * 2.3, z * 2.3 - warp) - 0.5);
    const t = Math.max(
      Math.max(0, 1 - ridge / width),
      Math.max(0, 1 - fine / (width * 0.5)) * 0.45,
    );
    const cloud = 0.94 + 0.1 * noise3(x * 0.8, y * 0.8, z * 0.8 + 4);
    for (let i = 0; i < 3; i++)
      take.c[i] = (ground[i]! + (line[i]! - ground[i]!) * t * 0.75) * cloud;
    take.gloss = 0.55;
  };
}

export function stoneSurface(stone: Stone): Surface {
  switch (stone) {
    case 'marvany':
      return veined('#eeebe5', '#9b968e', 0.035, 0.035);
    case 'feketemarvany':
      return veined('#2b2927', '#b9aa8f', 0.04, 0.02);
    case 'travertin': {
      const ground = light('#ded3c1');
      const band = light('#c3b399');
      return (take, body) => {
        const [x, y, z] = [take.p[0]!, take.p[1]!, take.p[2]!];
        const s = body.seed % 71;
        const layer =
          noise3(x * 0.02 + s, y * 0.35, z * 0.22) * 0.7 +
          noise3(x * 0.06, y * 1.1, z * 0.7 + s) * 0.3;
        const hole = (noise3(x * 0.9, y * 3.6, z * 2.9 + s) - 0.72) / 0.12;
        const pit = 1 - 0.3 * Math.max(0, Math.min(1, hole));
        for (let i = 0; i < 3; i++)
          take.c[i] = (ground[i]! + (band[i]! - ground[i]!) * layer) * pit;
        take.gloss = 0.14;
      };
    }
    case 'terrazzo': {
      const ground = light('#e6e0d6');
      return (take) => {
        const [x, y, z] = [take.p[0]! * 0.42, take.p[1]! * 0.42, take.p[2]! * 0.42];
        setColour(take, ground);
        const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
        const r = hash3(ix, iy, iz);
        if (r > 0.52) {
          const d = Math.abs(x - ix - 0.5) + Math.abs(z - iz - 0.5) + Math.abs(y - iy - 0.5) * 0.5;
          if (d < 0.22 + r * 0.3) setColour(take, chips[Math.floor(r * 997) % chips.length]!);
        }
        take.gloss = 0.4;
      };
    }
    case 'beton': {
      const ground = light('#b5b0a8');
      return (take, body) => {
        const [x, y, z] = [take.p[0]!, take.p[1]!, take.p[2]!];
        const k =
          0.86 +
          0.22 * noise3(x * 0.05, y * 0.05, z * 0.05 + body.seed) +
          0.08 * noise3(x * 0.6, y * 0.6, z * 0.6);
        setColour(take, ground, k);
        take.gloss = 0.08;
      };
    }
  }
}
