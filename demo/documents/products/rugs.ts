import { cloth } from '../../renderer/engine/material.ts';
import type { Material } from '../../renderer/engine/material.ts';
import type { ProductDefinition } from '../definition.ts';
import { tint } from './paint-box.ts';
import { sidesOf } from './sides.ts';

const home = ['nappali', 'haloszoba'] as const;

const pile = (
  colour: string,
  length: number,
  pattern?: Extract<Material, { kind: 'pile' }>['pattern'],
): Material =>
  pattern === undefined
    ? { kind: 'pile', colour, length }
    : { kind: 'pile', colour, length, pattern };

export const rugs: readonly ProductDefinition[] = [
  {
    no: 8101,
    name: 'Berber gyapjúszőnyeg',
    family: 'szonyegek',
    in: [81],
    collection: 'nadas',
    w: 160,
    d: 230,
    weight: 11,
    made: ['gyapju'],
    material: 'Gyapjú, kézi csomózás',
    style: ['japandi', 'skandinav'],
    rooms: home,
    colour: 'torteho',
    price: 149990,
    stock: 9,
    created: '2025-10-27',
    best: true,
    short: 'Fehér alapon sötét rombuszok, vastag, puha szálból.',
    story:
      'A rombuszok nem teljesen egyformák, mert szemmel és emlékezetből csomózzák őket. Mezítláb olyan, mintha rövid fűre lépnénk, csak melegebb.',
    specs: { composition: '100% gyapjú', surface: '18 mm szálmagasság' },
    variants: {
      size: {
        '120x170': { add: -60000, w: 120, d: 170, weight: 6 },
        '160x230': {},
        '200x290': { add: 80000, w: 200, d: 290, weight: 18 },
      },
    },
    draw: ({ size }) => {
      const [w, d] = sidesOf(size, [160, 230]);
      return {
        shape: 'rug',
        w,
        d,
        cover: pile('#e8dfcf', 3, { name: 'diamonds', width: 38, colours: ['#e9e1d2', '#4a4038'] }),
        fringe: cloth('pamut', '#e8dfcf'),
      };
    },
  },
  {
    no: 8102,
    name: 'Patak csíkos szőnyeg',
    family: 'szonyegek',
    in: [81],
    collection: 'patak',
    w: 160,
    d: 230,
    weight: 7,
    made: ['pamut', 'gyapju'],
    material: 'Pamut és gyapjú, síkszövött',
    style: ['skandinav', 'videki'],
    rooms: ['nappali', 'haloszoba', 'gyerekszoba'],
    price: 59990,
    sale: { percent: 20, when: 'active' },
    stock: 16,
    created: '2023-12-08',
    short: 'Kétoldalas, rongyszőnyegszerű szövés visszafogott csíkokkal.',
    story:
      'Ha az egyik oldala beszürkült, megfordítjuk; ha mindkettő, mehet a kádba. A csíkok ritmusa szándékosan rendetlen, mint a patak hulláma.',
    specs: { composition: '60% pamut, 40% gyapjú' },
    variants: {
      colour: ['galambkek', 'terrakotta'],
      size: {
        '120x170': { add: -22000, w: 120, d: 170, weight: 4 },
        '160x230': {},
        '200x290': { add: 30000, w: 200, d: 290, weight: 11 },
      },
    },
    draw: ({ colour = 'galambkek', size }) => {
      const [w, d] = sidesOf(size, [160, 230]);
      return {
        shape: 'rug',
        w,
        d,
        cover: pile('#e4dac9', 1, {
          name: 'stripes',
          width: 9,
          colours: ['#e4dac9', tint(colour), '#e4dac9', '#e4dac9', '#cfc1aa', '#e4dac9'],
        }),
        fringe: cloth('pamut', '#e4dac9'),
      };
    },
  },
  {
    no: 8103,
    name: 'Napkerék jutaszőnyeg',
    family: 'szonyegek',
    in: [81],
    collection: 'nadas',
    w: 120,
    d: 120,
    weight: 5,
    made: ['juta'],
    material: 'Fonott juta',
    style: ['videki', 'japandi'],
    rooms: ['nappali', 'etkezo', 'eloszoba'],
    colour: 'homok',
    care: 'juta',
    price: 29990,
    stock: 23,
    created: '2024-03-14',
    short: 'Spirálban fonott kerek szőnyeg.',
    story:
      'Középről indul, és körben tekeredik kifelé, mint a csigaház. Kerek asztal alá, fotel elé, ajtóba: ott szép, ahol körbejárják.',
    specs: { composition: '100% juta' },
    variants: { size: { atmero80: { add: -12000, w: 80, d: 80, weight: 2.4 }, atmero120: {} } },
    draw: ({ size }) => {
      const [w, d] = sidesOf(size, [160, 160]);
      return {
        shape: 'rug',
        w,
        d,
        round: true,
        cover: pile('#c9a36c', 1, { name: 'rings', width: 6, colours: ['#cdae78', '#b8945c'] }),
      };
    },
  },
  {
    no: 8104,
    name: 'Keretes gyapjúszőnyeg',
    family: 'szonyegek',
    in: [81],
    collection: 'csend',
    w: 200,
    d: 290,
    weight: 17,
    made: ['gyapju'],
    material: 'Gyapjú, kézi tűzés',
    style: ['modern', 'klasszikus'],
    rooms: ['nappali', 'etkezo'],
    price: 189990,
    sale: { percent: 15, when: 'active', prior: 0.94 },
    stock: 5,
    created: '2024-10-10',
    short: 'Egyszínű szőnyeg vékony, sötét kerettel.',
    story:
      'A keret összefogja a bútorokat, mint passzpartu a képet. Alapszíne nem fehér és nem barna: az a fajta, amelyen a morzsa sem látszik.',
    specs: { composition: '80% gyapjú, 20% pamut', surface: '12 mm szálmagasság' },
    variants: {
      colour: ['homok', 'zsalya', 'meggy'],
      size: { '160x230': { add: -50000, w: 160, d: 230, weight: 11 }, '200x290': {} },
    },
    draw: ({ colour = 'homok', size }) => {
      const [w, d] = sidesOf(size, [160, 230]);
      return {
        shape: 'rug',
        w,
        d,
        cover: pile(tint(colour), 2, {
          name: 'border',
          width: 11,
          colours: [tint(colour), '#4a4038', tint(colour)],
        }),
      };
    },
  },
  {
    no: 8105,
    name: 'Kavicsos gyerekszőnyeg',
    family: 'szonyegek',
    in: [81, 53],
    collection: 'manofeszek',
    w: 120,
    d: 170,
    weight: 5,
    made: ['pamut'],
    material: 'Mosható pamut',
    style: ['skandinav'],
    rooms: ['gyerekszoba'],
    colour: 'natur',
    care: 'pamut',
    price: 36990,
    stock: 18,
    created: '2024-08-22',
    short: 'Színes kövek pamutból, mosógépben mosható.',
    story:
      'Aki csak a kövekre lép, átér a szoba túlsó felére; aki mellé, azt megeszi a krokodil. Negyven fokon mosható, centrifugázható.',
    specs: { composition: '100% pamut' },
    draw: () => ({
      shape: 'rug',
      w: 120,
      d: 170,
      cover: pile('#eadfce', 1, {
        name: 'pebbles',
        width: 24,
        colours: ['#eadfce', '#a3ae93', '#e3ac84', '#8ea2ae', '#d3a345'],
      }),
    }),
  },
];
