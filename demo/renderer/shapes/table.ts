import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';

export interface TablePlan {
  /** Outline of the top. */
  readonly plate: 'rect' | 'round' | 'oval' | 'pebble';
  readonly legs:
    | 'splay'
    | 'block'
    | 'trestle'
    | 'pedestal'
    | 'slab'
    | 'x'
    | 'tulip'
    | 'hoop'
    | 'drum'
    | 'hairpin'
    | 'three'
    | 'columns'
    | 'fold';
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly top: Material;
  readonly frame: Material;
  readonly thick?: number;
  /** A second board near the floor. */
  readonly shelf?: boolean;
  /** Drawers under the top, side by side. */
  readonly drawers?: number;
  readonly knob?: Material;
}

/** An outline as x, y pairs: a superellipse (2 is an ellipse) with an optional pebble wobble. */
function outline(w: number, d: number, power: number, wobble = 0): number[] {
  const line: number[] = [];
  const steps = 56;
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const r = 1 + wobble * (Math.sin(a * 2 + 0.7) * 0.6 + Math.sin(a * 3 + 2) * 0.4);
    line.push(
      Math.sign(c) * Math.abs(c) ** (2 / power) * (w / 2) * r,
      Math.sign(s) * Math.abs(s) ** (2 / power) * (d / 2) * r,
    );
  }
  return line;
}

function addTop(m: Model, plan: TablePlan, y: number, grow = 0, material = plan.top): void {
  const thick = plan.thick ?? 3.2;
  const [w, d] = [plan.w + grow, plan.d + grow];
  if (plan.plate === 'rect') m.box({ at: [0, y, 0] }, [w, thick, d], material, 0.7);
  if (plan.plate === 'round') m.cone({ at: [0, y, 0] }, w / 2 - 0.4, w / 2, thick, material, 0.7);
  if (plan.plate === 'oval' || plan.plate === 'pebble') {
    const line =
      plan.plate === 'oval' ? outline(w - 1, d - 1, 2.5) : outline(w - 1, d - 1, 2.2, 0.09);
    m.extrusion({ at: [0, y + thick / 2, 0], turn: [90, 0, 0] }, line, thick, material, 0.6);
  }
}

