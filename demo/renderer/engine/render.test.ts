import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { light, toByte } from '../colour.ts';
import { modelOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { createModel } from '../model.ts';
import { packshotScene, packshotView, plaster } from '../views/packshot.ts';
import { cloth, wood } from './material.ts';
import { develop } from './negative.ts';
import { render } from './render.ts';
import type { Scene } from './scene.ts';
import { camera } from './view.ts';

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
  it('has the same bytes on every machine', () => {
    const digest = createHash('sha256').update(picture('#66754f')).digest('hex');
    expect(digest).toBe('3987e7613112218486bbaabc02ddb137ede8a6768aba459c175723afeef3ddd5');
  });

  it('leaves the ground of the card as it is, away from the thing', () => {
    const bytes = picture('#66754f');
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.from(light(plaster), (part) => toByte(part)));
  });

  it('shows the thing in its own colour', () => {
    const bytes = picture('#66754f');
    const middle = (44 * 60 + 30) * 3;
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

  it('does not smudge the wall that leaves touch', () => {
    const green = { kind: 'leaf', colour: '#3f5a34', vein: '#7d9463' } as const;
    // As bright as the sky makes it, just above leaves that lie on the wall or without them.
    const brightness = (hasLeaves: boolean): number => {
      const m = createModel(1);
      // Two blocks far apart: in the space between them a cell is thicker than a leaf.
      for (const x of [-180, 180]) m.box({ at: [x, 0, 60] }, [20, 20, 20], wood('tolgy'));
      for (const y of hasLeaves ? [88, 92, 96] : []) m.leaf([-14, y, -9], [14, y, -9], 3, green);
      const scene: Scene = {
        ...packshotScene(m, 'floor', 1),
        planes: [
          { normal: [0, 1, 0], offset: 0, material: wood('tolgy') },
          { normal: [0, 0, 1], offset: -10, material: { kind: 'plaster', colour: '#d9cfbf' } },
        ],
        key: 0,
      };
      const view = camera({
        width: 40,
        height: 40,
        yaw: 0,
        pitch: 0,
        rise: 0,
        distance: 700,
        target: [0, 92, -10],
        scale: 1,
        origin: [20, 20],
      });
      const bytes = develop(render(scene, view), undefined);
      return bytes[((20 - 8) * 40 + 20) * 3] ?? 0;
    };
    expect(brightness(true)).toBeGreaterThan(brightness(false) * 0.93);
  });
});
