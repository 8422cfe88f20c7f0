import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPlace, passesOpening, type BoxSize } from './fit-check.ts';

const sofa: BoxSize = { widthCm: 224, depthCm: 96, heightCm: 80 };
const side = fc.integer({ min: 1, max: 300 });
const anyBox = fc.record({ widthCm: side, depthCm: side, heightCm: side });

describe('passesOpening', () => {
  it.each([
    ['as it stands', { widthCm: 100, heightCm: 205 }, 'fits', 4, false],
    ['lying on its back', { widthCm: 90, heightCm: 205 }, 'fits', 10, true],
    ['by less than hands need', { widthCm: 81, heightCm: 205 }, 'tight', 1, true],
    ['to the centimetre', { widthCm: 80, heightCm: 205 }, 'tight', 0, true],
    ['not at all', { widthCm: 75, heightCm: 205 }, 'too-large', -5, true],
    ['not under a low one', { widthCm: 120, heightCm: 70 }, 'too-large', -10, false],
  ] as const)('[PO-33] a sofa passes %s', (_how, opening, verdict, spareCm, turned) => {
    expect(passesOpening(sofa, opening, 4)).toEqual({ verdict, spareCm, turned });
  });

  it('[PO-33] it passes exactly when one of its faces does, either way up', () => {
    fc.assert(
      fc.property(anyBox, side, side, (box, widthCm, heightCm) => {
        const { widthCm: w, depthCm: d, heightCm: h } = box;
        const faces = [w, d, h].flatMap((a, at) =>
          [w, d, h].filter((_, other) => other !== at).map((b) => [a, b] as const),
        );
        const passes = faces.some(([a, b]) => a <= widthCm && b <= heightCm);
        const { verdict } = passesOpening(box, { widthCm, heightCm }, 4);
        expect(verdict !== 'too-large').toBe(passes);
      }),
    );
  });
});

describe('fitsPlace', () => {
  it.each([
    ['as it is', { widthCm: 240, depthCm: 120, heightCm: 250 }, 'fits', 16, false],
    ['with its side to the wall', { widthCm: 120, depthCm: 240 }, 'fits', 16, true],
    ['where only the wall is known', { widthCm: 230 }, 'fits', 6, false],
    ['tightly', { widthCm: 225, depthCm: 200 }, 'tight', 1, false],
    ['not under a low roof', { widthCm: 300, depthCm: 300, heightCm: 70 }, 'too-large', -10, false],
    ['not in a small room', { widthCm: 200, depthCm: 200 }, 'too-large', -24, false],
  ] as const)('[PO-34] a sofa stands %s', (_how, place, verdict, spareCm, turned) => {
    expect(fitsPlace(sofa, place, 4)).toEqual({ verdict, spareCm, turned });
  });

  it('[PO-34] it never stands on its end', () => {
    const tall = { widthCm: 50, depthCm: 40, heightCm: 200 };
    expect(fitsPlace(tall, { widthCm: 300, depthCm: 300, heightCm: 190 }, 0).verdict).toBe(
      'too-large',
    );
  });
});

describe('both', () => {
  it('[PO-35] an article that fits also fits a larger opening or place', () => {
    fc.assert(
      fc.property(anyBox, side, side, fc.nat(50), (box, a, b, more) => {
        const small = { widthCm: a, heightCm: b };
        const large = { widthCm: a + more, heightCm: b + more };
        const spare = passesOpening(box, small, 4).spareCm;
        expect(passesOpening(box, large, 4).spareCm).toBeGreaterThanOrEqual(Math.min(spare, 4));
        const place = fitsPlace(box, { widthCm: a, depthCm: b }, 4).spareCm;
        const wider = fitsPlace(box, { widthCm: a + more, depthCm: b + more }, 4).spareCm;
        expect(wider).toBeGreaterThanOrEqual(Math.min(place, 4));
      }),
    );
  });

  it('[PO-35] the default clearance is 4 cm', () => {
    const opening = (widthCm: number) => ({ widthCm, heightCm: 205 });
    expect(passesOpening(sofa, opening(84)).verdict).toBe('fits');
    expect(passesOpening(sofa, opening(83)).verdict).toBe('tight');
    const place = { widthCm: 227, depthCm: 200 };
    expect(fitsPlace(sofa, { ...place, widthCm: 228 }).verdict).toBe('fits');
    expect(fitsPlace(sofa, place).verdict).toBe('tight');
  });

  it('[PO-35] it is turned only where that is the difference', () => {
    const chest = { widthCm: 80, depthCm: 40, heightCm: 90 };
    expect(passesOpening(chest, { widthCm: 100, heightCm: 210 }, 4).turned).toBe(false);
    expect(passesOpening(chest, { widthCm: 100, heightCm: 92 }, 4)).toMatchObject({
      verdict: 'fits',
      turned: true,
    });
  });
});
