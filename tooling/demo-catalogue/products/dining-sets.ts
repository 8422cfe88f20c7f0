import { cloth, paint } from '../../studio/engine/material.ts';
import type { ProductDefinition } from '../definition.ts';
import { ash, marble, oak, rush, steel, tint, walnut } from './paint-box.ts';

const nest = (colour: 'natur' | 'moha' | 'terrakotta' | 'grafit') =>
  ({ kind: 'shell', w: 56, d: 54, h: 79, seat: 47, cover: cloth('bukle', tint(colour)), frame: oak }) as const;

export const diningSets: readonly ProductDefinition[] = [
  {
    no: 3301, name: 'Malom étkezőgarnitúra', family: 'garniturak', in: [33], collection: 'malom',
    made: ['tolgy', 'bukle'], material: 'Tömör tölgy, buklé', style: ['skandinav'], rooms: ['etkezo'],
    price: 0, stock: 6, created: '2025-02-10', best: true,
    short: 'Malom asztal és Fészek székek, a darabszám szabadon választható.',
    story: 'Az asztal méretét, a székek színét és számát is ki lehet választani. A legtöbben négy székkel kezdik, és a család növekedésével pótolnak hozzá.',
    bundle: [
      { title: 'Asztal', type: 'radio', required: true, qty: 1, skus: ['ZG-3101-160X90', 'ZG-3101-180X90', 'ZG-3101-200X100'] },
      { title: 'Szék', type: 'select', required: true, qty: 4, range: [2, 8], skus: ['ZG-3201-NATUR', 'ZG-3201-MOHA', 'ZG-3201-TERRAKOTTA', 'ZG-3201-GRAFIT'] },
      { title: 'Pad a széksor helyére', type: 'checkbox', required: false, qty: 1, skus: ['ZG-3501'] },
    ],
    related: [3101, 3201],
    draw: () => ({ shape: 'dining', table: { plate: 'rect', legs: 'splay', w: 170, d: 90, h: 75, top: oak, frame: oak }, chairs: [nest('natur')], count: 4 }),
  },
  {
    no: 3302, name: 'Fészek székpár, natúr és moha', family: 'garniturak', in: [321, 33], collection: 'berek',
    made: ['bukle', 'tolgy'], material: 'Buklé, tölgy láb', style: ['skandinav'], rooms: ['etkezo'],
    price: 0, stock: 15, created: '2025-03-22',
    short: 'Két Fészek szék két színben.',
    story: 'Egy natúr és egy mohazöld Fészek szék: kis asztalhoz, ahol ketten reggeliznek.',
    grouped: ['ZG-3201-NATUR', 'ZG-3201-MOHA'],
    draw: () => ({ shape: 'group', parts: [{ drawing: { shape: 'chair', ...nest('natur') }, at: [-36, -6], turn: 18 }, { drawing: { shape: 'chair', ...nest('moha') }, at: [36, 8], turn: -14 }] }),
  },
  {
    no: 3303, name: 'Hold reggelizőgarnitúra', family: 'garniturak', in: [33], collection: 'hold',
    made: ['marvany', 'koris'], material: 'Márvány, kőris', style: ['modern', 'japandi'], rooms: ['etkezo', 'konyha'],
    price: 0, stock: 4, created: '2025-11-02', isNew: true,
    short: 'Kerek márványasztal Karika székekkel, két–öt személyre.',
    story: 'A fehér kő és a szőtt ülés egymás ellentéte, ezért szeretik egymást. A kerek asztalhoz páratlan számú szék is illik, így hárman sem érzik magukat foghíjasnak.',
    bundle: [
      { title: 'Asztal', type: 'radio', required: true, qty: 1, skus: ['ZG-3103-ATMERO100', 'ZG-3103-ATMERO120'] },
      { title: 'Szék', type: 'select', required: true, qty: 3, range: [2, 5], skus: ['ZG-3204-NATUR', 'ZG-3204-FEKETE', 'ZG-3204-DIO'] },
      { title: 'Asztali dísz', type: 'checkbox', required: false, qty: 1, skus: ['ZG-8402-TORTEHO', 'ZG-8404'] },
    ],
    draw: () => ({ shape: 'dining', table: { plate: 'round', legs: 'tulip', w: 116, d: 116, h: 75, top: marble, frame: paint('#f3efe8', 0.4), thick: 2.4 }, chairs: [{ kind: 'round', w: 56, d: 52, h: 76, seat: 45, cover: rush, frame: ash }], count: 3 }),
  },
  {
    no: 3304, name: 'Csend családi garnitúra', family: 'garniturak', in: [33], collection: 'csend',
    made: ['koris', 'dio'], material: 'Kőris, rétegelt diólemez', style: ['skandinav', 'retro'], rooms: ['etkezo', 'konyha'],
    price: 0, stock: 8, created: '2024-07-15',
    short: 'Bővíthető asztal és rakásolható Hajlat székek.',
    story: 'Négy szék mindennapra, négy tartalék a kamrában: az asztal is, a székek is bírják a változó létszámot. A padlófilcet előre felragasztjuk.',
    bundle: [
      { title: 'Asztal', type: 'radio', required: true, qty: 1, skus: ['ZG-3105-NATUR', 'ZG-3105-FEKETE'] },
      { title: 'Szék', type: 'select', required: true, qty: 4, range: [4, 8], skus: ['ZG-3208-DIO', 'ZG-3208-TOLGY', 'ZG-3208-FEKETE'] },
    ],
    draw: () => ({ shape: 'dining', table: { plate: 'rect', legs: 'block', w: 140, d: 80, h: 75, top: ash, frame: ash }, chairs: [{ kind: 'ply', w: 46, d: 52, h: 80, seat: 45, cover: walnut, frame: steel }], count: 4 }),
  },
  {
    no: 3305, name: 'Karika székpár, natúr és fekete', family: 'garniturak', in: [321, 33], collection: 'nadas',
    made: ['koris', 'rattan'], material: 'Kőris, papírzsinór', style: ['japandi'], rooms: ['etkezo'],
    price: 0, stock: 7, created: '2025-09-15',
    short: 'A világos és a sötét Karika szék együtt.',
    story: 'Nappal a natúr tűnik fel, este a fekete. Asztalfőre állítva keretbe foglalják a többi széket is.',
    grouped: ['ZG-3204-NATUR', 'ZG-3204-FEKETE'],
    draw: () => ({ shape: 'group', parts: [{ drawing: { shape: 'chair', kind: 'round', w: 56, d: 52, h: 76, seat: 45, cover: rush, frame: ash }, at: [-36, -6], turn: 18 }, { drawing: { shape: 'chair', kind: 'round', w: 56, d: 52, h: 76, seat: 45, cover: rush, frame: { kind: 'wood', wood: 'fekete' } }, at: [36, 8], turn: -14 }] }),
  },
];
