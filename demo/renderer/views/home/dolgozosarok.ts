import { cloth, metal, paint } from '../../engine/material.ts';
import { grid } from '../../shapes/cabinet.ts';
import type { HomeScene } from '../home.ts';
import { oak, brass, steel, wicker, pot, herringbone } from './palette.ts';

/** A desk by the wall. */
export const dolgozosarok: HomeScene = {
  wall: '#cfd2c6',
  floor: herringbone,
  back: 44,
  left: 140,
  middle: [10, 92],
  span: 284,
  rise: 74,
  yaw: 20,
  focus: [24, 90, -20],
  pieces: [
    {
      drawing: {
        shape: 'table',
        plate: 'rect',
        legs: 'splay',
        w: 140,
        d: 68,
        h: 76,
        top: oak,
        frame: oak,
        drawers: 2,
        knob: brass,
      },
      at: [0, 0, 0],
    },
    {
      drawing: {
        shape: 'officeChair',
        w: 64,
        d: 62,
        h: 98,
        seat: 48,
        cover: cloth('gyapju', '#b4623f'),
        frame: metal('#3a3836', 0.2),
        arms: true,
      },
      at: [10, 0, 60],
      turn: 158,
    },
    {
      drawing: {
        shape: 'lamp',
        kind: 'arm',
        h: 52,
        w: 16,
        shade: paint('#66754f', 0.3),
        body: paint('#66754f', 0.3),
      },
      at: [-48, 76, -10],
    },
    {
      drawing: { shape: 'vase', form: 'column', w: 10, h: 12, glaze: pot('#efe9dc') },
      at: [46, 76, -12],
    },
    {
      drawing: {
        shape: 'shelf',
        kind: 'wall',
        w: 100,
        d: 22,
        h: 38,
        levels: 2,
        board: oak,
        frame: steel,
      },
      at: [6, 126, -43],
    },
    {
      drawing: {
        shape: 'cabinet',
        w: 42,
        d: 52,
        h: 58,
        columns: grid(1, 3, 'drawer'),
        body: oak,
        front: oak,
        leg: 'plinth',
        legHeight: 4,
        legs: steel,
        handle: 'hole',
      },
      at: [102, 0, -14],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'filodendron',
        h: 84,
        pot: { w: 28, h: 26, body: pot('#b4623f') },
      },
      at: [102, 58, -14],
    },
    { drawing: { shape: 'basket', d: 32, h: 32, weave: wicker }, at: [-96, 0, 6] },
  ],
};
