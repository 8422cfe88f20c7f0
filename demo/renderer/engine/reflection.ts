import { light } from '../colour.ts';
import type { Light } from '../colour.ts';
import type { Vec } from './vector.ts';

/** The room a mirror looks into: nobody sees it but there. Unit: cm. */
const wallAway = 330;
const wall = light('#e9e2d6');
const high = light('#dfe6ea');
const low = light('#f7f2e8');
const frame = light('#f4efe6');
const boards = light('#b5997a');
const window = { x: -165, y: 165, w: 150, h: 170, bar: 3.2 };

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** 1 inside of the distance `half` from the middle, running out over `soft`. */
const within = (x: number, half: number, soft: number): number =>
  1 - smooth(half - soft, half + soft, Math.abs(x));

/**
 * What a mirror shows in the direction of `ray` seen from `from`: the wall across the room with its window, and the
 * floor before it.
 *
 * @param floor Height of the floor, in cm.
 * @returns Linear light.
 */
export function acrossTheRoom(from: Vec, ray: Vec, floor: number): Light {
  const toWall = ray[2] > 1e-3 ? (wallAway - from[2]) / ray[2] : 4000;
  const x = from[0] + ray[0] * toWall;
  const y = from[1] + ray[1] * toWall - floor;
  if (y < 0) {
    const toFloor = (floor - from[1]) / ray[1];
    const z = from[2] + ray[2] * toFloor;
    const board = Math.floor((from[0] + ray[0] * toFloor) / 16);
    const tone = 0.86 + 0.06 * Math.sin(board * 12.9) + 0.3 * smooth(20, wallAway, z);
    return [boards[0] * tone, boards[1] * tone, boards[2] * tone];
  }
  const [u, v] = [x - window.x, y - window.y];
  const inFrame = within(u, window.w / 2 + 7, 2) * within(v, window.h / 2 + 7, 2);
  const inPane = within(u, window.w / 2, 1.5) * within(v, window.h / 2, 1.5);
  const bars = Math.max(within(u, window.bar, 1), within(v - 20, window.bar * 0.8, 1));
  const glass = inPane * (1 - bars);
  const glow = 0.16 * Math.exp(-((u / 260) ** 2) - (v / 220) ** 2);
  const shade = 0.52 + 0.1 * smooth(0, 240, y) + glow;
  const at = (k: 0 | 1 | 2): number => {
    const bare = wall[k] * shade + (frame[k] * 0.66 - wall[k] * shade) * inFrame;
    const sky = low[k] + (high[k] - low[k]) * smooth(-window.h / 2, window.h / 2, v);
    return bare + (sky - bare) * glass;
  };
  return [at(0), at(1), at(2)];
}
