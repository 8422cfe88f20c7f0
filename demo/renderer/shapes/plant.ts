import { stream } from '../engine/chance.ts';
import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

export interface PlantPlan {
  readonly kind:
    | 'fikusz'
    | 'palma'
    | 'olajfa'
    | 'anyosnyelv'
    | 'filodendron'
    | 'pafrany'
    | 'kaktusz'
    | 'fuszer';
  readonly h: number;
  /** The pot: width, height and what it is made of. */
  readonly pot: { readonly w: number; readonly h: number; readonly body: Material };
}

const leafOf = (colour: string, vein: string): Material => ({ kind: 'leaf', colour, vein });
const soil = paint('#4a382b', 0);
const bark = paint('#7a6148', 0.05);

function addPot(m: Model, { w, h, body }: PlantPlan['pot']): void {
  const r = w / 2;
  m.bowl(
    { at: [0, 0, 0] },
    [0, 0.7, r * 0.74, 0.7, r * 0.86, h * 0.2, r * 0.97, h * 0.7, r, h],
    1.4,
    body,
  );
  m.cone({ at: [0, h * 0.6, 0] }, r * 0.9, r * 0.94, h * 0.3, soil, 0.4);
}

/** Where a leaf of length `l` ends that leaves `at` in direction `a` (radians), rising `lift` degrees. */
function tipOf(at: Vec, a: number, lift: number, l: number): Vec {
  const up = (lift * Math.PI) / 180;
  return [
    at[0] + Math.cos(a) * Math.cos(up) * l,
    at[1] + Math.sin(up) * l,
    at[2] + Math.sin(a) * Math.cos(up) * l,
  ];
}

/** Leaves set around a stem point: each leans out and hangs a little. */
function spray(
  m: Model,
  at: Vec,
  count: number,
  long: number,
  wide: number,
  rise: number,
  leaf: Material,
  seed: number,
  bend = 3,
): void {
  const rnd = stream(seed);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 6.28 + rnd() * 0.9;
    const l = long * (0.8 + rnd() * 0.35);
    m.leaf(
      at,
      tipOf(at, a, rise + (rnd() - 0.5) * 34, l),
      wide * (0.85 + rnd() * 0.3),
      leaf,
      bend,
      (rnd() - 0.5) * 50,
    );
  }
}

