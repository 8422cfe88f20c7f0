import { light } from '../colour.ts';
import { cloud2, noise2, noise3 } from './chance.ts';
import type { Material } from './material.ts';
import { dyeOf } from './pattern.ts';
import { bump, setColour } from './take.ts';
import type { Surface, Take } from './take.ts';

/** The two directions along the face that the normal points out of: where warp and weft run. */
function faceAxes(take: Take): readonly [number, number] {
  const x = Math.abs(take.n[0]!);
  const y = Math.abs(take.n[1]!);
  const z = Math.abs(take.n[2]!);
  if (y >= x && y >= z) return [0, 2];
  return z >= x ? [0, 1] : [2, 1];
}

/** Curly loops: the height of boucle at a point. */
function loops(x: number, y: number, z: number): number {
  // Turned, so that the lattice of the noise does not show as rows.
  const u = 0.36 * x + 0.48 * y - 0.8 * z;
  const v = -0.8 * x + 0.6 * y;
  const w = 0.48 * x + 0.64 * y + 0.6 * z;
  const a = noise3(u * 1.05, v * 1.05, w * 1.05);
  const b = noise3(u * 2.1 + 7, v * 2.1, w * 2.1 + 3);
  return 1 - Math.abs(a - 0.5) * 1.5 - Math.abs(b - 0.5) * 0.9;
}

function bukle(take: Take): void {
  const x = take.p[0]!;
  const y = take.p[1]!;
  const z = take.p[2]!;
  const e = 0.22;
  const h = loops(x, y, z);
  const k = 0.34;
  bump(
    take,
    ((loops(x + e, y, z) - h) / e) * k,
    ((loops(x, y + e, z) - h) / e) * k,
    ((loops(x, y, z + e) - h) / e) * k,
  );
  const depth = 0.8 + 0.28 * h;
  for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * depth;
}

/** Threads across each other, as coarse as the picture can hold. */
function threads(take: Take, finest: number, strength: number, melange: number): void {
  const [a, b] = faceAxes(take);
  const u = take.p[a]!;
  const v = take.p[b]!;
  const f = Math.min(3.2, 0.42 / finest);
  const warp = noise2(u * f, v * 0.22, 1) - 0.5;
  const weft = noise2(u * 0.22, v * f, 2) - 0.5;
  const fleck = noise2(u * f * 0.8, v * f * 0.8, 3) - 0.5;
  const k = 1 + (warp + weft) * strength + fleck * melange;
  for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * k;
}

/** Slow folds that any cloth under use has. */
function settle(take: Take, seed: number, strength: number): void {
  const x = take.p[0]! * 0.055;
  const y = take.p[1]! * 0.055;
  const z = take.p[2]! * 0.055;
  const s = seed % 50;
  bump(
    take,
    (noise3(x + s, y, z) - 0.5) * strength,
    (noise3(x, y + s + 9, z) - 0.5) * strength,
    (noise3(x, y, z + s + 5) - 0.5) * strength,
  );
}

export function clothSurface(material: Extract<Material, { kind: 'cloth' | 'pile' }>): Surface {
  const base = light(material.colour);
  const dye = material.pattern === undefined ? undefined : dyeOf(material.pattern);
  const kind = material.kind === 'pile' ? 'pile' : material.cloth;
  return (take, body) => {
    if (dye === undefined) {
      setColour(take, base);
    } else {
      const [a, b] = faceAxes(take);
      setColour(
        take,
        dye(take.p[a]!, take.p[b]!, body.half[a as 0 | 1 | 2], body.half[b as 0 | 1 | 2]),
      );
    }
    take.gloss = 0;
    switch (kind) {
      case 'bukle':
        settle(take, body.seed, 0.25);
        bukle(take);
        break;
      case 'barsony':
        settle(take, body.seed, 0.5);
        take.sheen = 0.75;
        threads(take, body.finest, 0.03, 0.03);
        break;
      case 'kord': {
        settle(take, body.seed, 0.2);
        const step = Math.max(1.1, body.finest * 4);
        const [a] = faceAxes(take);
        const phase = (take.p[a]! / step) * Math.PI * 2;
        const slope = Math.cos(phase) * 0.55;
        bump(take, a === 0 ? slope : 0, 0, a === 2 ? slope : 0);
        const rib = 0.9 + 0.14 * Math.sin(phase);
        for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * rib;
        take.sheen = 0.35;
        break;
      }
      case 'bor': {
        settle(take, body.seed, 0.55);
        const [a, b] = faceAxes(take);
        const wear = 0.86 + 0.28 * cloud2(take.p[a]! * 0.05, take.p[b]! * 0.05, body.seed);
        for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * wear;
        take.gloss = 0.42;
        break;
      }
      case 'pile': {
        const [a, b] = faceAxes(take);
        const u = take.p[a]!;
        const v = take.p[b]!;
        const f = Math.min(2.2, 0.45 / body.finest);
        const tuft = noise2(u * f, v * f, 4) - 0.5;
        const brushed = cloud2(u * 0.06, v * 0.06, body.seed) - 0.5;
        const long = material.kind === 'pile' ? material.length : 1;
        const k = 1 + tuft * (0.2 + 0.1 * long) + brushed * 0.14;
        for (let i = 0; i < 3; i++) take.c[i] = take.c[i]! * k;
        break;
      }
      default:
        settle(take, body.seed, kind === 'pamut' ? 0.5 : 0.3);
        threads(take, body.finest, kind === 'len' ? 0.13 : 0.08, kind === 'gyapju' ? 0.28 : 0.06);
    }
  };
}
