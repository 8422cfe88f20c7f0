import { light } from '../colour.ts';
import type { Light } from '../colour.ts';
import { grain, woods } from './grain.ts';
import { cloud2, hash3, noise2, noise3 } from './chance.ts';
import { clothSurface } from './cloth.ts';
import { groundSurface } from './ground.ts';
import type { Material } from './material.ts';
import { dyeOf } from './pattern.ts';
import { printSurface } from './print.ts';
import { stoneSurface } from './stone.ts';
import { bump, setColour } from './take.ts';
import type { Surface } from './take.ts';

const axisIndex = { x: 0, y: 1, z: 2 } as const;

function woodSurface(material: Extract<Material, { kind: 'wood' }>): Surface {
  const look = woods[material.wood];
  return (take, body) => {
    const h = body.half;
    const given = material.along === undefined ? -1 : axisIndex[material.along];
    const longest = h[0] >= h[1] && h[0] >= h[2] ? 0 : h[1] >= h[2] ? 1 : 2;
    const a = given === -1 ? longest : given;
    const b = (a + 1) % 3;
    const c = (a + 2) % 3;
    // The wider side shows the drawing of the rings, the thin one only lines.
    const [wide, thin] = h[b as 0 | 1 | 2] >= h[c as 0 | 1 | 2] ? [b, c] : [c, b];
    grain(look, take.p[a]!, take.p[wide]!, take.p[thin]!, body.seed, body.finest, take.c);
    take.gloss = 0.16;
  };
}

function paneSurface(colour: Light, clear: number): Surface {
  return (take) => {
    setColour(take, colour);
    take.gloss = 1;
    take.cover = 1 - clear;
  };
}

/** Whether a grain of iron lies here: at most one in each unit cube, round, of its own size. */
function isSpeck(x: number, y: number, z: number, seed: number): boolean {
  const cube = [Math.floor(x), Math.floor(y), Math.floor(z)] as const;
  const chance = hash3(cube[0], cube[1], cube[2] + seed);
  if (chance < 0.87) return false;
  const r = 0.18 + ((chance - 0.87) / 0.13) * 0.3;
  const aside = (value: number, axis: 0 | 1 | 2): number => {
    const free = 1 - 2 * r;
    const middle = r + free * hash3(cube[axis], seed + axis, cube[(axis + 1) % 3] ?? 0);
    return value - cube[axis] - middle;
  };
  return aside(x, 0) ** 2 + aside(y, 1) ** 2 + aside(z, 2) ** 2 < r * r;
}

function ceramicSurface(material: Extract<Material, { kind: 'ceramic' }>): Surface {
  const base = light(material.colour);
  const speckle = material.speckle === undefined ? undefined : light(material.speckle);
  const dip = material.dip === undefined ? undefined : light(material.dip);
  const dye = material.pattern === undefined ? undefined : dyeOf(material.pattern);
  return (take, body) => {
    const [x, y, z] = [take.p[0]!, take.p[1]!, take.p[2]!];
    const angle = Math.atan2(x, z);
    let colour = base;
    if (dye !== undefined) colour = dye(angle * body.half[0], y, body.half[0] * 3, body.half[1]);
    const edge =
      (material.dipAt ?? 0) +
      Math.sin(angle * 2 + body.seed) * 0.35 +
      (noise2(angle * 3, 0, body.seed) - 0.5);
    if (dip !== undefined && y > edge) colour = dip;
    setColour(take, colour, 0.95 + 0.1 * noise3(x * 0.25, y * 0.25, z * 0.25 + body.seed));
    if (speckle !== undefined && isSpeck(x * 3.1, y * 3.1, z * 3.1, body.seed))
      setColour(take, speckle);
    take.gloss = colour === dip ? 0.75 : material.gloss;
    const f = 1.3;
    bump(
      take,
      (noise3(x * f + 1, y * 0.9, z * f) - 0.5) * 0.06,
      (noise3(x * f, y * 0.9 + 9, z * f) - 0.5) * 0.06,
      0,
    );
  };
}

