import { stream } from '../engine/chance.ts';
import { paint } from '../engine/material.ts';
import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

type VaseForm = 'bottle' | 'belly' | 'column' | 'amphora' | 'bowl' | 'pebble' | 'ring' | 'fold';

/** Radius and height pairs from the foot to the lip; shares of the greatest radius and of the height. */
const profiles: Record<Exclude<VaseForm, 'ring'>, readonly number[]> = {
  bottle: [0, 0, 0.7, 0, 0.98, 0.14, 1, 0.34, 0.72, 0.52, 0.3, 0.64, 0.24, 0.86, 0.32, 1],
  belly: [0, 0, 0.5, 0, 0.82, 0.14, 1, 0.4, 0.9, 0.66, 0.6, 0.84, 0.46, 0.92, 0.52, 1],
  column: [0, 0, 0.9, 0, 1, 0.05, 0.94, 0.5, 1, 0.95, 0.98, 1],
  amphora: [0, 0, 0.42, 0, 0.6, 0.1, 0.98, 0.46, 1, 0.6, 0.7, 0.76, 0.4, 0.83, 0.4, 0.93, 0.54, 1],
  bowl: [0, 0, 0.4, 0, 0.46, 0.08, 0.8, 0.4, 1, 0.8, 1.02, 1],
  pebble: [0, 0, 0.66, 0, 0.96, 0.22, 1, 0.5, 0.84, 0.78, 0.44, 0.96, 0.34, 1],
  fold: [0, 0, 0.76, 0, 1, 0.12, 0.72, 0.3, 1, 0.48, 0.68, 0.66, 0.92, 0.82, 0.62, 1],
};

