import { form, seams } from './solid.ts';
import type { Solid } from './solid.ts';
import { add, size, turned } from './vector.ts';

/** Numbers each solid takes in {@link Packed.data}. */
const stride = 36;

/** Solids laid out for the distance loop. */
export interface Packed {
  readonly count: number;
  /** Per solid: 0–2 place, 3–11 turn, 12–19 numbers, 20–25 bounds, 26 form, 27–28 line range,
   * 29–31 middle in the scene, 32 radius around it. */
  readonly data: Float64Array;
  readonly lines: Float64Array;
}

export function pack(solids: readonly Solid[]): Packed {
  const data = new Float64Array(solids.length * stride);
  const lines: number[] = [];
  solids.forEach((solid, i) => {
    const o = i * stride;
    data.set(solid.at, o);
    // Rows of the turn are outside axes; the loop needs local axes, so columns.
    const [a, b, c] = solid.turn;
    data.set([a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]], o + 3);
    data.set(solid.numbers, o + 12);
    data.set(solid.middle, o + 20);
    data.set(solid.half, o + 23);
    data[o + 26] = solid.form;
    data[o + 27] = lines.length;
    if (solid.line !== undefined) lines.push(...solid.line);
    data[o + 28] = lines.length;
    data.set(add(solid.at, turned(solid.turn, solid.middle)), o + 29);
    data[o + 32] = size(solid.half) + 0.2;
  });
  return { count: solids.length, data, lines: Float64Array.from(lines) };
}

/** The last point looked at, in the frame of the last solid looked at. */
export const local = new Float64Array(3);

export function toLocal(p: Packed, i: number, x: number, y: number, z: number): void {
  const d = p.data;
  const o = i * stride;
  const dx = x - d[o]!;
  const dy = y - d[o + 1]!;
  const dz = z - d[o + 2]!;
  local[0] = d[o + 3]! * dx + d[o + 4]! * dy + d[o + 5]! * dz;
  local[1] = d[o + 6]! * dx + d[o + 7]! * dy + d[o + 8]! * dz;
  local[2] = d[o + 9]! * dx + d[o + 10]! * dy + d[o + 11]! * dz;
}

/** Distance to a closed polygon on a plane; negative inside. */
function polygon(l: Float64Array, from: number, to: number, x: number, y: number): number {
  let best = Infinity;
  let inside = false;
  let jx = l[to - 2]!;
  let jy = l[to - 1]!;
  for (let k = from; k < to; k += 2) {
    const ix = l[k]!;
    const iy = l[k + 1]!;
    const ex = jx - ix;
    const ey = jy - iy;
    const wx = x - ix;
    const wy = y - iy;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9)));
    const bx = wx - ex * t;
    const by = wy - ey * t;
    best = Math.min(best, bx * bx + by * by);
    if (iy > y !== jy > y && x < (ex * (y - iy)) / ey + ix) inside = !inside;
    jx = ix;
    jy = iy;
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best);
}

/** Distance to an open line on a plane. */
function polyline(l: Float64Array, from: number, to: number, x: number, y: number): number {
  let best = Infinity;
  for (let k = from; k < to - 2; k += 2) {
    const ax = l[k]!;
    const ay = l[k + 1]!;
    const ex = l[k + 2]! - ax;
    const ey = l[k + 3]! - ay;
    const wx = x - ax;
    const wy = y - ay;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9)));
    const bx = wx - ex * t;
    const by = wy - ey * t;
    best = Math.min(best, bx * bx + by * by);
  }
  return Math.sqrt(best);
}

function tube(
  l: Float64Array,
  from: number,
  to: number,
  x: number,
  y: number,
  z: number,
  r0: number,
  r1: number,
) {
  let best = Infinity;
  const last = (to - from) / 3 - 1;
  for (let s = 0; s < last; s++) {
    const k = from + s * 3;
    const ax = l[k]!;
    const ay = l[k + 1]!;
    const az = l[k + 2]!;
    const ex = l[k + 3]! - ax;
    const ey = l[k + 4]! - ay;
    const ez = l[k + 5]! - az;
    const wx = x - ax;
    const wy = y - ay;
    const wz = z - az;
    const t = Math.min(
      1,
      Math.max(0, (wx * ex + wy * ey + wz * ez) / (ex * ex + ey * ey + ez * ez || 1e-9)),
    );
    const r = r0 + ((r1 - r0) * (s + t)) / last;
    best = Math.min(best, Math.hypot(wx - ex * t, wy - ey * t, wz - ez * t) - r);
  }
  return best;
}

function roundBox(
  x: number,
  y: number,
  z: number,
  hx: number,
  hy: number,
  hz: number,
  r: number,
): number {
  const qx = Math.abs(x) - hx + r;
  const qy = Math.abs(y) - hy + r;
  const qz = Math.abs(z) - hz + r;
  const ox = qx > 0 ? qx : 0;
  const oy = qy > 0 ? qy : 0;
  const oz = qz > 0 ? qz : 0;
  const inner = Math.max(qx, qy, qz);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + (inner < 0 ? inner : 0) - r;
}

/** Half as thick as the cord that is sewn into a seam. Unit: cm. */
const cord = 0.42;

