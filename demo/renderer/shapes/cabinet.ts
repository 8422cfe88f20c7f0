import type { Material } from '../engine/material.ts';
import { createModel } from '../model.ts';
import type { Model } from '../model.ts';
import { addBooks, addThings } from './things.ts';
import { addLegs } from './legs.ts';
import type { LegStyle } from './legs.ts';

export type FrontKind =
  | 'door'
  | 'drawer'
  | 'open'
  | 'glass'
  | 'slats'
  | 'cane'
  | 'shelves'
  | 'panel';

/** One column of fronts, from the top down; `share` divides the width, and the height within a column. */
export interface Column {
  readonly share: number;
  readonly fronts: readonly { readonly share: number; readonly kind: FrontKind }[];
}

export interface CabinetPlan {
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly columns: readonly Column[];
  readonly body: Material;
  readonly front: Material;
  readonly inner?: Material;
  readonly leg: LegStyle | 'none';
  readonly legHeight?: number;
  readonly legs?: Material;
  readonly handle: 'knob' | 'bar' | 'edge' | 'hole' | 'none' | 'ring';
  readonly metal?: Material;
  readonly top?: Material;
  /** Corner radius of the case seen from above. */
  readonly soft?: number;
  readonly filled?: boolean;
}

/** Shorthand: equal columns of equal fronts. */
export const grid = (columns: number, rows: number, kind: FrontKind): Column[] =>
  Array.from({ length: columns }, () => ({
    share: 1,
    fronts: Array.from({ length: rows }, () => ({ share: 1, kind })),
  }));

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: number;
  /** −1 or 1: which side the handle of a door sits on. */
  readonly side: number;
}

function addHandle(m: Model, plan: CabinetPlan, cell: Cell, kind: FrontKind): void {
  const metal = plan.metal ?? plan.body;
  const drawer = kind === 'drawer';
  const hx = drawer ? cell.x : cell.x + cell.side * (cell.w / 2 - Math.min(5, cell.w * 0.16));
  const hy = drawer
    ? cell.y + cell.h / 2
    : cell.y + cell.h * (cell.h > 90 ? 0.46 : cell.h > 50 ? 0.55 : 0.72);
  if (plan.handle === 'knob') {
    m.cone({ at: [hx, hy - 0.6, cell.z + 0.8], turn: [90, 0, 0] }, 0.7, 0.7, 1.6, metal);
    m.ball({ at: [hx, hy - 1.4, cell.z + 2.4] }, [3, 3, 2.2], metal);
  }
  if (plan.handle === 'ring') {
    m.ring({ at: [hx, hy - 2, cell.z + 1.2], turn: [90, 0, 0] }, 2.2, 0.35, metal);
  }
  if (plan.handle === 'bar') {
    const long = Math.min(drawer ? cell.w * 0.32 : cell.h * 0.22, 26);
    const from = drawer ? [hx - long / 2, hy, cell.z + 2.4] : [hx, hy - long / 2, cell.z + 2.4];
    const to = drawer ? [hx + long / 2, hy, cell.z + 2.4] : [hx, hy + long / 2, cell.z + 2.4];
    m.tube(
      [
        [from[0]!, from[1]!, cell.z],
        [from[0]!, from[1]!, from[2]!],
        [to[0]!, to[1]!, to[2]!],
        [to[0]!, to[1]!, cell.z],
      ],
      0.55,
      metal,
    );
  }
  if (plan.handle === 'edge') {
    const wide = drawer ? Math.min(cell.w * 0.28, 16) : 3;
    m.box(
      { at: [hx, drawer ? cell.y + cell.h - 0.6 : hy - 5, cell.z + 0.6] },
      drawer ? [wide, 1, 1.8] : [1, 10, 1.8],
      metal,
      0.3,
    );
  }
  if (plan.handle === 'hole') {
    const hole: Material = { kind: 'paint', colour: '#2a241f', gloss: 0 };
    m.cone(
      { at: [hx, drawer ? cell.y + cell.h - 3.6 : hy, cell.z - 0.1], turn: [90, 0, 0] },
      1.5,
      1.5,
      0.5,
      hole,
      0.1,
    );
  }
}

