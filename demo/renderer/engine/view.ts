import { add, dot, minus, times, unit } from './vector.ts';
import type { Vec } from './vector.ts';

/** A way of looking: from a picture point to a ray, and from a place to a picture point. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Writes the start of the ray into `out` 0–2 and its direction (length 1) into 3–5. */
  readonly ray: (px: number, py: number, out: Float64Array) => void;
  /** Picture x and y, and the distance from the start of the ray. */
  readonly project: (p: Vec) => readonly [x: number, y: number, away: number];
}

export interface CameraPlan {
  readonly width: number;
  readonly height: number;
  /** Degrees to the right of straight ahead; degrees that the camera looks down. */
  readonly yaw: number;
  readonly pitch: number;
  /** How high above the target the camera stands while it looks level: upright lines stay upright. */
  readonly rise: number;
  /** Centimetres from camera to target. */
  readonly distance: number;
  readonly target: Vec;
  /** Pixels per centimetre at the target, and the pixel where the target appears. */
  readonly scale: number;
  readonly origin: readonly [x: number, y: number];
}

export function camera(plan: CameraPlan): View {
  const yaw = (plan.yaw * Math.PI) / 180;
  const pitch = (plan.pitch * Math.PI) / 180;
  const back: Vec = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const right: Vec = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const up: Vec = [
    -Math.sin(yaw) * Math.sin(pitch),
    Math.cos(pitch),
    -Math.cos(yaw) * Math.sin(pitch),
  ];
  const eye = add(add(plan.target, times(back, plan.distance)), [0, plan.rise, 0]);
  const shiftRight = dot(minus(eye, plan.target), right);
  const shiftUp = dot(minus(eye, plan.target), up);
  const depthOf = dot(minus(eye, plan.target), back);
  return {
    width: plan.width,
    height: plan.height,
    ray(px, py, out) {
      const u = (px - plan.origin[0]) / plan.scale - shiftRight;
      const v = (plan.origin[1] - py) / plan.scale - shiftUp;
      const dx = right[0] * u + up[0] * v - back[0] * depthOf;
      const dy = right[1] * u + up[1] * v - back[1] * depthOf;
      const dz = right[2] * u + up[2] * v - back[2] * depthOf;
      const k = 1 / Math.hypot(dx, dy, dz);
      out[0] = eye[0];
      out[1] = eye[1];
      out[2] = eye[2];
      out[3] = dx * k;
      out[4] = dy * k;
      out[5] = dz * k;
    },
    project(p) {
      const v = minus(p, eye);
      const k = depthOf / Math.max(1, -dot(v, back));
      const x = plan.origin[0] + (dot(v, right) * k + shiftRight) * plan.scale;
      const y = plan.origin[1] - (dot(v, up) * k + shiftUp) * plan.scale;
      return [x, y, Math.hypot(v[0], v[1], v[2])];
    },
  };
}

/** Parallel rays along `away`, over a square of `span` centimetres around `middle`. */
export function parallel(
  away: Vec,
  middle: Vec,
  span: number,
  pixels: number,
): View & {
  readonly across: Vec;
  readonly upwards: Vec;
  readonly start: Vec;
} {
  const across = unit([away[2], 0, -away[0]]);
  const upwards = unit([
    away[1] * across[2] - away[2] * across[1],
    away[2] * across[0] - away[0] * across[2],
    away[0] * across[1] - away[1] * across[0],
  ]);
  const start = add(middle, times(away, -span * 1.5));
  const scale = pixels / span;
  return {
    width: pixels,
    height: pixels,
    across,
    upwards,
    start,
    ray(px, py, out) {
      const u = (px - pixels / 2) / scale;
      const v = (py - pixels / 2) / scale;
      for (let k = 0; k < 3; k++) {
        out[k] = start[k as 0]! + across[k as 0]! * u + upwards[k as 0]! * v;
        out[k + 3] = away[k as 0]!;
      }
    },
    project(p) {
      const v = minus(p, start);
      return [
        dot(v, across) * scale + pixels / 2,
        dot(v, upwards) * scale + pixels / 2,
        dot(v, away),
      ];
    },
  };
}
