import { cloth, paint } from '../../engine/material.ts';
import { grid } from '../../shapes/cabinet.ts';
import type { HomeScene } from '../home.ts';
import { oak, walnut, brass, pot, boards } from './palette.ts';

/** A long table for six under two red lamps. */
export const malomEtkezo: HomeScene = {
  wall: '#cfd0c2',
  floor: boards,
  back: 128,
  left: 230,
  middle: [4, 84],
  span: 372,
  rise: 90,
  yaw: 20,
  focus: [20, 70, -60],
  pieces: [
    {
      drawing: {
        shape: 'rug',
        w: 230,
        d: 320,
        cover: {
          kind: 'pile',
          colour: '#dccfbb',
          length: 1,
          pattern: { name: 'border', width: 14, colours: ['#dccfbb', '#7d6f5e', '#dccfbb'] },
        },
      },
      at: [0, 0, 0],
      turn: 90,
    },
    {
      drawing: {
        shape: 'dining',
        table: { plate: 'rect', legs: 'splay', w: 200, d: 96, h: 75, top: oak, frame: oak },
        chairs: [
          {
            kind: 'shell',
            w: 56,
            d: 54,
            h: 79,
            seat: 47,
            cover: cloth('bukle', '#e3d8c5'),
            frame: oak,
          },
          {
            kind: 'shell',
            w: 56,
            d: 54,
            h: 79,
            seat: 47,
            cover: cloth('bukle', '#66754f'),
            frame: oak,
          },
        ],
        count: 6,
      },
      at: [0, 0, 0],
    },
    {
      drawing: {
        shape: 'lamp',
        kind: 'dome',
        h: 28,
        w: 50,
        shade: paint('#8a2b3a', 0.35),
        body: brass,
      },
      at: [-46, 232, 0],
    },
    {
      drawing: {
        shape: 'lamp',
        kind: 'dome',
        h: 28,
        w: 50,
        shade: paint('#8a2b3a', 0.35),
        body: brass,
      },
      at: [46, 232, 0],
    },
    {
      drawing: { shape: 'tableware', kind: 'jug', body: pot('#efe9dc'), other: pot('#a3ae93') },
      at: [-30, 75, 4],
    },
    {
      drawing: { shape: 'tableware', kind: 'bowls', body: pot('#efe9dc'), other: pot('#b4623f') },
      at: [26, 75, -2],
    },
    {
      drawing: {
        shape: 'cabinet',
        w: 160,
        d: 44,
        h: 78,
        columns: grid(3, 1, 'slats'),
        body: walnut,
        front: walnut,
        leg: 'taper',
        handle: 'none',
      },
      at: [64, 0, -104],
    },
    {
      drawing: {
        shape: 'vase',
        form: 'amphora',
        w: 24,
        h: 36,
        glaze: pot('#cdb99b'),
        stems: 'grass',
      },
      at: [108, 78, -104],
    },
    {
      drawing: { shape: 'mirror', form: 'round', w: 76, h: 76, frame: brass },
      at: [46, 106, -128],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'fikusz',
        h: 150,
        pot: { w: 36, h: 32, body: pot('#b4623f') },
      },
      at: [-166, 0, -84],
    },
  ],
};
