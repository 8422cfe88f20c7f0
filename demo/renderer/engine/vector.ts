/** A point or direction: x to the right, y up, z towards the viewer. Unit: centimetres. */
export type Vec = readonly [x: number, y: number, z: number];

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => times(a, 1 / (size(a) || 1));

/** A rotation as its three rows: the local axes seen from outside. */
export type Turn = readonly [Vec, Vec, Vec];

export const noTurn: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Turns about x, then y, then z. Unit: degrees. */
export function turnOf(x: number, y: number, z: number): Turn {
  const [sx, cx] = [Math.sin(rad(x)), Math.cos(rad(x))];
  const [sy, cy] = [Math.sin(rad(y)), Math.cos(rad(y))];
  const [sz, cz] = [Math.sin(rad(z)), Math.cos(rad(z))];
  return [
    [cy * cz, cz * sx * sy - cx * sz, sx * sz + cx * cz * sy],
    [cy * sz, cx * cz + sx * sy * sz, cx * sy * sz - cz * sx],
    [-sy, cy * sx, cx * cy],
  ];
}

/** Rotates a local direction. */
export const turned = (turn: Turn, v: Vec): Vec => [
  dot(turn[0], v),
  dot(turn[1], v),
  dot(turn[2], v),
];

/** First `inner`, then `outer`. */
export function combined(outer: Turn, inner: Turn): Turn {
  const column = (i: 0 | 1 | 2): Vec => [inner[0][i], inner[1][i], inner[2][i]];
  const columns = [
    turned(outer, column(0)),
    turned(outer, column(1)),
    turned(outer, column(2)),
  ] as const;
  const row = (i: 0 | 1 | 2): Vec => [columns[0][i], columns[1][i], columns[2][i]];
  return [row(0), row(1), row(2)];
}
