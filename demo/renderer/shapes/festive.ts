import { stream } from '../engine/chance.ts';
import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

const flame: Material = { kind: 'glow', colour: '#ffb95a', power: 1.25 };
const needle: Material = { kind: 'leaf', colour: '#4d6147', vein: '#6f8463' };

function candle(m: Model, at: Vec, r: number, h: number, wax: Material): void {
  const [x, y, z] = at;
  m.cone({ at }, r, r * 0.97, h, wax, 0.35);
  m.tube(
    [
      [x, y + h - 0.4, z],
      [x, y + h + 0.9, z],
    ],
    0.13,
    paint('#2a2724'),
  );
  m.tube(
    [
      [x, y + h + 0.8, z],
      [x, y + h + 1.5, z],
      [x, y + h + 3.2, z],
    ],
    0.48,
    flame,
    0.06,
  );
  m.lamp([x, y + h + 2, z], '#ffc27a', 0.3, 9);
}

/** Leaves and berries bound on a hoop that hangs on the wall. */
export function wreath(plan: {
  w: number;
  leaf: Material;
  berry: Material;
  ribbon?: Material;
}): Model {
  const m = createModel(439);
  const rnd = stream(61);
  const r = plan.w / 2 - 5;
  const high = plan.w / 2;
  m.ring({ at: [0, high - 0.9, 3], turn: [90, 0, 0] }, r, 0.9, paint('#6d5540', 0.05));
  const count = 84;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const off = (rnd() - 0.5) * 3;
    const from: Vec = [Math.cos(a) * (r + off), high + Math.sin(a) * (r + off), 3 + rnd() * 1.6];
    // Every leaf follows the hoop round, a little in or out.
    const swing = a + Math.PI / 2 + (rnd() - 0.5) * 1.5;
    const long = 7 + rnd() * 3.5;
    const tip: Vec = [
      from[0] + Math.cos(swing) * long,
      from[1] + Math.sin(swing) * long,
      from[2] + 0.6 + rnd() * 2.4,
    ];
    m.leaf(from, tip, 2.6 + rnd(), plan.leaf, 0.6, rnd() * 70 - 35);
  }
  for (let i = 0; i < 26; i++) {
    const a = rnd() * Math.PI * 2;
    const out = r + (rnd() - 0.5) * 7;
    const size = 1.1 + rnd() * 0.7;
    m.ball(
      { at: [Math.cos(a) * out, high + Math.sin(a) * out, 4.6 + rnd() * 1.6] },
      [size, size, size],
      plan.berry,
    );
  }
  if (plan.ribbon !== undefined) {
    for (const side of [-1, 1])
      m.sheet(
        { at: [0, high + r, 1.5] },
        [0, 0, side * 0.6, 9, side * 0.2, 20],
        1.6,
        0.3,
        plan.ribbon,
      );
  }
  return m;
}

/** Four candles on a board among greenery. */
export function advent(plan: { w: number; board: Material; cup: Material; wax: string }): Model {
  const m = createModel(443);
  const rnd = stream(67);
  const wax = paint(plan.wax, 0.25);
  const r = plan.w / 2;
  m.cone({ at: [0, 0, 0] }, r, r, 2, plan.board, 0.7);
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI * 2 + 0.5;
    const at: Vec = [Math.cos(a) * r * 0.58, 2, Math.sin(a) * r * 0.58];
    m.cone({ at }, 4.4, 4.7, 1.4, plan.cup, 0.4);
    candle(m, [at[0], 3, at[2]], 3.3, 7 + i * 1.7, wax);
  }
  for (let i = 0; i < 46; i++) {
    const a = rnd() * Math.PI * 2;
    const out = r * (0.12 + rnd() * 0.7);
    const from: Vec = [Math.cos(a) * out, 2.2 + rnd(), Math.sin(a) * out];
    const swing = a + (rnd() - 0.5) * 2;
    const tip: Vec = [
      from[0] + Math.cos(swing) * 6,
      from[1] + 0.8 + rnd() * 2.6,
      from[2] + Math.sin(swing) * 6,
    ];
    m.leaf(from, tip, 1.8, needle, 0.4, rnd() * 60 - 30);
  }
  return m;
}

/** Small ceramic houses with a light behind their windows. */
export function littleHouses(plan: { glazes: readonly Material[] }): Model {
  const m = createModel(449);
  const lit: Material = { kind: 'glow', colour: '#ffcf8a', power: 1.5 };
  const spots = [
    [-11, -2, 9, 15],
    [0.5, 2, 8, 11],
    [11, -1, 10, 18],
  ] as const;
  spots.forEach(([x, z, w, h], i) => {
    const body = plan.glazes[i % plan.glazes.length] ?? paint('#efe9dc');
    const eaves = h * 0.62;
    const half = w / 2;
    m.extrusion(
      { at: [x, 0, z] },
      [-half, 0.4, half, 0.4, half, eaves, 0, h, -half, eaves],
      8,
      body,
      0.4,
    );
    m.box({ at: [x + half * 0.5, h * 0.62, z - 1] }, [1.8, h * 0.34, 1.8], body, 0.3);
    const front = z + 4;
    const rows = Math.max(1, Math.floor(eaves / 5.2));
    for (let row = 0; row < rows; row++) {
      for (const side of [-1, 1]) {
        const wx = x + side * half * 0.46;
        const wy = 2.4 + row * 4.6;
        m.box({ at: [wx, wy, front] }, [1.9, 2.8, 0.5], lit, 0.2);
        m.lamp([wx, wy + 1.4, front + 1.4], '#ffc27a', 0.1, 5);
      }
    }
  });
  return m;
}

/** Eggs in a shallow nest. */
export function eggs(plan: { w: number; nest: Material; shells: readonly Material[] }): Model {
  const m = createModel(457);
  const r = plan.w / 2;
  m.bowl({ at: [0, 0, 0] }, [0, 0.6, r * 0.6, 0.6, r * 0.9, 3.4, r, 7], 1.1, plan.nest);
  const spots: readonly Vec[] = [
    [-3.6, 2.4, 2.6],
    [3.6, 2.4, 2.2],
    [0, 2.4, -4],
    [-6.4, 3.4, -2.4],
    [6.6, 3.4, -2.4],
    [0.2, 6.2, 0.6],
  ];
  spots.forEach(([x, y, z], i) => {
    const shell = plan.shells[i % plan.shells.length] ?? paint('#efe9dc');
    m.ball({ at: [x, y, z], turn: [50 + i * 31, i * 47, 12] }, [5, 6.6, 5], shell);
  });
  return m;
}

/** Felt cones on wooden feet: fir trees of three heights. */
export function feltTrees(plan: { covers: readonly Material[]; foot: Material }): Model {
  const m = createModel(461);
  const spots = [
    [-11, 0, 30, 8],
    [5, 5, 21, 6.6],
    [14, -4, 38, 9],
  ] as const;
  spots.forEach(([x, z, h, r], i) => {
    const cover = plan.covers[i % plan.covers.length] ?? paint('#4d6147');
    m.cone({ at: [x, 0, z] }, r * 0.5, r * 0.42, 1.8, plan.foot, 0.4);
    m.cone({ at: [x, 1, z] }, 0.8, 0.8, 5, plan.foot, 0.2);
    const tiers = 3;
    for (let k = 0; k < tiers; k++) {
      const y = 5 + ((h - 5) * k) / (tiers + 0.4);
      const wide = r * (1 - k * 0.24);
      m.cone({ at: [x, y, z] }, wide, wide * 0.24, (h - 5) / (tiers - 0.7), cover, 0.5);
    }
  });
  return m;
}