/** A plant in its pot. */
export function plant(plan: PlantPlan): Model {
  const m = createModel(Math.round(plan.h * 3 + plan.pot.w));
  const { h, pot } = plan;
  addPot(m, pot);
  const from = pot.h * 0.85;
  const grow = h - from;
  const rnd = stream(Math.round(h));
  switch (plan.kind) {
    case 'fikusz': {
      const leaf = leafOf('#4a6440', '#7d9463');
      for (const lean of [-0.1, 0.13]) {
        const tip: Vec = [lean * grow, h - 8, lean * 20];
        m.tube([[0, from, 0], [lean * grow * 0.4, from + grow * 0.5, 0], tip], 1.2, bark, 0.7);
        for (let i = 0; i < 6; i++) {
          const t = 0.3 + i * 0.13;
          spray(
            m,
            [tip[0] * t, from + (grow - 8) * t, tip[2] * t],
            4,
            grow * 0.21,
            grow * 0.12,
            24,
            leaf,
            i * 7 + lean * 100 + 50,
            2.5,
          );
        }
      }
      break;
    }
    case 'palma': {
      const leaf = leafOf('#5a7045', '#8a9c66');
      for (let i = 0; i < 9; i++) {
        const a = i * 2.39 + 0.4;
        const out = grow * (0.34 + rnd() * 0.14);
        const top = from + grow * (0.72 + rnd() * 0.28);
        const at = (t: number): Vec => [
          Math.cos(a) * out * t ** 1.7,
          from + (top - from) * Math.sin(t * 1.75),
          Math.sin(a) * out * t ** 1.7 * 0.8,
        ];
        m.tube([at(0), at(0.3), at(0.6), at(0.8), at(1)], 0.75, leafOf('#7b8a50', '#7b8a50'), 0.3);
        for (let k = 4; k <= 12; k++) {
          for (const side of [-1, 1]) {
            const [x, y, z] = at(k / 12);
            const l = grow * 0.17 * Math.sin((k / 13) * 2.8);
            m.leaf([x, y, z], tipOf([x, y, z], a + side * 0.95, -18, l), 2.6, leaf, 1.6, side * 25);
          }
        }
      }
      break;
    }
    case 'olajfa': {
      const leaf = leafOf('#93a37f', '#bcc7a8');
      const crown: Vec = [0, h - grow * 0.28, 0];
      m.tube(
        [[0, from, 0], [2, from + grow * 0.3, 1], [-1, from + grow * 0.56, 0], crown],
        1.4,
        bark,
        0.8,
      );
      for (let i = 0; i < 26; i++) {
        const a = i * 2.4;
        const r = grow * 0.2 * Math.sqrt((i + 1) / 26);
        const y = crown[1] + (rnd() - 0.35) * grow * 0.36;
        const tip: Vec = [Math.cos(a) * r, y, Math.sin(a) * r];
        m.tube([[crown[0], crown[1] - grow * 0.1, crown[2]], tip], 0.4, bark, 0.2);
        spray(m, tip, 9, 9, 2.6, 18, leaf, i + 3, 0.8);
      }
      break;
    }
    case 'anyosnyelv': {
      const leaf = leafOf('#5d7250', '#b9b877');
      for (let i = 0; i < 11; i++) {
        const a = i * 2.39;
        const out = (i / 11) * pot.w * 0.3;
        const l = grow * (1 - (i / 11) * 0.42);
        const foot: Vec = [Math.cos(a) * out, from - 2, Math.sin(a) * out];
        m.leaf(foot, tipOf(foot, a, 86 - (i / 11) * 12, l), 7.5, leaf, 1, 60 + rnd() * 60);
      }
      break;
    }
    case 'filodendron': {
      const leaf = leafOf('#48693f', '#8aa36a');
      for (let i = 0; i < 11; i++) {
        const a = i * 2.4 + 0.3;
        const out = grow * (0.22 + rnd() * 0.26);
        const tip: Vec = [
          Math.cos(a) * out,
          from + grow * (0.42 + rnd() * 0.5),
          Math.sin(a) * out * 0.85,
        ];
        m.tube(
          [[0, from, 0], [tip[0] * 0.4, from + (tip[1] - from) * 0.7, tip[2] * 0.4], tip],
          0.6,
          leafOf('#56703f', '#56703f'),
          0.4,
        );
        m.leaf(
          tip,
          tipOf(tip, a, -14 - rnd() * 16, grow * 0.34),
          grow * 0.26,
          leaf,
          4,
          (rnd() - 0.5) * 40,
        );
      }
      break;
    }
    case 'pafrany': {
      const leaf = leafOf('#6c8a4c', '#93ab6c');
      for (let i = 0; i < 26; i++) {
        const a = i * 2.4;
        const out = grow * (0.4 + rnd() * 0.35);
        const at = (t: number): Vec => [
          Math.cos(a) * out * t,
          from + grow * (Math.sin(t * 2.1) * (0.75 + 0.25 * Math.sin(i))),
          Math.sin(a) * out * t,
        ];
        m.tube([at(0.05), at(0.4), at(0.7), at(1)], 0.25, leaf, 0.12);
        for (let k = 3; k <= 10; k++) {
          for (const side of [-1, 1]) {
            const [x, y, z] = at(k / 10);
            const l = 4.6 * Math.sin((k / 11) * 2.9);
            m.leaf([x, y, z], tipOf([x, y, z], a + side * 1.2, -8, l), 1.7, leaf, 0.3);
          }
        }
      }
      break;
    }
    case 'kaktusz': {
      const skin: Material = { kind: 'cloth', cloth: 'kord', colour: '#6f8a5b' };
      m.cone({ at: [0, from - 1, 0] }, grow * 0.15, grow * 0.15, grow, skin, grow * 0.13);
      m.tube(
        [
          [0, from + grow * 0.4, 0],
          [grow * 0.26, from + grow * 0.42, 0],
          [grow * 0.3, from + grow * 0.72, 0],
        ],
        grow * 0.085,
        skin,
      );
      m.tube(
        [
          [0, from + grow * 0.3, 0],
          [-grow * 0.24, from + grow * 0.33, 2],
          [-grow * 0.27, from + grow * 0.55, 2],
        ],
        grow * 0.075,
        skin,
      );
      break;
    }
    case 'fuszer': {
      const greens = ['#6f8b45', '#7f8f5a', '#8d9a86'];
      for (let i = 0; i < 34; i++) {
        const a = i * 2.4;
        const r = pot.w * 0.42 * Math.sqrt(i / 34);
        const high = grow * (0.55 + rnd() * 0.45);
        const tip: Vec = [Math.cos(a) * r * 1.5, from + high, Math.sin(a) * r * 1.3];
        m.tube(
          [[Math.cos(a) * r * 0.6, from, Math.sin(a) * r * 0.6], tip],
          0.2,
          paint('#7c8a55', 0),
          0.15,
        );
        spray(m, tip, 4, 4, 2.2, 30, leafOf(greens[i % 3] ?? '#6f8b45', '#a3b27a'), i + 60, 0.4);
      }
      break;
    }
  }
  return m;
}
