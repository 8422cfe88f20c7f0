import { cloth, metal, paint } from '../../studio/engine/material.ts';
import { grid } from '../../studio/shapes/cabinet.ts';
import type { ProductDefinition } from '../definition.ts';
import { birch, brass, oak, steel, tint, walnut } from './paint-box.ts';

const office = ['dolgozoszoba'] as const;

export const officeFurniture: readonly ProductDefinition[] = [
  {
    no: 6101, name: 'Berek íróasztal', family: 'iroda', in: [61], collection: 'berek',
    w: 120, d: 60, h: 76, weight: 26, load: 60, made: ['tolgy'], material: 'Tömör tölgy', style: ['skandinav', 'retro'], rooms: ['dolgozoszoba', 'nappali'],
    price: 149990, stock: 11, created: '2024-02-08', best: true, care: 'olajozott',
    short: 'Karcsú tölgyasztal két lapos fiókkal, két hosszban.',
    story: 'Egy laptop, egy lámpa, egy bögre: több nem kell rá, és nem is kér több helyet. A fiókokba toll, töltő és csokoládé fér, ebben a sorrendben.',
    specs: { top: 'Tömör tölgy', legs: 'Tömör tölgy', compartments: '2 fiók', surface: 'Keményolaj' },
    variants: { size: { '120x60': {}, '140x70': { add: 25000, w: 140, d: 70, weight: 32 } } },
    related: [6201, 7202],
    draw: () => ({ shape: 'table', plate: 'rect', legs: 'splay', w: 120, d: 60, h: 76, top: oak, frame: oak, drawers: 2, knob: brass }),
  },
  {
    no: 6102, name: 'Emelkedő íróasztal', family: 'iroda', in: [61], collection: 'csend',
    w: 140, d: 70, h: 76, weight: 41, load: 100, made: ['nyir', 'fem'], material: 'Nyír lap, acél láb', style: ['modern'], rooms: office,
    price: 219990, stock: 14, created: '2025-09-11', isNew: true, care: 'lakkozott',
    short: 'Motorral emelhető asztal, hetvenkettőtől százhúsz centiig.',
    story: 'Délelőtt ülve, ebéd után állva: a gerinc meghálálja. Négy magasságot jegyez meg, a motor pedig halkabb, mint a hűtőszekrény.',
    specs: { top: 'Nyír rétegelt lemez', legs: 'Acél, két motor', extension: '72–120 cm magasság', assembly: 'Két ember, 45 perc' },
    variants: { colour: ['natur', 'dio'], size: { '140x70': {}, '160x80': { add: 30000, w: 160, d: 80, weight: 46 } } },
    draw: ({ colour = 'natur' }) => ({ shape: 'liftDesk', w: 140, d: 70, h: 76, top: colour === 'dio' ? walnut : birch, frame: metal('#e6e1d8', 0.1) }),
  },
  {
    no: 6103, name: 'Malom fiókos íróasztal', family: 'iroda', in: [61], collection: 'malom',
    w: 150, d: 70, h: 76, weight: 58, load: 90, made: ['dio', 'furner'], material: 'Diófurnér', style: ['klasszikus', 'retro'], rooms: office, colour: 'dio', care: 'furner',
    price: 279990, sale: { percent: 15, when: 'active' }, stock: 3, created: '2023-10-24',
    short: 'Háromfiókos, széles asztal komoly munkához.',
    story: 'Ügyvédi iroda hangulata, könyvszag nélkül. A lap sarkai lekerekítettek, a fiókok zárhatók, a kulcs csomóra kötve érkezik.',
    specs: { top: 'Diófurnér, tömör éllel', legs: 'Tömör dió', compartments: '3 fiók, zárral', parcels: '2' },
    draw: () => ({ shape: 'table', plate: 'rect', legs: 'block', w: 150, d: 70, h: 76, top: walnut, frame: walnut, drawers: 3, knob: brass }),
  },
  {
    no: 6104, name: 'Sarokba simuló íróasztal', family: 'iroda', in: [61], collection: 'nadas',
    w: 100, d: 52, h: 75, weight: 17, load: 50, made: ['tolgy', 'fem'], material: 'Tölgylap, acél láb', style: ['ipari', 'skandinav'], rooms: ['dolgozoszoba', 'haloszoba'], colour: 'tolgy', care: 'lakkozott',
    price: 69990, stock: 19, created: '2024-08-05',
    short: 'Keskeny asztal a hálóba vagy a lépcsőfordulóba.',
    story: 'Nem minden lakásban van dolgozószoba; ez az asztal ötvenkét centi mélyen is az. A lábkeret nyitott, alá bármilyen szék betolható.',
    specs: { top: 'Tölgyfurnér', legs: 'Porszórt acél' },
    draw: () => ({ shape: 'table', plate: 'rect', legs: 'hoop', w: 100, d: 52, h: 75, top: oak, frame: steel, thick: 2.4 }),
  },
  {
    no: 6201, name: 'Csend forgószék', family: 'iroda', in: [62], collection: 'csend',
    w: 64, d: 62, h: 98, seat: 48, weight: 14, load: 120, made: ['gyapju', 'fem'], material: 'Gyapjúszövet, acél', style: ['modern'], rooms: office, care: 'gyapju',
    price: 119990, stock: 16, created: '2024-04-02', best: true,
    short: 'Karfás munkaszék, amely az étkezőasztalnál sem idegen.',
    story: 'Deréktámasza követi a mozgást, de nem látszik rajta, hogy gép. Gumírozott görgői parkettán sem hagynak nyomot.',
    specs: { frame: 'Acél, öntött hab', upholstery: 'Gyapjúszövet', abrasion: '80 000 ciklus' },
    variants: { colour: ['zsalya', 'grafit', 'terrakotta'] },
    draw: ({ colour = 'zsalya' }) => ({ shape: 'officeChair', w: 64, d: 62, h: 98, seat: 48, cover: cloth('gyapju', tint(colour)), frame: metal('#3a3836', 0.2), arms: true }),
  },
  {
    no: 6202, name: 'Nyereg forgószék', family: 'iroda', in: [62], collection: 'malom',
    w: 58, d: 60, h: 92, seat: 48, weight: 13, load: 120, made: ['bor', 'fem'], material: 'Bőr, krómozott talp', style: ['klasszikus', 'retro'], rooms: office, care: 'bor',
    price: 169990, sale: { percent: 20, when: 'active', prior: 0.93 }, stock: 5, created: '2023-09-18',
    short: 'Karfa nélküli bőr forgószék fényes talppal.',
    story: 'A hatvanas évek szerkesztőségeiből szökött meg. Bőre vastag és matt, az első karcolástól csak szebb lesz.',
    specs: { frame: 'Krómozott acél', upholstery: 'Marhabőr' },
    variants: { colour: ['konyak', 'fekete'] },
    draw: ({ colour = 'konyak' }) => ({ shape: 'officeChair', w: 58, d: 60, h: 92, seat: 48, cover: cloth('bor', tint(colour)), frame: metal('#b9b9b6', 0.8), arms: false }),
  },
  {
    no: 6301, name: 'Berek gurulós konténer', family: 'iroda', in: [63], collection: 'berek',
    w: 42, d: 52, h: 58, weight: 17, load: 40, made: ['tolgy'], material: 'Tölgyfurnér', style: ['skandinav'], rooms: office, colour: 'tolgy', care: 'furner',
    price: 59990, stock: 18, created: '2024-02-08',
    short: 'Háromfiókos konténer az íróasztal alá.',
    story: 'A legalsó fiók mappaméretű, a legfelső tolltartós. Ha vendég jön, kigurítva oldalasztal.',
    specs: { frame: 'Tölgyfurnér', compartments: '3 fiók', fittings: 'Rejtett, gumírozott görgők' },
    draw: () => ({ shape: 'cabinet', w: 42, d: 52, h: 58, columns: [{ share: 1, fronts: [{ share: 0.7, kind: 'drawer' }, { share: 0.7, kind: 'drawer' }, { share: 1.2, kind: 'drawer' }] }], body: oak, front: oak, leg: 'plinth', legHeight: 4, legs: steel, handle: 'hole' }),
  },
  {
    no: 6302, name: 'Csend iratszekrény', family: 'iroda', in: [63], collection: 'csend',
    w: 80, d: 40, h: 118, weight: 44, load: 120, made: ['mdf', 'fem'], material: 'Festett MDF', style: ['modern'], rooms: office, care: 'festett',
    price: 99990, stock: 8, created: '2024-11-04',
    short: 'Kétajtós szekrény mappáknak, nyomtatónak.',
    story: 'Mappa álló helyzetben, nyomtató kihúzható polcon, a rendetlenség zárt ajtók mögött. Hátlapja is festett, térben szabadon állítható.',
    specs: { frame: 'MDF, vízbázisú festék', compartments: '3 polc, 1 kihúzható' },
    variants: { colour: ['grafit', 'torteho'] },
    draw: ({ colour = 'grafit' }) => ({ shape: 'cabinet', w: 80, d: 40, h: 118, columns: grid(2, 1, 'door'), body: paint(tint(colour)), front: paint(tint(colour)), leg: 'plinth', legHeight: 5, legs: steel, handle: 'edge', metal: brass }),
  },
];
