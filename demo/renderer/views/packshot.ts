import { cornersOf } from '../engine/tracer.ts';
import type { Scene } from '../engine/scene.ts';
import type { Vec } from '../engine/vector.ts';
import { camera } from '../engine/view.ts';
import type { CameraPlan, View } from '../engine/view.ts';
import type { Model } from '../model.ts';
import { boundsOf } from './bounds.ts';

/** Placement of an object: standing, on the wall, from the ceiling, spread out, or low and seen from above. */
export type Stance = 'floor' | 'wall' | 'hang' | 'flat' | 'above';

/** Ground of every packshot. */
export const plaster = '#f1ece4';

/** Where the thing stands on the picture, as a share of its height, and how the camera looks. */
const cameras: Record<Stance, { yaw: number; pitch: number; rise: number; distance: number }> = {
  floor: { yaw: 26, pitch: 0, rise: 170, distance: 900 },
  wall: { yaw: 18, pitch: 0, rise: 60, distance: 900 },
  hang: { yaw: 20, pitch: 0, rise: 20, distance: 900 },
  flat: { yaw: 20, pitch: 48, rise: 0, distance: 1000 },
  above: { yaw: 24, pitch: 36, rise: 0, distance: 900 },
};

/** The second look at a thing: a large one from the front, a small one from above, so that both show something new. */
const otherSide: Record<Stance | 'small', typeof cameras.floor> = {
  floor: { yaw: 0, pitch: 0, rise: 120, distance: 900 },
  small: { yaw: -28, pitch: 0, rise: 480, distance: 900 },
  wall: { yaw: -30, pitch: 0, rise: 30, distance: 900 },
  hang: { yaw: -24, pitch: 0, rise: -90, distance: 900 },
  flat: { yaw: 0, pitch: 84, rise: 0, distance: 1000 },
  above: { yaw: 0, pitch: 80, rise: 0, distance: 900 },
};

/** Looks at a thing beside the three-quarter one. */
export type OtherSide = 'other' | 'front' | 'left';

const straight: Record<'front' | 'left', typeof cameras.floor> = {
  front: { yaw: 0, pitch: 0, rise: 120, distance: 900 },
  left: { yaw: -90, pitch: 0, rise: 120, distance: 900 },
};

/** A thing on the floor is small when its longest side is shorter than this. Unit: cm. */
const smallSide = 60;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The frame around a model; of a hanging one without its cord, which is longer than any picture. */
function frameOf(model: Model, view: View, stance: Stance): Frame {
  const corners = model.solids.flatMap((solid) => cornersOf(solid));
  const seen = stance === 'hang' ? corners.filter(([, y]) => y < -30) : corners;
  const points = seen.map((corner) => view.project(corner));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/**
 * Pixels per centimetre for a thing of `extent` centimetres: big things fill the card, small ones stay
 * smaller, but not as small as they are, so that a vase can still be seen beside a wardrobe.
 */
function scaleFor(extent: number): number {
  return Math.max(44.2 * extent ** 0.58, 281 * extent ** 0.22) / extent;
}

function cameraFrom(side: OtherSide | undefined, model: Model, stance: Stance) {
  if (side === undefined) return cameras[stance];
  if (side !== 'other') return straight[side];
  if (stance !== 'floor') return otherSide[stance];
  const { w, h, d } = boundsOf(model);
  return otherSide[Math.max(w, h, d) < smallSide ? 'small' : 'floor'];
}

/** The camera of a packshot, on a card `width` pixels wide (4:5), or of a look from another side. */
export function packshotView(
  model: Model,
  stance: Stance,
  width: number,
  side?: OtherSide,
): { view: View; plan: CameraPlan } {
  const k = width / 1200;
  const height = width * 1.25;
  const base: CameraPlan = {
    width,
    height,
    ...cameraFrom(side, model, stance),
    target: [0, 0, 0] satisfies Vec,
    scale: 1,
    origin: [0, 0],
  };
  const frame = frameOf(model, camera(base), stance);
  const [w, h] = [frame.right - frame.left, frame.bottom - frame.top];
  const extent = Math.max(w * 0.92, h);
  const scale = Math.min(scaleFor(extent), 1060 / w, (stance === 'hang' ? 620 : 1080) / h) * k;
  const small = Math.max(0, Math.min(1, (110 - extent) / 90));
  const x = 600 * k - ((frame.left + frame.right) / 2) * scale;
  const bottom = (1250 - 160 * small) * k;
  const y = {
    floor: bottom - frame.bottom * scale,
    above: bottom - 40 * k - frame.bottom * scale,
    flat: 740 * k - ((frame.top + frame.bottom) / 2) * scale,
    wall: 690 * k - ((frame.top + frame.bottom) / 2) * scale,
    hang: 840 * k - frame.bottom * scale,
  }[stance];
  const plan = { ...base, scale, origin: [x, y] as const };
  return { view: camera(plan), plan };
}

/** The light of every packshot: a wide window to the left, high, a little in front. */
export function packshotScene(model: Model, stance: Stance, scale: number): Scene {
  return {
    solids: model.solids,
    lamps: model.lamps,
    planes: [],
    backdrop: plaster,
    wall: stance === 'wall' || stance === 'hang',
    sun: [-0.45, 1, 0.62],
    key: 0.98,
    sky: 0.56,
    finest: 1 / scale,
    shadowPixels: 600,
  };
}
