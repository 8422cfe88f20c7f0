import { cloth } from '../../engine/material.ts';
import type { HomeScene } from '../home.ts';
import { oak, walnut, brass, pot, herringbone, print } from './palette.ts';

/** A wing chair beside a bookcase. */
export const olvasosarok: HomeScene = {
  wall: '#d3cfbf',
  floor: herringbone,
  back: 60,
  left: 136,
  middle: [8, 74],
  span: 268,
  rise: 70,
  yaw: 20,
  focus: [30, 90, -30],
  pieces: [
    {
      drawing: {
        shape: 'rug',
        w: 170,
        d: 170,
        round: true,
        cover: {
          kind: 'pile',
          colour: '#c9a36c',
          length: 1,
          pattern: { name: 'rings', width: 7, colours: ['#cdae78', '#b8945c'] },
        },
      },
      at: [0, 0, 24],
    },
    {
      drawing: {
        shape: 'armchair',
        kind: 'wing',
        w: 80,
        d: 86,
        h: 106,
        seat: 45,
        cover: cloth('barsony', '#66754f'),
        frame: walnut,
      },
      at: [-14, 0, 0],
      turn: 16,
    },
    {
      drawing: {
        shape: 'pouf',
        kind: 'stone',
        w: 60,
        d: 54,
        h: 38,
        cover: cloth('bukle', '#e3d8c5'),
      },
      at: [22, 0, 82],
    },
    {
      drawing: { shape: 'lamp', kind: 'reader', h: 146, w: 18, shade: brass, body: brass },
      at: [-78, 0, -16],
    },
    {
      drawing: {
        shape: 'table',
        plate: 'round',
        legs: 'three',
        w: 44,
        d: 44,
        h: 50,
        top: oak,
        frame: oak,
        thick: 2,
      },
      at: [58, 0, 22],
    },
    {
      drawing: { shape: 'tableware', kind: 'mugs', body: pot('#8a2b3a'), other: pot('#efe9dc') },
      at: [58, 50, 22],
    },
    {
      drawing: {
        shape: 'shelf',
        kind: 'case',
        w: 90,
        d: 30,
        h: 186,
        levels: 5,
        board: oak,
        frame: oak,
      },
      at: [86, 0, -42],
    },
    {
      drawing: {
        shape: 'plant',
        kind: 'anyosnyelv',
        h: 84,
        pot: { w: 26, h: 24, body: pot('#b4623f') },
      },
      at: [-106, 0, 4],
    },
    {
      drawing: {
        shape: 'picture',
        w: 46,
        h: 60,
        frame: oak,
        print: print('abstract', ['#efe6d4', '#8a2b3a', '#a3ae93', '#c58f35']),
      },
      at: [-22, 122, -60],
    },
  ],
};
