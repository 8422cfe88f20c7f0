import type { Material } from '../engine/material.ts';
import type { Vec } from '../engine/vector.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

/** A round tilted bowl of rattan with a deep cushion. */
export function papasan(plan: {
  w: number;
  h: number;
  weave: Material;
  frame: Material;
  cover: Material;
}): Model {
  const m = createModel(487);
  const { w, h, weave, frame, cover } = plan;
  const r = w / 2;
  const base = h * 0.3;
  for (const [y, size] of [
    [1.2, 0.52],
    [base, 0.42],
  ] as const)
    m.ring({ at: [0, y - 1.2, 0] }, r * size, 1.5, frame);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const b = a + 0.5;
    m.tube(
      [
        [Math.cos(a) * r * 0.52, 1.4, Math.sin(a) * r * 0.52],
        [Math.cos(b) * r * 0.42, base, Math.sin(b) * r * 0.42],
      ],
      0.9,
      frame,
    );
  }
  // The bowl looks up and to the front: everything in it turns about the middle of its foot.
  const lean = 26;
  const [c, sn] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const turn: Vec = [lean, 0, 0];
  const inBowl = (x: number, y: number, z: number, half: number): Vec => [
    x,
    base + y * c - z * sn - half,
    y * sn + z * c,
  ];
  const deep = h * 0.4;
  m.bowl(
    { at: inBowl(0, 0, 0, 0), turn },
    [0, 0, r * 0.42, deep * 0.08, r * 0.76, deep * 0.34, r * 0.94, deep * 0.7, r, deep],
    1.4,
    weave,
  );
  m.ring({ at: inBowl(0, deep, 0, 1.6), turn }, r, 1.6, frame);
  m.ball({ at: inBowl(0, deep * 0.4, 0, 8), turn }, [w * 0.46, 16, w * 0.46], cover);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + 0.2;
    const [x, z] = [Math.cos(a) * r * 0.6, Math.sin(a) * r * 0.6];
    m.ball({ at: inBowl(x, deep * 0.74, z, 8), turn }, [w * 0.31, 16, w * 0.31], cover);
  }
  return m;
}

/** Three panels of cane that stand at an angle. */
export function screen(plan: { w: number; h: number; frame: Material; fill: Material }): Model {
  const m = createModel(491);
  const { w, h, frame, fill } = plan;
  const each = w / 3;
  const bend = 24;
  const wide = each / Math.cos((bend * Math.PI) / 180);
  for (let i = 0; i < 3; i++) {
    const panel = createModel(491 + i);
    for (const side of [-1, 1])
      panel.box({ at: [side * (wide / 2 - 1.6), 2, 0] }, [3.2, h - 2, 2.6], frame, 0.6);
    for (const y of [12, h * 0.5, h - 4])
      panel.box({ at: [0, y, 0] }, [wide - 6, 4, 2.4], frame, 0.5);
    panel.box({ at: [0, 15, 0] }, [wide - 6, h - 17, 0.8], fill, 0.2);
    for (const side of [-1, 1])
      panel.cone({ at: [side * (wide / 2 - 1.6), 0, 0] }, 1.2, 1.6, 3, frame, 0.3);
    m.put(panel, [(i - 1) * each, 0, 0], i % 2 === 0 ? bend : -bend);
  }
  return m;
}

/** A trolley with two trays and wheels. */
export function trolley(plan: {
  w: number;
  d: number;
  h: number;
  frame: Material;
  tray: Material;
}): Model {
  const m = createModel(499);
  const { w, d, h, frame, tray } = plan;
  const [x, z] = [w / 2 - 2, d / 2 - 2];
  for (const sz of [-1, 1])
    m.tube(
      [
        [-x, 6, sz * z],
        [-x, h - 6, sz * z],
        [-x + 6, h, sz * z],
        [x - 6, h, sz * z],
        [x, h - 6, sz * z],
        [x, 6, sz * z],
      ],
      1.1,
      frame,
    );
  for (const sx of [-1, 1]) {
    m.tube(
      [
        [sx * x, h - 7, -z],
        [sx * x, h - 7, z],
      ],
      1,
      frame,
    );
    for (const sz of [-1, 1])
      m.cone({ at: [sx * x, 0, sz * z], turn: [90, 0, 0] }, 3, 3, 2, frame, 0.8);
  }
  for (const y of [h * 0.24, h * 0.7]) {
    m.box({ at: [0, y, 0] }, [w - 3, 1.8, d - 3], tray, 0.5);
    for (const sz of [-1, 1]) m.box({ at: [0, y, sz * (z - 0.4)] }, [w - 3, 5, 1.2], tray, 0.5);
    for (const sx of [-1, 1]) m.box({ at: [sx * (x - 0.6), y, 0] }, [1.2, 5, d - 4], tray, 0.5);
  }
  return m;
}
