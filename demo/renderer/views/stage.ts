import type { Material } from '../engine/material.ts';
import type { Model } from '../model.ts';

export const settings = [
  'living',
  'reading',
  'dining',
  'bed',
  'kids',
  'work',
  'hall',
  'garden',
  'top',
  'wall',
  'ceiling',
  'floor',
  'storage',
] as const;
/** The kind of place a thing is shown in. */
export type Setting = (typeof settings)[number];

export interface RoomPlan {
  readonly setting: Setting;
  readonly subject: Model;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

/** Positions of objects around the subject, and its camera. */
export interface Stage {
  readonly m: Model;
  readonly rnd: () => number;
  /** The back wall is at −back, the left one at −left. */
  readonly back: number;
  readonly left: number;
}

export interface Shot {
  /** Height of the point that stands in the middle of the picture, and how much width it shows. Unit: cm. */
  readonly middle: number;
  readonly x: number;
  readonly span: number;
}

export function pickOf<Value>(list: readonly Value[], fraction: number): Value {
  const value = list[Math.floor(fraction * list.length) % list.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

export const pale: Material = {
  kind: 'ceramic',
  colour: '#e8e0d2',
  gloss: 0.25,
  speckle: '#9a8a76',
};

export const linenShade: Material = { kind: 'shade', colour: '#efdcb8', glow: 0.4 };
