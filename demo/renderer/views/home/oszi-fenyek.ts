import { cloth } from '../../engine/material.ts';
import type { HomeScene } from '../home.ts';
import { oak, walnut, steel, linenShade, wicker, pot, herringbone, print } from './palette.ts';

/** The head picture: a sofa in autumn light. */
export const osziFenyek: HomeScene = {
  wall: '#e2d8c8',
  floor: herringbone,
  back: 62,
  left: 196,
  middle: [6, 84],
  span: 392,
  rise: 84,
  yaw: 19,
  focus: [34, 84, -40],
  pieces: [
    {
      drawing: {
        shape: 'rug',
        w: 210,
        d: 300,
        cover: {
          kind: 'pile',
          colour: '#e9e1d2',
          length: 3,
          pattern: { name: 'diamonds', width: 42, colours: ['#e9e1d2', '#6b5b4b'] },
        },
        fringe: cloth('pamut', '#e8dfcf'),
      },
      at: [4, 0, 44],
      turn: 90,
    },
    {
      drawing: {
        shape: 'sofa',
        w: 224,
        d: 96,
        h: 80,
        seat: 43,
        places: 3,
        arm: 'round',
        back: 'cushions',
        leg: 'taper',
        cover: cloth('bukle', '#e3d8c5'),
        wood: oak,
        pillows: ['#8a2b3a', '#c58f35'],
      },
      at: [0, 0, 0],
    },
    {
      drawing: { shape: 'lamp', kind: 'shade', h: 158, w: 46, shade: linenShade, body: steel },
      at: [142, 0, -24],
    },
    {
      drawing: {
        shape: 'table',
        plate: 'pebble',
        legs: 'columns',
        w: 104,
        d: 72,
        h: 34,
        top: walnut,
        frame: walnut,
        thick: 4,
      },
      at: [6, 0, 98],
      turn: -6,
    },
    {
      drawing: {
        shape: 'vase',
        form: 'pebble',
        w: 20,
        h: 20,
        glaze: pot('#b4623f'),
        stems: 'branch',
      },
      at: [-8, 34, 94],
    },
    {
      drawing: { shape: 'tableware', kind: 'mugs', body: pot('#efe9dc'), other: pot('#8ea2ae') },
      at: [30, 34, 100],
    },
    {
      drawing: { shape: 'plant', kind: 'palma', h: 158, pot: { w: 38, h: 34, body: wicker } },
      at: [-152, 0, -18],
    },
    {
      drawing: {
        shape: 'picture',
        w: 60,
        h: 80,
        frame: oak,
        print: print('hill', ['#efe6d4', '#c2a67e', '#8a2b3a', '#4a4038', '#c58f35']),
      },
      at: [-34, 112, -62],
    },
    {
      drawing: {
        shape: 'picture',
        w: 42,
        h: 54,
        frame: walnut,
        print: print('leaf', ['#f1e8da', '#66754f', '#a3ae93']),
      },
      at: [34, 124, -62],
    },
    {
      drawing: { shape: 'basket', d: 38, h: 34, weave: wicker, handles: true },
      at: [176, 0, 20],
    },
  ],
};
