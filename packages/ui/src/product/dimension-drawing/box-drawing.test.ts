import { describe, expect, it } from 'vitest';
import { boxDrawing, drawingSize, type BoxDrawing, type Point } from './box-drawing.ts';

const pointsOf = ({ front, sides, width, depth, height, seat }: BoxDrawing): readonly Point[] => [
  ...front,
  ...sides.flat(),
  ...[width, depth, height, seat].flatMap((one) =>
    one === undefined ? [] : [one.from, one.to, one.label],
  ),
];

describe('boxDrawing', () => {
  it.each([
    { width: 224, depth: 96, height: 80, seatHeight: 43 },
    { width: 45, depth: 40, height: 200 },
    { width: 400, depth: 3, height: 20 },
    { width: 3, depth: 300, height: 3 },
    { width: 160, depth: 230 },
    { width: 80, height: 80 },
  ])('keeps $width × $depth × $height with its measures on the ground', (size) => {
    const drawing = boxDrawing(size);
    expect(drawing).toBeDefined();
    for (const [x, y] of drawing === undefined ? [] : pointsOf(drawing)) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(drawingSize.width - 40);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(drawingSize.height);
    }
  });

  it('is true to scale', () => {
    const drawing = boxDrawing({ width: 100, depth: 50, height: 50, seatHeight: 25 });
    const lengthOf = (one: { readonly from: Point; readonly to: Point } | undefined) =>
      one === undefined ? 0 : Math.hypot(one.to[0] - one.from[0], one.to[1] - one.from[1]);
    const width = lengthOf(drawing?.width);
    expect(lengthOf(drawing?.height)).toBeCloseTo(width / 2);
    // Edges that lead to the back are drawn at half length.
    expect(lengthOf(drawing?.depth)).toBeCloseTo(width / 4);
    const [bottom = 0, seat = 0] = [drawing?.height?.from[1], drawing?.seat?.from[1]];
    expect(bottom - seat).toBeCloseTo(width / 4);
  });

  it('draws a rug from above, a mirror from the front, and nothing of a single side', () => {
    const rug = boxDrawing({ width: 160, depth: 230, seatHeight: 40 });
    expect(rug?.sides).toEqual([]);
    expect(rug?.height).toBeUndefined();
    expect(rug?.depth).toBeDefined();
    expect(rug?.seat).toBeUndefined();
    const mirror = boxDrawing({ width: 80, height: 80 });
    expect(mirror?.sides).toEqual([]);
    expect(mirror?.depth).toBeUndefined();
    expect(boxDrawing({ width: 80 })).toBeUndefined();
  });
});
