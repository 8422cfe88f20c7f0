import { paint, wood } from '../../engine/material.ts';
import type { HomeScene } from '../home.ts';
import { birch, wicker, pot, boards, print } from './palette.ts';

/** A house bed and a small round table. */
export const gyerekszoba: HomeScene = {
  wall: '#e3d5c5',
  floor: boards,
  back: 66,
  left: 176,
  middle: [6, 78],
  span: 318,
  rise: 84,
  yaw: 19,
  focus: [20, 70, -10],
  pieces: [
    {
      drawing: {
        shape: 'rug',
        w: 190,
        d: 190,
        round: true,
        cover: {
          kind: 'pile',
          colour: '#e6d6c4',
          length: 2,
          pattern: { name: 'rings', width: 16, colours: ['#e6d6c4', '#d9b9a2'] },
        },
      },
      at: [16, 0, 92],
    },
    {
      drawing: {
        shape: 'houseBed',
        w: 90,
        l: 200,
        h: 172,
        frame: wood('fenyo'),
        linen: '#dcc3b2',
        blanket: '#66754f',
        rail: true,
      },
      at: [-36, 0, -8],
    },
    {
      drawing: {
        shape: 'cabinet',
        w: 100,
        d: 34,
        h: 76,
        columns: [1, 2].map(() => ({
          share: 1,
          fronts: [
            { share: 1.3, kind: 'open' as const },
            { share: 1, kind: 'drawer' as const },
          ],
        })),
        body: birch,
        front: paint('#8ea2ae'),
        leg: 'none',
        handle: 'hole',
        filled: false,
      },
      at: [128, 0, -46],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'pafrany',
        h: 42,
        pot: { w: 20, h: 17, body: pot('#efe9dc') },
      },
      at: [148, 76, -46],
    },
    {
      drawing: {
        shape: 'table',
        plate: 'round',
        legs: 'three',
        w: 66,
        d: 66,
        h: 48,
        top: paint('#a3ae93'),
        frame: wood('bukk'),
        thick: 2.4,
      },
      at: [62, 0, 78],
    },
    {
      drawing: {
        shape: 'chair',
        kind: 'spindle',
        w: 34,
        d: 34,
        h: 54,
        seat: 28,
        cover: paint('#e3ac84'),
        frame: wood('bukk'),
      },
      at: [14, 0, 92],
      turn: 96,
    },
    {
      drawing: {
        shape: 'chair',
        kind: 'spindle',
        w: 34,
        d: 34,
        h: 54,
        seat: 28,
        cover: paint('#8ea2ae'),
        frame: wood('bukk'),
      },
      at: [110, 0, 66],
      turn: -84,
    },
    {
      drawing: { shape: 'basket', d: 38, h: 34, weave: wicker, handles: true },
      at: [-76, 0, 92],
    },
    {
      drawing: {
        shape: 'picture',
        w: 42,
        h: 54,
        frame: birch,
        print: print('hill', ['#f1e8da', '#a3ae93', '#66754f', '#3f5a4a', '#d3a345']),
      },
      at: [116, 112, -66],
    },
  ],
};
