import { cloth } from '../../renderer/engine/material.ts';
import type { ProductDefinition } from '../definition.ts';
import { sidesOf } from './sides.ts';

const bedroom = ['haloszoba'] as const;

export const mattresses: readonly ProductDefinition[] = [
  {
    no: 4201,
    name: 'Csend hideghab matrac',
    family: 'matracok',
    in: [42],
    collection: 'csend',
    w: 140,
    d: 200,
    h: 22,
    weight: 19,
    load: 130,
    made: ['pamut'],
    material: 'Hideghab, pamuthuzat',
    style: ['modern'],
    rooms: bedroom,
    price: 89990,
    stock: 24,
    created: '2024-03-18',
    best: true,
    short: 'Hétzónás, közepesen kemény matrac mosható huzattal.',
    story:
      'Hanyatt alvóknak és forgolódóknak egyaránt jó: a hab gyorsan visszaugrik, nem kell kimászni belőle. A huzat négy oldalon cipzáras, fele-fele arányban is mosógépbe fér.',
    specs: {
      filling: '18 cm hideghab, 40 kg/m³',
      firmness: 'Közepes (3/5)',
      composition: 'Huzat: 70% pamut, 30% poliészter',
    },
    variants: {
      size: {
        '90x200': { add: -25000, w: 90, weight: 13 },
        '140x200': {},
        '160x200': { add: 15000, w: 160, weight: 22 },
        '180x200': { add: 30000, w: 180, weight: 25 },
      },
    },
    roomless: true,
    draw: ({ size }) => {
      const [w] = sidesOf(size, [160, 0]);
      return {
        shape: 'mattress',
        w,
        l: 200,
        h: 22,
        cover: cloth('pamut', '#f2eee6'),
        side: cloth('gyapju', '#c4c1ba'),
      };
    },
  },
  {
    no: 4202,
    name: 'Berek latexmatrac',
    family: 'matracok',
    in: [42],
    collection: 'berek',
    w: 140,
    d: 200,
    h: 20,
    weight: 32,
    load: 140,
    made: ['latex', 'gyapju'],
    material: 'Természetes latex, gyapjú',
    style: ['japandi'],
    rooms: bedroom,
    care: 'gyapjuMatrac',
    price: 229990,
    stock: 8,
    created: '2025-09-29',
    isNew: true,
    short: 'Természetes latexmag gyapjúval és pamuttal bélelt huzatban.',
    story:
      'A latex nesztelen: ha valaki éjjel megfordul, a másik nem ébred rá. A huzat gyapjúoldala télen melegít, a pamutoldala nyáron hűvös, ezért évszakonként fordítsa meg.',
    specs: {
      filling: '18 cm természetes latex',
      firmness: 'Lágy–közepes (2/5)',
      composition: 'Huzat: pamut, gyapjútöltet',
    },
    variants: {
      size: {
        '140x200': {},
        '160x200': { add: 35000, w: 160, weight: 36 },
        '180x200': { add: 70000, w: 180, weight: 41 },
      },
    },
    roomless: true,
    draw: ({ size }) => {
      const [w] = sidesOf(size, [160, 0]);
      return {
        shape: 'mattress',
        w,
        l: 200,
        h: 20,
        cover: cloth('gyapju', '#ece3d2'),
        side: cloth('len', '#cdb99b'),
      };
    },
  },
  {
    no: 4203,
    name: 'Hold zsákrugós matrac',
    family: 'matracok',
    in: [42],
    collection: 'hold',
    w: 140,
    d: 200,
    h: 26,
    weight: 34,
    load: 150,
    made: ['pamut', 'fem'],
    material: 'Zsákrugó, hideghab',
    style: ['klasszikus'],
    rooms: bedroom,
    price: 149990,
    sale: { percent: 20, when: 'active', prior: 0.92 },
    stock: 11,
    created: '2023-10-09',
    short: 'Ezer külön zsákba varrt rugó, kemény alátámasztás.',
    story:
      'Magasabb és keményebb, mint a habmatracok; aki a régi rugós ágyát szerette, ezt is szeretni fogja. A rugók külön mozognak, így két különböző súlyú ember is vízszintesen fekszik rajta.',
    specs: {
      filling: '1000 db zsákrugó, 3 cm hideghab',
      firmness: 'Kemény (4/5)',
      composition: 'Huzat: pamut',
    },
    variants: {
      size: {
        '140x200': {},
        '160x200': { add: 20000, w: 160, weight: 38 },
        '180x200': { add: 40000, w: 180, weight: 43 },
      },
    },
    roomless: true,
    draw: ({ size }) => {
      const [w] = sidesOf(size, [160, 0]);
      return {
        shape: 'mattress',
        w,
        l: 200,
        h: 26,
        cover: cloth('pamut', '#ece9e2'),
        side: cloth('gyapju', '#8ea2ae'),
      };
    },
  },
];
