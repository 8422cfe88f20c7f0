import { cloth, metal, paint } from '../../studio/engine/material.ts';
import { grid } from '../../studio/shapes/cabinet.ts';
import type { ProductDefinition } from '../definition.ts';
import { acacia, ash, blackOak, brass, oak, rush, teak, tint, walnut } from './paint-box.ts';

const garden = ['terasz'] as const;
const white = metal('#e8e3d8', 0.1);

export const outdoor: readonly ProductDefinition[] = [
  {
    no: 9501, name: 'Lugas kerti étkezőasztal', family: 'kert', in: [91], collection: 'lugas',
    w: 180, d: 90, h: 75, weight: 46, load: 100, made: ['teak'], material: 'Tömör teak', style: ['videki', 'klasszikus'], rooms: garden, colour: 'natur', care: 'teak',
    price: 279990, stock: 6, created: '2025-03-10', best: true,
    short: 'Hatszemélyes teakasztal, amely kint telel.',
    story: 'A diófa alá való, ahol egész nyáron ott maradhat. Az első esőtől szürkülni kezd, két év múlva ezüst: olyan színe lesz, mint a móló deszkáinak.',
    specs: { top: 'Tömör teak', legs: 'Tömör teak', seats: '6', outdoor: 'Egész évben', parcels: '2' },
    related: [9503], upsell: [9502],
    draw: () => ({ shape: 'table', plate: 'rect', legs: 'trestle', w: 180, d: 90, h: 75, top: teak, frame: teak }),
  },
  {
    no: 9502, name: 'Lugas kerti garnitúra', family: 'kert', in: [91], collection: 'lugas',
    made: ['teak'], material: 'Tömör teak', style: ['videki', 'klasszikus'], rooms: garden,
    price: 0, stock: 4, created: '2025-03-10', care: 'teak',
    short: 'Teakasztal székekkel, kérésre paddal.',
    story: 'Annyi székkel rendelhető, ahány ember a grill köré szokott gyűlni. A pad a gyerekeké: arról nem lehet leesni, legfeljebb összetolódni.',
    bundle: [
      { title: 'Asztal', type: 'radio', required: true, qty: 1, skus: ['ZG-9501'] },
      { title: 'Szék', type: 'select', required: true, qty: 4, range: [2, 6], skus: ['ZG-9503-NATUR', 'ZG-9503-FEKETE'] },
      { title: 'Pad', type: 'checkbox', required: false, qty: 1, skus: ['ZG-9504'] },
    ],
    draw: () => ({ shape: 'dining', table: { plate: 'rect', legs: 'trestle', w: 180, d: 90, h: 75, top: teak, frame: teak }, chairs: [{ kind: 'spindle', w: 52, d: 54, h: 86, seat: 45, cover: teak, frame: teak }], count: 4 }),
  },
  {
    no: 9503, name: 'Lugas kerti szék', family: 'kert', in: [92], collection: 'lugas',
    w: 52, d: 54, h: 86, seat: 45, weight: 6, load: 120, made: ['teak'], material: 'Tömör teak', style: ['videki'], rooms: garden, care: 'teak',
    price: 59990, stock: 24, created: '2025-03-10',
    short: 'Pálcás kerti szék teakból vagy fekete akácból.',
    story: 'A pálcák között lefolyik az eső, zápor után tíz perccel már le lehet ülni. Párnával reggelizőszék, anélkül könyöklő.',
    specs: { frame: 'Tömör fa', outdoor: 'Egész évben' },
    variants: { colour: ['natur', 'fekete'] },
    draw: ({ colour = 'natur' }) => {
      const body = colour === 'natur' ? teak : blackOak;
      return { shape: 'chair', kind: 'spindle', w: 52, d: 54, h: 86, seat: 45, cover: body, frame: body };
    },
  },
  {
    no: 9504, name: 'Diófa alatti pad', family: 'kert', in: [92], collection: 'lugas',
    w: 150, d: 56, h: 86, seat: 44, weight: 24, load: 300, made: ['teak'], material: 'Tömör teak', style: ['videki', 'klasszikus'], rooms: garden, colour: 'natur', care: 'teak',
    price: 149990, sale: { percent: 20, when: 'active' }, stock: 7, created: '2023-04-24',
    short: 'Háttámlás kerti pad három embernek.',
    story: 'Kapu mellé, ahonnan látni, ki jön; diófa alá, ahonnan nem látni senkit. Egy kisgyerekkel és egy kutyával éppen tele van.',
    specs: { frame: 'Tömör teak, csapolt kötés', outdoor: 'Egész évben' },
    draw: () => ({ shape: 'bench', w: 150, d: 52, seat: 44, h: 86, cover: teak, frame: teak, kind: 'back' }),
  },
  {
    no: 9505, name: 'Lugas kerti kanapé', family: 'kert', in: [91], collection: 'lugas',
    w: 180, d: 80, h: 76, seat: 42, weight: 38, load: 300, made: ['teak', 'vaszon'], material: 'Teak, kültéri vászon', style: ['modern', 'japandi'], rooms: garden, care: 'kulteri',
    price: 329990, stock: 3, created: '2025-04-28',
    short: 'Favázas kanapé vízlepergető párnákkal.',
    story: 'Bentről költözött ki, de nem bánta meg. A párnák gyorsan száradó habból vannak, a huzatról lepereg az első esőcsepp, és van idő behozni.',
    specs: { frame: 'Tömör teak', upholstery: 'Kültéri vászon, UV-álló', outdoor: 'A váz egész évben, a párna fedél alatt', seats: '3' },
    variants: { colour: ['torteho', 'zsalya'] },
    draw: ({ colour = 'torteho' }) => ({ shape: 'sofa', w: 180, d: 80, h: 76, seat: 42, places: 3, arm: 'wood', back: 'cushions', leg: 'block', cover: cloth('len', tint(colour)), wood: teak }),
  },
  {
    no: 9506, name: 'Bisztró kerti szett', family: 'kert', in: [91], collection: 'patak',
    w: 130, d: 60, h: 82, weight: 17, load: 110, made: ['fem'], material: 'Porszórt acél', style: ['retro', 'klasszikus'], rooms: garden,
    price: 89990, stock: 13, created: '2024-04-10', best: true,
    short: 'Két szék és egy kis asztal, erkélyre is.',
    story: 'Hatvan centi széles erkélyen is elfér, összecsukva pedig a kabátok mögött telel. Reggelinek négy négyzetméteren is jár kilátás.',
    specs: { frame: 'Porszórt acél', outdoor: 'Fedett helyen egész évben', seats: '2' },
    variants: { colour: ['zsalya', 'meggy', 'fekete'] },
    draw: ({ colour = 'zsalya' }) => {
      const body = paint(tint(colour), 0.3);
      const one = { shape: 'chair', kind: 'ladder', w: 42, d: 44, h: 82, seat: 45, cover: body, frame: body } as const;
      return { shape: 'group', parts: [{ drawing: one, at: [-52, -4], turn: 62 }, { drawing: { shape: 'table', plate: 'round', legs: 'three', w: 60, d: 60, h: 72, top: body, frame: body, thick: 1.6 }, at: [0, 0] }, { drawing: one, at: [52, 10], turn: -64 }] };
    },
  },
  {
    no: 9507, name: 'Nádas kerti karosszék', family: 'kert', in: [92], collection: 'nadas',
    w: 56, d: 54, h: 78, seat: 43, weight: 5, load: 110, made: ['aluminium', 'rattan'], material: 'Alumíniumváz, kültéri fonat', style: ['japandi', 'modern'], rooms: garden, colour: 'natur', care: 'kulteri',
    price: 49990, sale: { percent: 15, when: 'active', prior: 0.95 }, stock: 15, created: '2024-05-15',
    short: 'Könnyű fonott karosszék, rakásolható.',
    story: 'Úgy néz ki, mint a Karika szék, de kint aludhat. A fonat műszálból készül, a váz nem rozsdásodik, egymásra rakva hat darab is elfér a fészerben.',
    specs: { frame: 'Porszórt alumínium', upholstery: 'Kültéri kötélfonat', outdoor: 'Egész évben' },
    draw: () => ({ shape: 'chair', kind: 'round', w: 56, d: 54, h: 78, seat: 43, cover: rush, frame: white }),
  },
  {
    no: 9508, name: 'Part napozóágy', family: 'kert', in: [93], collection: 'lugas',
    w: 200, d: 68, h: 80, weight: 27, load: 140, made: ['akac', 'vaszon'], material: 'Tömör akác, kültéri vászon', style: ['klasszikus', 'modern'], rooms: garden, care: 'kulteri',
    price: 129990, stock: 8, created: '2025-05-26',
    short: 'Dönthető támlájú napozóágy vastag párnával.',
    story: 'Balatoni nyarakhoz, akár Balaton nélkül. A támla öt helyzetben áll meg, a legalsóban már csak aludni lehet.',
    specs: { frame: 'Tömör akác', upholstery: 'Kültéri vászon', outdoor: 'Fedett helyen egész évben' },
    variants: { colour: ['torteho', 'meggy', 'galambkek'] },
    draw: ({ colour = 'torteho' }) => ({ shape: 'lounger', w: 68, l: 200, frame: acacia, cover: cloth('len', tint(colour)) }),
  },
  {
    no: 9509, name: 'Strand napozóágy, fehér', family: 'kert', in: [93], collection: 'patak',
    w: 196, d: 64, h: 78, weight: 15, load: 130, made: ['aluminium', 'vaszon'], material: 'Alumínium, kültéri vászon', style: ['modern'], rooms: garden, colour: 'feher', care: 'kulteri',
    price: 99990, sale: { percent: 20, when: 'active' }, stock: 5, created: '2023-05-29',
    short: 'Könnyű, fehér alumíniumvázas napozóágy.',
    story: 'Egy ember is utána tudja vinni a napnak. Esőben csak a párnát kell bekapni alóla, a váz marad.',
    specs: { frame: 'Porszórt alumínium', outdoor: 'Egész évben' },
    draw: () => ({ shape: 'lounger', w: 64, l: 196, frame: white, cover: cloth('len', '#8ea2ae') }),
  },
  {
    no: 9601, name: 'Fa állófogas', family: 'eloszoba', in: [101], collection: 'lombkorona',
    w: 46, d: 46, h: 176, weight: 6, load: 30, made: ['tolgy'], material: 'Tömör fa', style: ['skandinav', 'retro'], rooms: ['eloszoba', 'haloszoba'],
    price: 44990, stock: 14, created: '2024-02-28', best: true,
    short: 'Három egymásba fonódó ágból álló fogas.',
    story: 'Ha üres, akkor szobor; ha tele van, akkor mindenki itthon van. A három ág egymást tartja, minél több kabát lóg rajta, annál biztosabban áll.',
    specs: { frame: 'Tömör fa', surface: 'Keményolaj' },
    variants: { colour: ['tolgy', 'dio', 'fekete'] },
    draw: ({ colour = 'tolgy' }) => ({ shape: 'coatStand', kind: 'tree', h: 176, frame: colour === 'dio' ? walnut : colour === 'fekete' ? blackOak : oak }),
  },
  {
    no: 9602, name: 'Karika állófogas', family: 'eloszoba', in: [101], collection: 'hold',
    w: 40, d: 40, h: 180, weight: 8, load: 25, made: ['fem'], material: 'Porszórt acél', style: ['modern', 'ipari'], rooms: ['eloszoba'], care: 'fem',
    price: 34990, sale: { percent: 20, when: 'active', prior: 0.94 }, stock: 11, created: '2023-10-17',
    short: 'Vékony acélfogas hat akasztóval és kalapkarikával.',
    story: 'Kis helyen sok kabát: a talpa csak harminchat centi. A karikára sál, esernyő, futócipő fűzője is felcsavarható.',
    specs: { frame: 'Porszórt acél' },
    variants: { colour: ['fekete', 'zsalya'] },
    draw: ({ colour = 'fekete' }) => ({ shape: 'coatStand', kind: 'ring', h: 180, frame: paint(tint(colour), 0.3) }),
  },
  {
    no: 9603, name: 'Pöcök fali fogas', family: 'eloszoba', in: [101], collection: 'berek',
    w: 80, d: 9, h: 12, weight: 2, load: 25, made: ['koris'], material: 'Tömör kőris', style: ['skandinav', 'japandi'], rooms: ['eloszoba', 'gyerekszoba'], colour: 'natur',
    price: 14990, stock: 32, created: '2024-06-05',
    short: 'Esztergált pöckök egy lécen, felnőttnek és gyereknek.',
    story: 'Két darabot szoktak venni: egyet szemmagasságba, egyet kilencven centire. A pöckök gömbölyűek, a kabát akasztója nem szakad el rajtuk.',
    specs: { frame: 'Tömör kőris', assembly: 'Két csavar' },
    variants: { size: { '80cm': {}, '120cm': { add: 6000, w: 120, weight: 3 } } }, setting: 'wall',
    draw: () => ({ shape: 'shelf', kind: 'pegs', w: 80, d: 9, h: 12, levels: 1, board: ash, frame: ash }),
  },
  {
    no: 9604, name: 'Csend cipősszekrény', family: 'eloszoba', in: [102], collection: 'csend',
    w: 80, d: 26, h: 102, weight: 27, load: 40, made: ['mdf'], material: 'Festett MDF', style: ['modern', 'skandinav'], rooms: ['eloszoba'], care: 'festett',
    price: 69990, stock: 16, created: '2024-01-10',
    short: 'Keskeny, billenőajtós szekrény tizenhat pár cipőnek.',
    story: 'Huszonhat centi mély: mellette még a babakocsi is elfér. A billenő rekeszek perforáltak, a vizes bakancs sem marad dohos.',
    specs: { frame: 'MDF, vízbázisú festék', compartments: '4 billenő rekesz', assembly: 'Falhoz rögzítendő' },
    variants: { colour: ['torteho', 'zsalya', 'grafit'] },
    draw: ({ colour = 'torteho' }) => ({ shape: 'cabinet', w: 80, d: 26, h: 102, columns: grid(2, 2, 'drawer'), body: paint(tint(colour)), front: paint(tint(colour)), leg: 'round', legHeight: 10, legs: oak, handle: 'edge', metal: brass }),
  },
  {
    no: 9605, name: 'Nádas cipőspad', family: 'eloszoba', in: [102, 323], collection: 'nadas',
    w: 100, d: 36, h: 48, weight: 19, load: 120, made: ['rattan', 'tolgy'], material: 'Tölgyfurnér, nádfonat', style: ['japandi', 'retro'], rooms: ['eloszoba'], colour: 'tolgy',
    price: 84990, stock: 7, created: '2025-10-16', isNew: true,
    short: 'Ülőpad, amelynek fonott ajtói mögött cipők laknak.',
    story: 'Leülni, cipőt húzni, cipőt eltenni: mindhárom egy helyen. A nádfonat szellőztet, az ülőlap tömör tölgy, a kulcs pedig mindig a bal sarkán lesz.',
    care: 'rattan', specs: { frame: 'Tölgyfurnér', top: 'Tömör tölgy', compartments: '2 ajtó, 2 polc' },
    draw: () => ({ shape: 'cabinet', w: 100, d: 36, h: 48, columns: grid(2, 1, 'cane'), body: oak, front: oak, leg: 'taper', legHeight: 12, handle: 'knob', metal: brass }),
  },
];