function addFront(m: Model, plan: CabinetPlan, kind: FrontKind, cell: Cell, index: number): void {
  const { front, body } = plan;
  const { x, y, w, h, z } = cell;
  const gap = 0.35;
  const at = [x, y + gap / 2, z] as const;
  const frame = 3.4;
  switch (kind) {
    case 'door':
    case 'drawer':
      m.box({ at }, [w - gap, h - gap, 1.8], front, 0.3);
      addHandle(m, plan, { ...cell, z: z + 0.9 }, kind);
      return;
    case 'panel':
      m.box({ at }, [w - gap, h - gap, 1.4], front, 0.2);
      for (const sx of [-1, 1])
        m.box(
          { at: [x + sx * (w / 2 - frame - gap / 2), y + gap, z + 0.6] },
          [frame * 2 - gap, h - gap * 2, 1.2],
          front,
          0.35,
        );
      for (const sy of [0, 1])
        m.box(
          { at: [x, y + gap + sy * (h - gap * 2 - frame * 2), z + 0.6] },
          [w - frame * 3.6, frame * 2, 1.2],
          front,
          0.35,
        );
      addHandle(m, plan, { ...cell, z: z + 1.2 }, h > w * 0.5 ? 'door' : 'drawer');
      return;
    case 'slats': {
      const count = Math.max(6, Math.round(w / 2.6));
      m.box({ at: [x, y + gap / 2, z - 0.5] }, [w - gap, h - gap, 1], body, 0.2);
      for (let i = 0; i < count; i++) {
        m.box(
          { at: [x - w / 2 + (w / count) * (i + 0.5), y + gap / 2, z + 0.5] },
          [(w / count) * 0.62, h - gap, 1.4],
          front,
          0.5,
        );
      }
      addHandle(m, plan, { ...cell, z: z + 1.2 }, 'door');
      return;
    }
    case 'cane':
    case 'glass': {
      const fill: Material =
        kind === 'cane'
          ? { kind: 'cane', colour: '#d6b582', weave: 'net' }
          : { kind: 'glass', colour: '#dfe7e4', clear: 0.86 };
      for (const sx of [-1, 1])
        m.box(
          { at: [x + sx * (w / 2 - frame / 2 - gap / 2), y + gap / 2, z] },
          [frame, h - gap, 1.8],
          front,
          0.35,
        );
      for (const sy of [0, 1])
        m.box(
          { at: [x, y + gap / 2 + sy * (h - gap - frame), z] },
          [w - frame * 2, frame, 1.8],
          front,
          0.35,
        );
      m.box({ at: [x, y + frame, z - 0.2] }, [w - frame * 2, h - frame * 2, 0.5], fill, 0.1);
      addHandle(m, plan, { ...cell, z: z + 0.9 }, 'door');
      if (kind === 'glass') addInside(m, plan, cell, index);
      return;
    }
    case 'open':
    case 'shelves':
      addInside(m, plan, cell, index, kind === 'shelves' ? undefined : 0);
  }
}

/** Boards and things behind glass or in an open compartment. */
function addInside(m: Model, plan: CabinetPlan, cell: Cell, index: number, boards?: number): void {
  const count = boards ?? Math.max(1, Math.round(cell.h / 36) - 1);
  const room = cell.h / (count + 1);
  for (let i = 0; i <= count; i++) {
    const y = cell.y + room * i;
    if (i > 0)
      m.box(
        { at: [cell.x, y - 0.9, -0.5] },
        [cell.w - 0.5, 1.8, plan.d - 5],
        plan.inner ?? plan.body,
        0.2,
      );
    if (plan.filled !== false) {
      const space = {
        x: cell.x,
        y: y + (i > 0 ? 0.9 : 0.2),
        z: 1,
        w: cell.w - 5,
        h: room - 3,
        d: plan.d - 10,
      };
      if ((i + index) % 2 === 0) addThings(m, space, index * 7 + i);
      else addBooks(m, space, index * 5 + i);
    }
  }
}

/** A case with fronts: chests, sideboards, wardrobes, nightstands, glass cabinets. */
export function cabinet(plan: CabinetPlan): Model {
  const m = createModel(Math.round(plan.w * 3 + plan.h * 7 + plan.d));
  const { w, d, h, body } = plan;
  const leg = plan.leg === 'none' ? 0 : (plan.legHeight ?? 14);
  const board = 2;
  if (plan.leg !== 'none') {
    addLegs(m, {
      style: plan.leg,
      w,
      d,
      height: leg,
      material: plan.legs ?? body,
      inset: plan.leg === 'plinth' ? 4 : 9,
      middle: w > 170 && plan.leg !== 'sled',
    });
  }
  const high = h - leg;
  const soft = plan.soft ?? 0.35;
  m.box({ at: [0, leg, 0] }, [w, board, d], body, soft);
  m.box(
    { at: [0, h - board, 0] },
    [w + (plan.top === undefined ? 0 : 1), board, d + (plan.top === undefined ? 0 : 1)],
    plan.top ?? body,
    soft,
  );
  for (const side of [-1, 1])
    m.box({ at: [side * (w / 2 - board / 2), leg, 0] }, [board, high, d], body, soft);
  m.box({ at: [0, leg + 1, -d / 2 + 1] }, [w - 2, high - 2, 1], plan.inner ?? body, 0.1);
  const total = plan.columns.reduce((sum, column) => sum + column.share, 0);
  const inside = w - board * 2;
  let x = -inside / 2;
  let index = 0;
  plan.columns.forEach((column, c) => {
    const wide = (inside * column.share) / total;
    if (c > 0) m.box({ at: [x, leg + board, -0.8] }, [1.8, high - board * 2, d - 3], body, 0.2);
    const shares = column.fronts.reduce((sum, front) => sum + front.share, 0);
    let top = h - board;
    for (const front of column.fronts) {
      const tall = ((high - board * 2) * front.share) / shares;
      const side = plan.columns.length === 1 ? 1 : c % 2 === 0 ? 1 : -1;
      const cell: Cell = { x: x + wide / 2, y: top - tall, w: wide, h: tall, z: d / 2 - 0.6, side };
      addFront(m, plan, front.kind, cell, index++);
      top -= tall;
      if (column.fronts.length > 1 && top > leg + board + 1)
        m.box({ at: [x + wide / 2, top - 0.6, -1] }, [wide, 1.2, d - 4], body, 0.2);
    }
    x += wide;
  });
  return m;
}
