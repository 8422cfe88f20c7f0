/** Point of a drawing, in its own units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Dimensions of a product. Units: centimeters, above 0; an unknown side is absent. */
export interface DrawnSize {
  readonly width: number;
  readonly depth?: number | undefined;
  readonly height?: number | undefined;
  /** Drawn as a line across the front. */
  readonly seatHeight?: number | undefined;
}

/** Dimension line with a tick at either end, and the position of its label. */
export interface Measure {
  readonly from: Point;
  readonly to: Point;
  readonly label: Point;
}

export interface BoxDrawing {
  readonly front: readonly Point[];
  /** Top and right side of a box; none for a flat drawing. */
  readonly sides: readonly (readonly Point[])[];
  readonly width: Measure;
  readonly depth?: Measure | undefined;
  readonly height?: Measure | undefined;
  readonly seat?: Measure | undefined;
}

/** Size of the whole drawing, in units. */
export const drawingSize = { width: 400, height: 300 } as const;

/** Space for the dimension lines around the product. */
const room = { start: 84, end: 84, top: 16, bottom: 44 };
/** Distance of a dimension line from its edge. */
const gap = 12;
/** Offset of a depth of 1 to the right and up: half a length at 45°. */
const slant = 0.5 * Math.SQRT1_2;

/**
 * Draws a product as a box seen from the front, slightly from the right and above; flat if only two sides are known:
 * from above without a height, else from the front. `undefined` with a single side.
 */
export function boxDrawing(size: DrawnSize): BoxDrawing | undefined {
  const { width, depth, height } = size;
  if (depth === undefined && height === undefined) return undefined;
  const isBox = depth !== undefined && height !== undefined;
  const rise = height ?? depth ?? 0;
  const lean = isBox ? depth * slant : 0;
  const scale = Math.min(
    (drawingSize.width - room.start - room.end) / (width + lean),
    (drawingSize.height - room.top - room.bottom) / (rise + lean),
  );
  const [w, h, d] = [width * scale, rise * scale, lean * scale];
  const left = room.start + (drawingSize.width - room.start - room.end - w - d) / 2;
  const bottom = room.top + (drawingSize.height - room.top - room.bottom + h + d) / 2;
  const [right, top] = [left + w, bottom - h];

  const across = (x: number): Measure => ({
    from: [x, bottom],
    to: [x, top],
    label: [x - 8, (bottom + top) / 2],
  });
  const seat = height === undefined ? undefined : size.seatHeight;
  const seatAt = bottom - (seat ?? 0) * scale;
  return {
    front: rectangle(left, top, right, bottom),
    sides: isBox
      ? [
          [
            [left, top],
            [left + d, top - d],
            [right + d, top - d],
            [right, top],
          ],
          [
            [right, top],
            [right + d, top - d],
            [right + d, bottom - d],
            [right, bottom],
          ],
        ]
      : [],
    width: {
      from: [left, bottom + gap],
      to: [right, bottom + gap],
      label: [(left + right) / 2, bottom + gap + 20],
    },
    ...(isBox && {
      depth: {
        from: [right + gap, bottom],
        to: [right + gap + d, bottom - d],
        label: [right + gap + d / 2 + 10, bottom - d / 2 + 10],
      },
    }),
    ...(depth !== undefined && !isBox && { depth: across(left - gap) }),
    ...(height !== undefined && { height: across(left - gap) }),
    ...(seat !== undefined &&
      seat < (height ?? 0) && {
        seat: {
          from: [left, seatAt],
          to: [right, seatAt],
          label: [(left + right) / 2, seatAt - 6],
        } satisfies Measure,
      }),
  };
}

const rectangle = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
