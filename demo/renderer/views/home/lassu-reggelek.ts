import { cloth } from '../../engine/material.ts';
import { grid } from '../../shapes/cabinet.ts';
import type { HomeScene } from '../home.ts';
import { walnut, brass, linenShade, wicker, pot, boards, print } from './palette.ts';

/** A bed of walnut and cane in the morning. */
export const lassuReggelek: HomeScene = {
  wall: '#dccfc0',
  floor: boards,
  back: 116,
  left: 210,
  middle: [4, 78],
  span: 356,
  rise: 92,
  yaw: 20,
  focus: [24, 60, 0],
  pieces: [
    {
      drawing: {
        shape: 'rug',
        w: 200,
        d: 290,
        cover: { kind: 'pile', colour: '#e6dccb', length: 3 },
      },
      at: [0, 0, 46],
      turn: 90,
    },
    {
      drawing: {
        shape: 'bed',
        w: 180,
        l: 200,
        h: 104,
        head: 'cane',
        frame: walnut,
        cover: walnut,
        leg: 'taper',
        legHeight: 20,
        linen: '#efe6d6',
        blanket: '#b4623f',
      },
      at: [0, 0, -8],
    },
    {
      drawing: {
        shape: 'cabinet',
        w: 46,
        d: 40,
        h: 50,
        columns: grid(1, 2, 'drawer'),
        body: walnut,
        front: walnut,
        leg: 'taper',
        handle: 'knob',
        metal: brass,
      },
      at: [-128, 0, -90],
    },
    {
      drawing: {
        shape: 'lamp',
        kind: 'urn',
        h: 52,
        w: 32,
        shade: linenShade,
        body: pot('#a3ae93'),
      },
      at: [-128, 50, -90],
    },
    {
      drawing: {
        shape: 'cabinet',
        w: 46,
        d: 40,
        h: 50,
        columns: grid(1, 2, 'drawer'),
        body: walnut,
        front: walnut,
        leg: 'taper',
        handle: 'knob',
        metal: brass,
      },
      at: [128, 0, -90],
    },
    {
      drawing: {
        shape: 'vase',
        form: 'belly',
        w: 18,
        h: 22,
        glaze: pot('#efe9dc'),
        stems: 'eucalyptus',
      },
      at: [128, 50, -90],
    },
    {
      drawing: {
        shape: 'picture',
        w: 62,
        h: 80,
        frame: walnut,
        print: print('sun', ['#efe6d8', '#c58f35', '#b4623f', '#8a2b3a']),
      },
      at: [-36, 126, -116],
    },
    {
      drawing: {
        shape: 'picture',
        w: 62,
        h: 80,
        frame: walnut,
        print: print('line', ['#efe6d8', '#4a4038']),
      },
      at: [36, 126, -116],
    },
    {
      drawing: {
        shape: 'bench',
        w: 130,
        d: 40,
        seat: 46,
        cover: cloth('kord', '#c2a67e'),
        frame: walnut,
        kind: 'padded',
      },
      at: [0, 0, 128],
    },
    {
      drawing: {
        shape: 'blanket',
        w: 44,
        d: 32,
        folds: 3,
        cover: cloth('gyapju', '#8ea2ae'),
        fringe: true,
      },
      at: [-30, 47, 128],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'filodendron',
        h: 112,
        pot: { w: 32, h: 30, body: wicker },
      },
      at: [176, 0, -30],
    },
  ],
};
