import { cloth, metal } from '../../engine/material.ts';
import type { HomeScene } from '../home.ts';
import { teak, steel, rush, wicker, pot } from './palette.ts';

/** A terrace in the shade of leaves. */
export const terasz: HomeScene = {
  wall: '#e2d8c7',
  floor: { kind: 'floor', floor: 'terasz', wood: 'teak' },
  back: 120,
  middle: [4, 80],
  span: 372,
  rise: 88,
  yaw: 20,
  focus: [0, 0, 0],
  pieces: [
    {
      drawing: {
        shape: 'rug',
        w: 180,
        d: 250,
        cover: {
          kind: 'pile',
          colour: '#d9ccb4',
          length: 1,
          pattern: { name: 'stripes', width: 10, colours: ['#e2d7c2', '#c9b99d'] },
        },
      },
      at: [-30, 0, 50],
      turn: 90,
    },
    {
      drawing: {
        shape: 'sofa',
        w: 184,
        d: 80,
        h: 76,
        seat: 42,
        places: 3,
        arm: 'wood',
        back: 'cushions',
        leg: 'block',
        cover: cloth('len', '#efe9dc'),
        wood: teak,
        pillows: ['#66754f', '#b4623f'],
      },
      at: [-30, 0, -42],
    },
    {
      drawing: {
        shape: 'chair',
        kind: 'round',
        w: 58,
        d: 56,
        h: 78,
        seat: 43,
        cover: rush,
        frame: metal('#e8e3d8', 0.1),
      },
      at: [116, 0, 26],
      turn: -52,
    },
    {
      drawing: {
        shape: 'table',
        plate: 'rect',
        legs: 'slab',
        w: 96,
        d: 58,
        h: 38,
        top: teak,
        frame: teak,
      },
      at: [-24, 0, 48],
    },
    {
      drawing: { shape: 'tableware', kind: 'jug', body: pot('#efe9dc'), other: pot('#8ea2ae') },
      at: [-32, 38, 46],
    },
    {
      drawing: { shape: 'candles', kind: 'lanterns', body: steel, wax: '#efe6d4' },
      at: [96, 0, 104],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'olajfa',
        h: 196,
        pot: { w: 48, h: 44, body: { kind: 'ceramic', colour: '#b4623f', gloss: 0.1 } },
      },
      at: [-158, 0, -64],
    },
    {
      drawing: { shape: 'plant', kind: 'palma', h: 130, pot: { w: 36, h: 32, body: wicker } },
      at: [150, 0, -74],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'fuszer',
        h: 34,
        pot: { w: 18, h: 16, body: { kind: 'ceramic', colour: '#b4623f', gloss: 0.1 } },
      },
      at: [86, 0, -70],
    },
  ],
};
