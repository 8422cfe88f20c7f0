import { paint } from '../../studio/engine/material.ts';
import { grid } from '../../studio/shapes/cabinet.ts';
import type { ProductDefinition } from '../definition.ts';
import { ash, blackOak, brass, cream, oak, steel, tint, walnut } from './paint-box.ts';

export const wallStorage: readonly ProductDefinition[] = [
  {
    no: 2611, name: 'Ág fali polc', family: 'tarolok', in: [252], collection: 'lombkorona',
    w: 80, d: 20, h: 15, weight: 4, load: 25, made: ['tolgy', 'fem'],
    material: 'Tömör tölgy, acél konzol', style: ['skandinav', 'ipari'], rooms: ['nappali', 'konyha', 'dolgozoszoba'],
    price: 19990, stock: 35, created: '2024-02-19',
    short: 'Egyszerű tölgypolc fekete konzollal, két hosszban.',
    story: 'Fűszernek, rádiónak, kedvenc bögréknek. A konzol a falba süllyesztett csavarra akad, így a felszereléshez elég két furat és egy vízmérték.',
    care: 'olajozott',
    specs: { top: 'Tömör tölgy, 2,6 cm', fittings: 'Porszórt acél konzol', assembly: 'Fúró szükséges' },
    variants: { size: { '80cm': {}, '120cm': { add: 8000, w: 120, weight: 6 } } },
    draw: () => ({ shape: 'shelf', kind: 'wall', w: 80, d: 20, h: 36, levels: 2, board: oak, frame: steel }),
    second: 'room', setting: 'wall',
  },
  {
    no: 2612, name: 'Húr polcrendszer', family: 'tarolok', in: [252], collection: 'berek',
    w: 120, d: 22, h: 85, weight: 13, load: 60, made: ['dio', 'fem'],
    material: 'Dió, acél létra', style: ['retro', 'skandinav'], rooms: ['nappali', 'dolgozoszoba', 'konyha'], colour: 'dio',
    price: 84990, stock: 10, created: '2025-09-08', isNew: true,
    short: 'Vékony acéllétrák között szabadon rendezhető diópolcok.',
    story: 'A polcok akasztva vannak, csavar nélkül: költözéskor lefűzhetők, új szobában új rendben tehetők vissza. Bővítőelemmel a plafonig is felnőhet.',
    specs: { frame: 'Porszórt acél', top: 'Diófurnér', compartments: '6 polc', assembly: 'Fúró szükséges' },
    draw: () => ({ shape: 'shelf', kind: 'string', w: 120, d: 22, h: 85, levels: 3, columns: 2, board: walnut, frame: cream }),
    setting: 'wall',
  },
  {
    no: 2613, name: 'Telihold fali polc', family: 'tarolok', in: [252], collection: 'hold',
    w: 60, d: 14, h: 60, weight: 5, load: 10, made: ['koris'],
    material: 'Hajlított kőris', style: ['japandi', 'modern'], rooms: ['nappali', 'haloszoba', 'gyerekszoba'], colour: 'natur',
    price: 44990, stock: 8, created: '2024-10-21',
    short: 'Kerek keretbe foglalt kis polc apró kincseknek.',
    story: 'A karikát gőz fölött hajlítják egyetlen kőrislécből, a varrat alul van, ahol nem látszik. Két polcán elfér az, amit nem szívesen tennénk fiókba.',
    specs: { frame: 'Hajlított kőris', compartments: '2 polc' },
    draw: () => ({ shape: 'shelf', kind: 'round', w: 60, d: 14, h: 60, levels: 2, board: ash, frame: ash }),
    setting: 'wall',
  },
  {
    no: 2701, name: 'Csend vitrin', family: 'tarolok', in: [253], collection: 'csend',
    w: 90, d: 40, h: 182, weight: 58, load: 80, made: ['uveg', 'tolgy'],
    material: 'Fekete tölgy, üveg', style: ['klasszikus', 'japandi'], rooms: ['nappali', 'etkezo'],
    price: 229990, stock: 5, created: '2024-12-09',
    short: 'Kétajtós üveges szekrény karcsú lábakon.',
    story: 'Nagymama porceláncsészéi, a gyerekek agyagállatai, egy üveg jó bor: üveg mögött mindennek rangja lesz. A belső polcok világosak, hogy a tárgyak látsszanak, ne a szekrény.',
    care: 'uveg',
    specs: { frame: 'Tömör és furnérozott tölgy', fittings: 'Mágneszár', compartments: '4 polc', parcels: '2' },
    variants: { colour: ['fekete', 'tolgy'] },
    draw: ({ colour = 'fekete' }) => {
      const body = colour === 'fekete' ? blackOak : oak;
      return { shape: 'cabinet', w: 90, d: 40, h: 182, columns: grid(2, 1, 'glass'), body, front: body, inner: oak, leg: 'thin', legHeight: 18, legs: steel, handle: 'edge', metal: brass };
    },
  },
  {
    no: 2702, name: 'Kamra vitrin', family: 'tarolok', in: [253, 34], collection: 'malom',
    w: 110, d: 42, h: 200, weight: 82, load: 120, made: ['uveg', 'mdf'],
    material: 'Festett fa, üveg', style: ['videki', 'klasszikus'], rooms: ['etkezo', 'konyha'],
    price: 299990, sale: { percent: 22, when: 'active', prior: 0.9 }, stock: 3, created: '2023-06-19',
    short: 'Felül üveges, alul zárt tálalószekrény.',
    story: 'Olyan, amilyen a kamraajtó mellett állt: felül a lekvárok és a tányérok, lent a terítők. A festék krétás, a sarkokon szándékosan vékonyabb.',
    care: 'festett',
    specs: { frame: 'Tömör bükk, MDF', fittings: 'Sárgaréz gomb', compartments: '2 üveges ajtó, 2 ajtó, 2 fiók', parcels: '3' },
    variants: { colour: ['zsalya', 'torteho', 'ejkek'] },
    draw: ({ colour = 'zsalya' }) => {
      const body = paint(tint(colour));
      return { shape: 'cabinet', w: 110, d: 42, h: 200, columns: [1, 2].map(() => ({ share: 1, fronts: [{ share: 2.5, kind: 'glass' as const }, { share: 0.6, kind: 'drawer' as const }, { share: 1.4, kind: 'panel' as const }] })), body, front: body, inner: oak, leg: 'plinth', legHeight: 7, handle: 'knob', metal: brass };
    },
  },
  {
    no: 2703, name: 'Nádas bárszekrény', family: 'tarolok', in: [253], collection: 'nadas',
    w: 80, d: 42, h: 142, weight: 44, load: 60, made: ['rattan', 'tolgy'],
    material: 'Tölgyfurnér, bécsi fonat', style: ['retro', 'japandi'], rooms: ['nappali', 'etkezo'], colour: 'tolgy',
    price: 189990, stock: 6, created: '2025-04-14',
    short: 'Nádfonatos ajtajú szekrény poharaknak és palackoknak.',
    story: 'A bécsi fonat szellőzik, ezért bornak, könyvnek, vászonneműnek egyaránt jó. Nyitott ajtóval italszekrény, csukva csendes bútor.',
    care: 'rattan',
    specs: { frame: 'Tölgyfurnér', compartments: '3 polc, palacktartó', legs: 'Tömör tölgy' },
    draw: () => ({ shape: 'cabinet', w: 80, d: 42, h: 142, columns: grid(2, 1, 'cane'), body: oak, front: oak, leg: 'taper', legHeight: 20, handle: 'knob', metal: brass }),
  },
];