function caneSurface(colour: Light, weave: 'net' | 'basket' | 'rush'): Surface {
  return (take, body) => {
    const n = take.n;
    const flat = Math.abs(n[2]!) >= Math.abs(n[0]!) && Math.abs(n[2]!) >= Math.abs(n[1]!);
    const top = Math.abs(n[1]!) > Math.abs(n[0]!);
    const u = flat || top ? take.p[0]! : take.p[2]!;
    const v = flat ? take.p[1]! : top ? take.p[2]! : take.p[1]!;
    const step = Math.max(weave === 'net' ? 1.5 : weave === 'rush' ? 0.7 : 1.3, body.finest * 3.2);
    const iu = Math.floor(u / step);
    const iv = Math.floor(v / step);
    const fu = u / step - iu - 0.5;
    const fv = v / step - iv - 0.5;
    let k: number;
    if (weave === 'net') {
      const hole = Math.hypot(fu, fv);
      k = hole < 0.3 ? 0.34 : 0.85 + 0.25 * Math.min(1, (hole - 0.3) * 3);
    } else if (weave === 'rush') {
      k =
        0.72 + 0.36 * Math.cos(fu * Math.PI) * (0.85 + 0.3 * noise2(u * 0.3, v * 0.05, body.seed));
      bump(take, fu * 0.7, 0, 0);
    } else {
      const over = ((iu + iv) & 1) === 0;
      k = 0.62 + 0.45 * Math.cos((over ? fv : fu) * Math.PI);
      bump(take, over ? 0 : fu * 0.8, over ? fv * 0.8 : 0, 0);
    }
    setColour(take, colour, k * (0.88 + 0.24 * hash3(iu, iv, body.seed)));
    take.gloss = 0.15;
  };
}

function shadeSurface(material: Extract<Material, { kind: 'shade' }>): Surface {
  const base = light(material.colour);
  return (take, body) => {
    const y = take.p[1]! / body.half[1];
    const angle = Math.atan2(take.p[0]!, take.p[2]!);
    const rib = material.ribs === undefined ? 0 : Math.sin(angle * material.ribs);
    const weave = 0.96 + 0.08 * noise2(angle * 40, take.p[1]! * 1.5, 2);
    setColour(take, base, weave * (1 + rib * 0.07));
    // The bulb sits in the middle: brightest there, warm towards the rims.
    take.glow = material.glow * (0.55 + 0.6 * Math.exp(-y * y * 2.2)) * (1 + rib * 0.1);
    take.through = 0.3;
  };
}

function leafSurface(colour: Light, vein: Light): Surface {
  return (take, body) => {
    const across = take.p[2]! / body.half[2];
    const rib = Math.abs(take.p[2]!) < 0.16 ? 1 : 0;
    const side =
      Math.abs(Math.sin((take.p[0]! * 1.2 + Math.abs(take.p[2]!) * 1.6) * 1.4)) > 0.96 ? 0.35 : 0;
    const k = 0.85 + 0.3 * cloud2(take.p[0]! * 0.3, across * 2, body.seed);
    const t = Math.max(rib * 0.7, side * 0.4);
    for (let i = 0; i < 3; i++) take.c[i] = (colour[i]! + (vein[i]! - colour[i]!) * t) * k;
    take.gloss = 0.28;
    take.through = 0.45;
  };
}

const dyeable: ReadonlySet<Material['kind']> = new Set(['cloth', 'pile', 'paint', 'metal']);

/** Returns true if the dye may set its colour: a material of one plain colour, without a pattern. */
export const takesDye = (material: Pick<Material, 'kind'>): boolean =>
  dyeable.has(material.kind) && !('pattern' in material);

/**
 * The surface of a material, its colours read once. A material whose colour is the `dye` comes out undyed:
 * white, and marked so.
 */
export function surfaceOf(material: Material, dye?: string): Surface {
  if (dye === undefined || !('colour' in material) || material.colour !== dye)
    return plainSurface(material);
  if (!takesDye(material)) return plainSurface(material);
  const undyed = plainSurface({ ...material, colour: '#ffffff' });
  return (take, body) => {
    undyed(take, body);
    take.dyed = true;
  };
}

function plainSurface(material: Material): Surface {
  switch (material.kind) {
    case 'cloth':
    case 'pile':
      return clothSurface(material);
    case 'wood':
      return woodSurface(material);
    case 'paint': {
      const base = light(material.colour);
      return (take) => {
        setColour(take, base);
        take.gloss = material.gloss ?? 0.12;
      };
    }
    case 'metal': {
      const base = light(material.colour);
      return (take) => {
        setColour(take, base);
        take.gloss = 0.35 + material.polish * 0.65;
        take.metal = material.polish;
      };
    }
    case 'ceramic':
      return ceramicSurface(material);
    case 'stone':
      return stoneSurface(material.stone);
    case 'cane':
      return caneSurface(light(material.colour), material.weave);
    case 'leaf':
      return leafSurface(light(material.colour), light(material.vein));
    case 'shade':
      return shadeSurface(material);
    case 'glass':
      return paneSurface(light(material.colour), material.clear);
    case 'mirror':
      return (take) => {
        setColour(take, [0.9, 0.925, 0.91]);
        take.mirror = true;
      };
    case 'print':
      return printSurface(material);
    case 'glow': {
      const base = light(material.colour);
      return (take) => {
        setColour(take, base);
        take.glow = material.power;
      };
    }
    case 'plaster':
    case 'floor':
      return groundSurface(material);
  }
}