/** A table of any height: to eat at, to put a cup on, to work at. */
export function table(plan: TablePlan): Model {
  const m = createModel(Math.round(plan.w * 3 + plan.d * 5 + plan.h));
  const { w, d, h, frame } = plan;
  const thick = plan.thick ?? 3.2;
  const under = h - thick;
  const big = h > 60;
  const inset = plan.plate === 'rect' ? (big ? 9 : 6) : w * 0.16;
  const [x, z] = [w / 2 - inset, d / 2 - (plan.plate === 'rect' ? inset : d * 0.16)];
  addTop(m, plan, under);
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  switch (plan.legs) {
    case 'splay':
      for (const [sx, sz] of corners) {
        const out = big ? 6 : 4;
        m.tube(
          [
            [sx * (x + out), 0.8, sz * (z + out * 0.6)],
            [sx * (x - 3), under, sz * (z - 2)],
          ],
          big ? 1.9 : 1.4,
          frame,
          big ? 3.3 : 2.3,
        );
      }
      if (big) {
        for (const side of [-1, 1])
          m.box({ at: [0, under - 7, side * (z - 4)] }, [x * 2 - 8, 7, 2.2], frame, 0.4);
        for (const side of [-1, 1])
          m.box({ at: [side * (x - 5), under - 7, 0] }, [2.2, 7, z * 2 - 8], frame, 0.4);
      }
      break;
    case 'block':
      for (const [sx, sz] of corners)
        m.box(
          { at: [sx * (w / 2 - (big ? 5 : 4)), 0, sz * (d / 2 - (big ? 5 : 4))] },
          [big ? 7.5 : 5, under, big ? 7.5 : 5],
          frame,
          0.6,
        );
      for (const side of [-1, 1])
        m.box(
          { at: [0, under - (big ? 8 : 5), side * (d / 2 - 5)] },
          [w - 16, big ? 8 : 5, 2.2],
          frame,
          0.4,
        );
      for (const side of [-1, 1])
        m.box(
          { at: [side * (w / 2 - 5), under - (big ? 8 : 5), 0] },
          [2.2, big ? 8 : 5, d - 16],
          frame,
          0.4,
        );
      break;
    case 'trestle':
      for (const side of [-1, 1]) {
        const cx = side * (x - 12);
        for (const sz of [-1, 1])
          m.tube(
            [
              [cx, 1, sz * (z + 1)],
              [cx, under, sz * 7],
            ],
            2.6,
            frame,
            2.8,
          );
        m.box({ at: [cx, 0, 0] }, [6.5, 4, d * 0.78], frame, 1);
        m.box({ at: [cx, under - 4, 0] }, [6.5, 4, d * 0.7], frame, 0.6);
      }
      m.box({ at: [0, h * 0.36, 0] }, [x * 2 - 22, 7, 3.2], frame, 0.6);
      break;
    case 'pedestal': {
      m.lathe(
        { at: [0, 0, 0] },
        [
          0,
          0,
          w * 0.25,
          0,
          w * 0.25,
          2,
          w * 0.1,
          7,
          w * 0.058,
          22,
          w * 0.052,
          h * 0.55,
          w * 0.075,
          under - 8,
          w * 0.16,
          under,
          0,
          under,
        ],
        frame,
        0.6,
      );
      break;
    }
    case 'tulip':
      m.lathe(
        { at: [0, 0, 0] },
        [
          0,
          0,
          w * 0.29,
          0,
          w * 0.27,
          1.6,
          w * 0.12,
          4,
          w * 0.045,
          13,
          w * 0.032,
          h * 0.5,
          w * 0.05,
          under - 9,
          w * 0.15,
          under - 0.5,
          0,
          under,
        ],
        frame,
        0.4,
      );
      break;
    case 'slab':
      for (const side of [-1, 1])
        m.box(
          { at: [side * (x - (big ? 16 : 6)), 0, 0] },
          [big ? 7 : 5, under, d * 0.72],
          frame,
          1.4,
        );
      if (big) m.box({ at: [0, under - 12, 0] }, [x * 2 - 34, 12, 4], frame, 0.6);
      break;
    case 'x':
      for (const side of [-1, 1]) {
        const cx = side * (x - 8);
        for (const k of [-1, 1])
          m.tube(
            [
              [cx, 1.4, k * (z + 2)],
              [cx, under - 1, -k * (z + 1)],
            ],
            1.8,
            frame,
          );
      }
      m.tube(
        [
          [-(x - 8), under * 0.5, 0],
          [x - 8, under * 0.5, 0],
        ],
        1.5,
        frame,
      );
      break;
    case 'hoop':
      for (const side of [-1, 1]) {
        const cx = side * (w / 2 - (big ? 14 : 8));
        m.tube(
          [
            [cx, under, -z],
            [cx, 1.4, -z],
            [cx, 1.4, z],
            [cx, under, z],
            [cx, under, -z],
          ],
          big ? 1.9 : 1.3,
          frame,
        );
      }
      break;
    case 'drum':
      m.cone({ at: [0, 0, 0] }, w * 0.36, w * 0.36, under, frame, 1);
      break;
    case 'columns':
      for (const [dx, dz] of [
        [-0.24, -0.12],
        [0.24, -0.16],
        [0.02, 0.22],
      ] as const) {
        m.cone({ at: [w * dx, 0, d * dz] }, w * 0.085, w * 0.085, under, frame, 0.6);
      }
      break;
    case 'hairpin':
      for (const [sx, sz] of corners) {
        const [fx, fz] = [sx * (x + 4), sz * (z + 3)];
        m.tube(
          [
            [sx * (x - 7), under, sz * z],
            [fx, 0.8, fz],
            [sx * x, under, sz * (z - 7)],
          ],
          0.65,
          frame,
        );
      }
      break;
    case 'three':
      for (let i = 0; i < 3; i++) {
        const a = (i / 3) * Math.PI * 2 + 0.35;
        m.tube(
          [
            [Math.sin(a) * w * 0.4, 0.8, Math.cos(a) * d * 0.4],
            [Math.sin(a) * w * 0.24, under, Math.cos(a) * d * 0.24],
          ],
          big ? 1.9 : 1.3,
          frame,
          big ? 3 : 2.1,
        );
      }
      break;
    case 'fold':
      for (const side of [-1, 1]) {
        const cx = side * (x - 2);
        m.box({ at: [cx, h * 0.5 - 37, 0], turn: [38, 0, 0] }, [2.4, 74, 4], frame, 0.5);
        m.box(
          { at: [cx - side * 3, h * 0.5 - 37, 0], turn: [-38, 0, 0] },
          [2.4, 74, 4],
          frame,
          0.5,
        );
      }
      break;
  }
  if (plan.shelf === true) {
    const y = big ? 18 : h * 0.3;
    if (plan.plate === 'rect') m.box({ at: [0, y, 0] }, [x * 2 - 4, 1.8, z * 2 - 2], plan.top, 0.4);
    else m.cone({ at: [0, y, 0] }, w * 0.31, w * 0.31, 1.6, plan.top, 0.4);
  }
  if (plan.drawers !== undefined) {
    const box = w - (plan.legs === 'block' ? 16 : 22);
    const each = box / plan.drawers;
    m.box({ at: [0, under - 10.5, 0] }, [box, 10.5, d - 10], frame, 0.4);
    for (let i = 0; i < plan.drawers; i++) {
      const cx = -box / 2 + each * (i + 0.5);
      m.box({ at: [cx, under - 10, d / 2 - 3.4] }, [each - 0.7, 9.4, 1.6], plan.top, 0.35);
      if (plan.knob !== undefined)
        m.ball({ at: [cx, under - 6.6, d / 2 - 1.6] }, [2.4, 2.4, 2.4], plan.knob);
    }
  }
  return m;
}