/** Distance to the cord in the seam of a cushion: on the edges of its flat faces, or around its middle. */
function piping(
  seam: number,
  x: number,
  y: number,
  z: number,
  hx: number,
  hy: number,
  hz: number,
  r: number,
): number {
  // Where the round edge has turned by half.
  const inset = 0.29 * r;
  const around = (x: number, y: number, hx: number, hy: number) =>
    capped(x - hx + r, y - hy + r, r);
  if (seam === seams.middle) return Math.hypot(around(x, z, hx, hz), Math.max(0, y)) - cord;
  if (seam === seams.upright)
    return Math.hypot(around(x, Math.max(0, y), hx, hy) + inset, z - hz + inset) - cord;
  return Math.hypot(around(x, z, hx, hz) + inset, y - hy + inset) - cord;
}

function capped(plane: number, along: number, r: number): number {
  const a = plane > 0 ? plane : 0;
  const b = along > 0 ? along : 0;
  const inner = Math.max(plane, along);
  return Math.sqrt(a * a + b * b) + (inner < 0 ? inner : 0) - r;
}

function cone(q: number, y: number, h: number, r0: number, r1: number): number {
  const kx = r1 - r0;
  const ky = 2 * h;
  const cax = q - Math.min(q, y < 0 ? r0 : r1);
  const cay = Math.abs(y) - h;
  const t = Math.min(1, Math.max(0, ((r1 - q) * kx + (h - y) * ky) / (kx * kx + ky * ky)));
  const cbx = q - r1 + kx * t;
  const cby = y - h + ky * t;
  const sign = cbx < 0 && cay < 0 ? -1 : 1;
  return sign * Math.sqrt(Math.min(cax * cax + cay * cay, cbx * cbx + cby * cby));
}

/** Whether solid `i` is surely farther than `enough` from a point: a glance at the ball around it. */
export function farther(
  p: Packed,
  i: number,
  x: number,
  y: number,
  z: number,
  enough: number,
): boolean {
  const d = p.data;
  const o = i * stride + 29;
  const dx = x - d[o]!;
  const dy = y - d[o + 1]!;
  const dz = z - d[o + 2]!;
  const far = enough + d[o + 3]!;
  return dx * dx + dy * dy + dz * dz > far * far;
}

/**
 * How far a point is from solid `i`, at least. Unit: cm, negative inside. Leaves the local point in
 * {@link local}. Stops early with a lower bound when the box around the solid is farther than `enough` or `coarse`.
 */
export function distance(
  p: Packed,
  i: number,
  px: number,
  py: number,
  pz: number,
  enough: number,
  coarse = 12,
): number {
  toLocal(p, i, px, py, pz);
  const d = p.data;
  const o = i * stride;
  const x = local[0]!;
  const y = local[1]!;
  const z = local[2]!;
  const kind = d[o + 26]!;
  const a = d[o + 12]!;
  const b = d[o + 13]!;
  const c = d[o + 14]!;
  const e = d[o + 15]!;
  if (kind === form.box) return roundBox(x, y, z, a, b, c, e);
  const near = roundBox(
    x - d[o + 20]!,
    y - d[o + 21]!,
    z - d[o + 22]!,
    d[o + 23]!,
    d[o + 24]!,
    d[o + 25]!,
    0,
  );
  if (near > enough || near > coarse) return near + 0.02;
  const from = d[o + 27]!;
  const to = d[o + 28]!;
  switch (kind) {
    case form.cushion: {
      const bulge = d[o + 16]!;
      const pinch = d[o + 17]!;
      const ux = Math.min(1, Math.abs(x) / a);
      const uy = Math.min(1, Math.abs(y) / (b + bulge));
      const uz = Math.min(1, Math.abs(z) / c);
      const gx = 1 - ux * ux;
      const gz = 1 - uz * uz;
      const side = pinch * (1 - uy * uy);
      const lift = bulge * gx * gz;
      const low = Math.abs(y) - lift;
      const [wx, wz] = [Math.abs(x) + side * gz, Math.abs(z) + side * gx];
      const body = roundBox(wx, low, wz, a, b, c, e);
      const seam = d[o + 18]!;
      if (seam === seams.none || body > 3) return 0.82 * body;
      return 0.82 * Math.min(body, piping(seam, wx, low, wz, a, b, c, e));
    }
    case form.cone:
      return cone(Math.hypot(x, z), y, a - e, b - e, c - e) - e;
    case form.ball: {
      const k0 = Math.hypot(x / a, y / b, z / c);
      const k1 = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
      return k1 === 0 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
    }
    case form.ring:
      return Math.hypot(Math.hypot(x, z) - a, y) - b;
    case form.extrusion:
      return capped(polygon(p.lines, from, to, x, y), Math.abs(z) - a + b, b);
    case form.sheet:
      return capped(
        polyline(p.lines, from, to, x, y) - b * 0.5,
        Math.abs(z) - a + b * 0.5,
        b * 0.5,
      );
    case form.lathe:
      return polygon(p.lines, from, to, Math.hypot(x, z), y) - a;
    case form.bowl:
      return polyline(p.lines, from, to, Math.hypot(x, z), y) - a;
    case form.tube:
      return tube(p.lines, from, to, x, y, z, a, b);
    default: {
      // A leaf: a thin lens, bent down along its length.
      const bent = y + (e * (x * x)) / (a * a);
      const width = b * Math.sqrt(Math.max(0.02, 1 - (x * x) / (a * a)));
      const plane = Math.abs(z) - width;
      return (
        0.6 * roundBox(Math.max(0, Math.abs(x) - a), bent, Math.max(0, plane), 0.01, c, 0.01, 0.01)
      );
    }
  }
}
