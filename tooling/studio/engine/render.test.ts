import { describe, expect, it } from 'vitest';
import { light, toByte } from '../colour.ts';
import { modelOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { packshotScene, packshotView, plaster } from '../views/packshot.ts';
import { cloth, wood } from './material.ts';
import { develop } from './negative.ts';
import { render } from './render.ts';

const pouf = (colour: string): Drawing => ({
  shape: 'pouf',
  kind: 'square',
  w: 50,
  d: 50,
  h: 40,
  cover: cloth('bukle', colour),
  frame: wood('tolgy'),
});

function picture(colour: string, dye?: string): Uint8Array {
  const model = modelOf(pouf(colour));
  const { view, plan } = packshotView(model, 'floor', 60);
  const scene = packshotScene(model, 'floor', plan.scale);
  return develop(render(dye === undefined ? scene : { ...scene, dye: colour }, view), dye);
}

describe('a rendering', () => {
  it('is the same every time', () => {
    expect(picture('#66754f')).toEqual(picture('#66754f'));
  });

  it('leaves the ground of the card as it is, away from the thing', () => {
    const bytes = picture('#66754f');
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.from(light(plaster), (part) => toByte(part)));
  });

  it('shows the thing in its own colour', () => {
    const bytes = picture('#66754f');
    const middle = (52 * 60 + 30) * 3;
    const [red = 0, green = 0, blue = 0] = bytes.slice(middle, middle + 3);
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue);
  });

  it('throws the colour of a thing on the card before it', () => {
    const redness = (colour: string) => {
      const bytes = picture(colour);
      // Before the foot of the pouf, where the card sees its front.
      const at = (63 * 60 + 26) * 3;
      return (bytes[at] ?? 0) - (bytes[at + 2] ?? 0);
    };
    expect(redness('#d2202c')).toBeGreaterThan(redness('#2030d2'));
  });

  it('looks the same dyed afterwards as drawn in that colour', () => {
    const drawn = picture('#8a2b3a');
    const dyed = picture('#66754f', '#8a2b3a');
    const off = drawn.filter((byte, at) => Math.abs(byte - (dyed[at] ?? 0)) > 2).length;
    expect(off).toBeLessThan(drawn.length * 0.01);
  });
});