/** A line through the points of a profile without corners, radius by radius, scaled by `r` and `h`. */
export function smooth(profile: readonly number[], r: number, h: number): number[] {
  const points = Array.from(
    { length: profile.length / 2 },
    (_, i) => [profile[i * 2] ?? 0, profile[i * 2 + 1] ?? 0] as const,
  );
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const line: number[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = i === 0 ? 1 : 12;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const curve = (k: 0 | 1) =>
        i === 0
          ? b[k]
          : 0.5 *
            (2 * b[k] +
              (c[k] - a[k]) * t +
              (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
              (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      line.push(Math.max(0, curve(0)) * r, Math.max(0, curve(1)) * h);
    }
  }
  const [lr, lh] = at(points.length - 1);
  line.push(lr * r, lh * h);
  return line;
}

export interface VasePlan {
  readonly form: VaseForm;
  readonly w: number;
  readonly h: number;
  readonly glaze: Material;
  readonly stems?: 'grass' | 'branch' | 'eucalyptus' | 'none';
}

function addStems(m: Model, kind: VasePlan['stems'], from: number, spread: number): void {
  const rnd = stream(17);
  if (kind === 'grass') {
    for (let i = 0; i < 9; i++) {
      const a = rnd() * 6.28;
      const out = spread * (0.4 + rnd() * 0.7);
      const high = spread * (1.5 + rnd() * 0.9);
      const tip: Vec = [Math.sin(a) * out, from + high, Math.cos(a) * out * 0.6];
      m.tube(
        [[0, from - 8, 0], [tip[0] * 0.35, from + high * 0.6, tip[2] * 0.3], tip],
        0.16,
        paint('#b9a276'),
      );
      m.tube(
        [
          tip,
          [tip[0] * 1.16, tip[1] + spread * 0.28, tip[2] * 1.1],
          [tip[0] * 1.34, tip[1] + spread * 0.5, tip[2] * 1.2],
        ],
        1.5,
        { kind: 'pile', colour: '#dcc7a0', length: 3 },
        0.3,
      );
    }
  }
  if (kind === 'branch' || kind === 'eucalyptus') {
    const leaf: Material =
      kind === 'branch'
        ? { kind: 'leaf', colour: '#6f7c4c', vein: '#93a06a' }
        : { kind: 'leaf', colour: '#8d9f8b', vein: '#b4c2b0' };
    for (let i = 0; i < 4; i++) {
      const a = i * 1.7 + 0.6;
      const out = spread * (0.5 + rnd() * 0.6);
      const high = spread * (1.5 + rnd() * 0.8);
      const at = (t: number): Vec => [
        Math.sin(a) * out * t * t,
        from - 4 + (high + 4) * t,
        Math.cos(a) * out * t * t * 0.6,
      ];
      m.tube([at(0), at(0.4), at(0.7), at(1)], 0.34, paint('#5e4a35'), 0.16);
      for (let k = 3; k <= 10; k++) {
        const [x, y, z] = at(k / 10);
        const side = k % 2 === 0 ? 1 : -1;
        const long = kind === 'branch' ? 6.5 : 4.6;
        const swing = a + side * 1.1 + (rnd() - 0.5) * 0.6;
        const tip: Vec = [
          x + Math.sin(swing) * long * 0.85,
          y + long * (0.2 + rnd() * 0.4),
          z + Math.cos(swing) * long * 0.85,
        ];
        m.leaf([x, y, z], tip, kind === 'branch' ? 2.6 : 4, leaf, 0.5, rnd() * 60 - 30);
      }
    }
  }
}

/** A vase, empty or with stems. */
export function vase(plan: VasePlan): Model {
  const m = createModel(Math.round(plan.h * 11 + plan.w));
  const { form, w, h, glaze } = plan;
  if (form === 'ring') {
    m.ring({ at: [0, w / 2 - 2.4, 0], turn: [90, 0, 0] }, w / 2 - 3.4, 3.4, glaze);
    m.cone({ at: [0, 0, 0] }, 5, 4, 2.6, glaze, 0.8);
    m.cone({ at: [0, w - 3, 0] }, 2.6, 2.1, h - w + 3, glaze, 0.5);
  } else {
    m.bowl({ at: [0, 0.5, 0] }, smooth(profiles[form], w / 2, h - 0.5), 0.9, glaze);
  }
  if (plan.stems !== undefined && plan.stems !== 'none')
    addStems(m, plan.stems, h, Math.max(16, h * 0.55));
  return m;
}

/** Several vases as a group. */
export function vases(plan: { items: readonly VasePlan[] }): Model {
  const m = createModel(173);
  const spots = [
    [-0.5, 0],
    [0.55, 0.15],
    [0.06, 0.62],
  ] as const;
  const widest = Math.max(...plan.items.map((item) => item.w));
  plan.items.forEach((item, i) => {
    const [x, z] = spots[i % 3] ?? [0, 0];
    m.put(vase(item), [x * widest * 1.5, 0, z * widest * 1.2]);
  });
  return m;
}

/** A mirror on the wall or leaning on the floor. */
export function mirror(plan: {
  form: 'round' | 'arch' | 'pebble' | 'rect' | 'sun';
  w: number;
  h: number;
  frame: Material;
  stand?: boolean;
}): Model {
  const m = createModel(179);
  const { w, h, frame } = plan;
  const outline = (grow: number): number[] => {
    const line: number[] = [];
    const [a, b] = [w / 2 + grow, h / 2 + grow];
    const steps = 72;
    for (let i = 0; i < steps; i++) {
      const t = (i / steps) * Math.PI * 2;
      if (plan.form === 'pebble') {
        const r = 1 + 0.07 * Math.sin(t * 2 + 0.6) + 0.06 * Math.sin(t * 3 + 1);
        line.push(Math.cos(t) * a * r, Math.sin(t) * b * r);
      } else {
        line.push(Math.cos(t) * a, Math.sin(t) * b);
      }
    }
    if (plan.form !== 'arch' && plan.form !== 'rect') return line;
    const corners: number[] = [-a, -b, a, -b];
    if (plan.form === 'rect') return [...corners, a, b, -a, b];
    for (let i = 0; i <= 28; i++) {
      const t = (i / 28) * Math.PI;
      corners.push(Math.cos(t) * a, b - a + Math.sin(t) * a);
    }
    return corners;
  };
  const lean: Vec = plan.stand === true ? [-6, 0, 0] : [0, 0, 0];
  const z = plan.stand === true ? -h * 0.05 : 1.6;
  const at: Vec = [0, h / 2 + (plan.stand === true ? 1.5 : 0), z];
  if (plan.form === 'sun') {
    for (let i = 0; i < 40; i++) {
      const t = (i / 40) * Math.PI * 2;
      const far = (w / 2) * (i % 2 === 0 ? 1 : 0.86);
      m.tube(
        [
          [Math.cos(t) * w * 0.28, h / 2 + Math.sin(t) * w * 0.28, 1.4],
          [Math.cos(t) * far, h / 2 + Math.sin(t) * far, 1.4],
        ],
        0.8,
        frame,
        0.4,
      );
    }
    m.cone({ at: [0, h / 2 - 1, 1.6], turn: [90, 0, 0] }, w * 0.31, w * 0.31, 2, frame, 0.8);
    m.cone(
      { at: [0, h / 2 - 0.6, 2.5], turn: [90, 0, 0] },
      w * 0.285,
      w * 0.285,
      1,
      { kind: 'mirror' },
      0.2,
    );
    return m;
  }
  m.extrusion({ at, turn: lean }, outline(-0.6), 3, frame, 0.6);
  const [, , az] = at;
  m.extrusion(
    { at: [0, at[1] + 0.05, az + 1.25], turn: lean },
    outline(-2.2),
    1,
    { kind: 'mirror' },
    0.1,
  );
  return m;
}

/** A framed print for the wall. */
export function picture(plan: {
  w: number;
  h: number;
  frame: Material;
  print: Material;
  mount?: string;
}): Model {
  const m = createModel(181);
  const { w, h, frame } = plan;
  for (const side of [-1, 1]) m.box({ at: [side * (w / 2 - 1), 0, 1.4] }, [2, h, 2.8], frame, 0.3);
  for (const y of [0, h - 2]) m.box({ at: [0, y, 1.4] }, [w - 3, 2, 2.8], frame, 0.3);
  m.box({ at: [0, 1, 0.9] }, [w - 2, h - 2, 1], paint(plan.mount ?? '#f4f0e8', 0.04), 0.1);
  m.box({ at: [0, h * 0.13, 1.3] }, [w * 0.72, h * 0.74, 0.6], plan.print, 0.05);
  return m;
}

/** Candle holders, with candles that burn. */
export function candles(plan: {
  kind: 'sticks' | 'lanterns' | 'bowl' | 'jar';
  body: Material;
  wax: string;
}): Model {
  const m = createModel(191);
  const { body } = plan;
  const wax = paint(plan.wax, 0.25);
  const flame: Material = { kind: 'glow', colour: '#ffb95a', power: 1.25 };
  const light = (x: number, y: number, z: number) => {
    m.tube(
      [
        [x, y - 0.4, z],
        [x, y + 0.8, z],
      ],
      0.12,
      paint('#2a2724'),
    );
    m.tube(
      [
        [x, y + 0.7, z],
        [x, y + 1.4, z],
        [x, y + 3.1, z],
      ],
      0.46,
      flame,
      0.06,
    );
    m.lamp([x, y + 2, z], '#ffc27a', 0.35, 9);
  };
  if (plan.kind === 'sticks') {
    for (const [x, z, h] of [
      [-9, 0, 24],
      [0, 5, 15],
      [9, -1, 19],
    ] as const) {
      m.lathe(
        { at: [x, 0, z] },
        smooth(
          [
            [0, 0, 4.7, 0, 4.6, 0.7, 2.6, 1.4, 1.2, 2.8, 0.85, 6, 1.5, 7.2, 0.9, 8.4],
            [0.75, h * 0.6, 1, h - 4.4, 1.9, h - 2.6, 2.1, h - 1.2, 1.9, h - 0.2, 0, h],
          ].flat(),
          1,
          1,
        ),
        body,
        0.2,
      );
      m.cone({ at: [x, h - 0.5, z] }, 1.1, 0.9, 15, wax, 0.3);
      light(x, h + 14.5, z);
    }
  }
  if (plan.kind === 'lanterns') {
    for (const [x, z, s] of [
      [-10, 0, 1],
      [10, 4, 0.72],
    ] as const) {
      const [w, h] = [17 * s, 30 * s];
      m.box({ at: [x, 0, z] }, [w, 1.6, w], body, 0.4);
      m.box({ at: [x, h, z] }, [w, 1.6, w], body, 0.4);
      for (const sx of [-1, 1])
        for (const sz of [-1, 1])
          m.box(
            { at: [x + sx * (w / 2 - 0.7), 1, z + sz * (w / 2 - 0.7)] },
            [1.4, h, 1.4],
            body,
            0.3,
          );
      m.tube(
        [
          [x - w * 0.3, h + 1, z],
          [x - w * 0.24, h + 8 * s, z],
          [x + w * 0.24, h + 8 * s, z],
          [x + w * 0.3, h + 1, z],
        ],
        0.5,
        body,
      );
      m.cone({ at: [x, 1.5, z] }, 3.6 * s, 3.6 * s, h * 0.45, wax, 0.5);
      light(x, h * 0.5, z);
    }
  }
  if (plan.kind === 'bowl' || plan.kind === 'jar') {
    const tall = plan.kind === 'jar' ? 10 : 7;
    m.bowl(
      { at: [0, 0, 0] },
      plan.kind === 'jar'
        ? [0, 0.4, 4.4, 0.4, 4.6, 1.4, 4.6, tall]
        : [0, 0.5, 3.4, 0.5, 5.6, 2.8, 6.4, tall],
      0.6,
      body,
    );
    m.cone(
      { at: [0, 0.8, 0] },
      plan.kind === 'jar' ? 4.1 : 4.6,
      plan.kind === 'jar' ? 4.1 : 5.6,
      tall - 3,
      wax,
      0.3,
    );
    light(0, tall - 2, 0);
  }
  return m;
}
