import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import type { ArmchairPlan } from './armchair-plan.ts';

/** A wooden frame with loose cushions. */
export function lounge({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(11);
  const side = w / 2 - 3;
  for (const x of [-1, 1]) {
    m.tube(
      [
        [x * side, 0, d / 2 - 6],
        [x * side, seat + 15, d / 2 - 11],
      ],
      1.5,
      frame,
      2,
    );
    m.tube(
      [
        [x * side, 0, -d / 2 + 3],
        [x * (side - 1), seat - 4, -d / 2 + 16],
      ],
      1.5,
      frame,
      2.2,
    );
    m.tube(
      [
        [x * (side - 2), seat - 9, d / 2 - 12],
        [x * (side - 2), seat - 16, -d / 2 + 16],
      ],
      1.9,
      frame,
    );
    m.extrusion(
      { at: [x * side, seat + 15, 0], turn: [0, -90, 0] },
      [d / 2 - 5, 0, d / 2 - 7, 2.4, 0, 3.4, -d / 2 + 16, 1.5, -d / 2 + 13, -1, 0, 0.6],
      6,
      frame,
      0.5,
    );
    m.tube(
      [
        [x * (side - 4), seat - 12, -d / 2 + 18],
        [x * (side - 4), h - 3, -d / 2 + 3],
      ],
      1.7,
      frame,
    );
  }
  for (const k of [0, 1, 2, 3]) {
    const t = k / 3;
    m.tube(
      [
        [-side + 4, seat + 6 + t * (h - seat - 10), -d / 2 + 13 - t * 9],
        [side - 4, seat + 6 + t * (h - seat - 10), -d / 2 + 13 - t * 9],
      ],
      1.1,
      frame,
    );
  }
  m.tube(
    [
      [-side + 2, seat - 10, d / 2 - 13],
      [side - 2, seat - 10, d / 2 - 13],
    ],
    1.8,
    frame,
  );
  m.cushion({ at: [0, seat - 11, 6], turn: [7, 0, 0] }, [w - 12, 11, d - 22], cover, {
    round: 4.5,
    bulge: 2,
    seam: 'flat',
  });
  m.cushion(
    { at: [0, seat - 3, -d / 2 + 22], turn: [-19, 0, 0] },
    [w - 14, h - seat + 3, 12],
    cover,
    { round: 5, bulge: 2.5, seam: 'upright' },
  );
  return m;
}

/** Leather hung in a bent metal frame. */
export function sling({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(13);
  const side = w / 2 - 2;
  for (const x of [-1, 1]) {
    m.tube(
      [
        [x * side, 1.2, d / 2 - 6],
        [x * side, seat + 16, d / 2 - 9],
        [x * side, seat + 18, d / 2 - 14],
        [x * side, seat + 16, -d / 2 + 18],
        [x * side, 1.2, -d / 2 + 6],
      ],
      1.2,
      frame,
    );
    m.tube(
      [
        [x * side, 1.2, d / 2 - 6],
        [x * side, 1.2, -d / 2 + 6],
      ],
      1.2,
      frame,
    );
    m.box({ at: [x * side, seat + 16.5, 2] }, [5, 2.4, d - 36], cover, 1.1);
  }
  m.tube(
    [
      [-side, 1.2, -d / 2 + 6],
      [side, 1.2, -d / 2 + 6],
    ],
    1.2,
    frame,
  );
  m.tube(
    [
      [-side, 6, d / 2 - 6.5],
      [side, 6, d / 2 - 6.5],
    ],
    1.1,
    frame,
  );
  const bend: number[] = [];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    const z = d / 2 - 7 - t * (d - 18);
    const sag = seat - 3 - Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5) * 8;
    const rise = t > 0.62 ? ((t - 0.62) / 0.38) ** 1.25 * (h - seat + 10) : 0;
    bend.push(z - rise * 0.02, sag + rise);
  }
  m.sheet({ at: [0, 0, 0], turn: [0, -90, 0] }, bend, w - 9, 2.2, cover);
  m.cushion({ at: [0, seat - 9, 5], turn: [8, 0, 0] }, [w - 14, 6, d - 32], cover, {
    round: 2.8,
    bulge: 1.5,
  });
  return m;
}

/** Bent rattan on curved runners. */
export function rocker({ w, d, h, seat, cover, frame }: ArmchairPlan): Model {
  const m = createModel(17);
  const side = w / 2 - 3;
  for (const x of [-1, 1]) {
    const runner = Array.from({ length: 15 }, (_, i) => {
      const z = -d / 2 + (d * i) / 14;
      return [x * side, 1.4 + (z / (d / 2)) ** 2 * 7, z] as const;
    });
    m.tube(runner, 1.4, frame);
    const hoop = Array.from({ length: 17 }, (_, i) => {
      const a = (Math.PI * i) / 16;
      return [x * side, seat - 10 + Math.sin(a) * 33, Math.cos(a) * (d * 0.3)] as const;
    });
    m.tube(hoop, 1.3, frame);
    m.tube(
      [
        [x * side, 2, d * 0.27],
        [x * side, seat - 8, d * 0.3],
      ],
      1.3,
      frame,
    );
    m.tube(
      [
        [x * side, 2, -d * 0.27],
        [x * side, seat - 8, -d * 0.3],
      ],
      1.3,
      frame,
    );
    m.tube(
      [
        [x * (side - 3), seat - 5, -d * 0.28],
        [x * (side - 4), h - 12, -d * 0.42],
        [x * (side - 12), h - 2, -d * 0.45],
        [0, h, -d * 0.455],
      ],
      1.4,
      frame,
    );
  }
  const curve: number[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const z = d * 0.3 - Math.min(1, t * 1.9) * d * 0.58 - Math.max(0, t - 0.52) * d * 0.3;
    const y =
      seat +
      Math.sin(Math.min(1, t * 1.9) * Math.PI) * -4 +
      Math.max(0, t - 0.5) * 2 * (h - seat - 5);
    curve.push(z, y);
  }
  m.sheet({ at: [0, 0, 0], turn: [0, -90, 0] }, curve, w - 13, 1.4, cover);
  m.tube(
    [
      [-side, seat - 6, d * 0.29],
      [side, seat - 6, d * 0.29],
    ],
    1.2,
    frame,
  );
  return m;
}
