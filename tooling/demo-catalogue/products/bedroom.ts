import { paint } from '../../studio/engine/material.ts';
import { grid } from '../../studio/shapes/cabinet.ts';
import type { ProductDefinition } from '../definition.ts';
import { ash, blackOak, brass, oak, steel, tint, walnut } from './paint-box.ts';

const bedroom = ['haloszoba'] as const;

export const bedroomStorage: readonly ProductDefinition[] = [
  {
    no: 4301, name: 'Hold éjjeliszekrény', family: 'tarolok', in: [43], collection: 'hold',
    w: 46, d: 40, h: 52, weight: 13, load: 25, made: ['dio', 'rez'], material: 'Diófurnér, sárgaréz gomb', style: ['klasszikus', 'retro'], rooms: bedroom,
    price: 59990, stock: 16, created: '2024-10-14',
    short: 'Kétfiókos éjjeliszekrény lekerekített élekkel.',
    story: 'A felső fiók sekély: szemüvegnek, gyűrűnek, könyvjelzőnek. Az alsóba már egy egész regényfolyam elfér, és ha éjjel becsukjuk, nem csapódik.',
    specs: { frame: 'Diófurnér', legs: 'Tömör fa', fittings: 'Fékezett fióksín', compartments: '2 fiók' },
    variants: { colour: ['dio', 'tolgy', 'fekete'] },
    setting: 'hall',
    draw: ({ colour = 'dio' }) => {
      const body = colour === 'dio' ? walnut : colour === 'tolgy' ? oak : blackOak;
      return { shape: 'cabinet', w: 46, d: 40, h: 52, columns: grid(1, 2, 'drawer'), body, front: body, leg: 'taper', legHeight: 18, handle: 'knob', metal: brass, soft: 1.4 };
    },
  },
  {
    no: 4302, name: 'Berek éjjeliszekrény', family: 'tarolok', in: [43], collection: 'berek',
    w: 42, d: 36, h: 50, weight: 9, load: 20, made: ['tolgy'], material: 'Tömör tölgy', style: ['skandinav'], rooms: bedroom, colour: 'tolgy',
    price: 49990, stock: 20, created: '2024-02-12', care: 'olajozott',
    short: 'Egy fiók, egy nyitott polc, tömör tölgyből.',
    story: 'A nyitott rekeszbe csúszik a táblagép és az esti olvasmány, a fiókba minden más. Hátul kábelnyílás van, hogy a töltő ne lógjon.',
    specs: { frame: 'Tömör tölgy', surface: 'Keményolaj', compartments: '1 fiók, 1 polc' },
    setting: 'hall',
    draw: () => ({ shape: 'cabinet', w: 42, d: 36, h: 50, columns: [{ share: 1, fronts: [{ share: 1, kind: 'drawer' }, { share: 1.1, kind: 'open' }] }], body: oak, front: oak, leg: 'round', legHeight: 16, handle: 'hole' }),
  },
  {
    no: 4303, name: 'Nádas éjjeliszekrény', family: 'tarolok', in: [43], collection: 'nadas',
    w: 45, d: 38, h: 58, weight: 10, load: 20, made: ['rattan', 'koris'], material: 'Kőris, nádfonat', style: ['japandi', 'retro'], rooms: bedroom, colour: 'natur',
    price: 54990, sale: { percent: 15, when: 'active' }, stock: 0, created: '2023-08-07',
    short: 'Nádfonatos ajtajú éjjeliszekrény.',
    story: 'Könnyű, szellős, mégis zárt: a fonat mögött elfér a vizespalack és a zokni is, amit éjjel lerúgunk magunkról.',
    care: 'rattan', specs: { frame: 'Tömör kőris', compartments: '1 ajtó, 1 polc' },
    setting: 'hall',
    draw: () => ({ shape: 'cabinet', w: 45, d: 38, h: 58, columns: grid(1, 1, 'cane'), body: ash, front: ash, leg: 'taper', legHeight: 18, handle: 'knob', metal: brass }),
  },
  {
    no: 4401, name: 'Csend gardróbszekrény', family: 'tarolok', in: [44], collection: 'csend',
    w: 150, d: 60, h: 212, weight: 128, load: 180, made: ['mdf'], material: 'Festett, keretes ajtók', style: ['klasszikus', 'skandinav'], rooms: bedroom,
    price: 349990, stock: 6, created: '2024-04-29', best: true, care: 'festett',
    short: 'Háromajtós gardrób krétás festéssel.',
    story: 'Két ajtó mögött akasztó, a harmadik mögött hat polc: kabátnak, ingnek, pulóvernek. A sarokpántok fékezettek, éjjel sem ébreszt fel senkit.',
    specs: { frame: 'MDF, vízbázisú festék', fittings: 'Fékezett pánt', compartments: 'Két akasztós és egy polcos rész', parcels: '5', assembly: 'Két ember, két óra' },
    variants: { colour: ['zsalya', 'torteho', 'ejkek'] },
    draw: ({ colour = 'zsalya' }) => ({ shape: 'cabinet', w: 150, d: 60, h: 212, columns: grid(3, 1, 'panel'), body: paint(tint(colour)), front: paint(tint(colour)), leg: 'plinth', legHeight: 7, handle: 'knob', metal: brass }),
  },
  {
    no: 4402, name: 'Nádas gardróbszekrény', family: 'tarolok', in: [44], collection: 'nadas',
    w: 120, d: 58, h: 200, weight: 96, load: 140, made: ['tolgy', 'furner'], material: 'Tölgyfurnér, lamellás ajtók', style: ['japandi', 'modern'], rooms: bedroom, colour: 'tolgy',
    price: 429990, stock: 3, created: '2025-10-30', isNew: true,
    short: 'Lamellás tölgygardrób: a ruhák is lélegeznek.',
    story: 'A lécek közötti rések miatt nem kell levendulazsák, a levegő magától jár. Belül az akasztó fölött polc fut végig a kalapoknak.',
    specs: { frame: 'Tölgyfurnér', fittings: 'Fékezett pánt', compartments: 'Akasztós rész, 1 hosszú polc, 2 fiók', parcels: '4' },
    draw: () => ({ shape: 'cabinet', w: 120, d: 58, h: 200, columns: [1, 2].map(() => ({ share: 1, fronts: [{ share: 3.4, kind: 'slats' as const }, { share: 0.8, kind: 'drawer' as const }] })), body: oak, front: oak, leg: 'plinth', legHeight: 6, handle: 'none' }),
  },
  {
    no: 4403, name: 'Patak kétajtós szekrény', family: 'tarolok', in: [44], collection: 'patak',
    w: 100, d: 56, h: 196, weight: 78, load: 120, made: ['furner', 'mdf'], material: 'Diófurnér', style: ['retro', 'modern'], rooms: ['haloszoba', 'eloszoba'], colour: 'dio',
    price: 239990, sale: { percent: 25, when: 'active', prior: 0.9 }, stock: 4, created: '2023-09-04',
    short: 'Karcsú diószekrény alul két mély fiókkal.',
    story: 'Kis hálóba, vendégszobába, előszobába is: mindenhol, ahol a nagy gardrób nem fér el. A két fiókba zokni, sál, sapka kerül, így az akasztó alatt nem gyűlik halom.',
    specs: { frame: 'Diófurnér', legs: 'Tömör dió', compartments: 'Akasztó, 1 polc, 2 fiók', parcels: '3' },
    draw: () => ({ shape: 'cabinet', w: 100, d: 56, h: 196, columns: [1, 2].map(() => ({ share: 1, fronts: [{ share: 3.2, kind: 'door' as const }, { share: 0.9, kind: 'drawer' as const }] })), body: walnut, front: walnut, leg: 'taper', legHeight: 16, handle: 'bar', metal: brass }),
  },
  {
    no: 2801, name: 'Malom négyfiókos komód', family: 'tarolok', in: [45], collection: 'malom',
    w: 100, d: 46, h: 86, weight: 48, load: 100, made: ['dio', 'furner'], material: 'Diófurnér, sárgaréz gomb', style: ['retro', 'klasszikus'], rooms: ['haloszoba', 'eloszoba', 'nappali'],
    price: 169990, stock: 12, created: '2024-01-15', best: true,
    short: 'Négy mély fiók, egyetlen átfutó erezettel.',
    story: 'A négy fiók előlapját egy furnérlapból vágjuk ki, így a rajzolat fentről lefelé szakadás nélkül folyik. Tetején elfér egy lámpa, egy tükör és a reggel kiürített zseb tartalma.',
    specs: { frame: 'Diófurnér', legs: 'Tömör fa', fittings: 'Fékezett, teljesen kihúzható', compartments: '4 fiók' },
    variants: { colour: ['dio', 'tolgy'] },
    draw: ({ colour = 'dio' }) => {
      const body = colour === 'dio' ? walnut : oak;
      return { shape: 'cabinet', w: 100, d: 46, h: 86, columns: grid(1, 4, 'drawer'), body, front: body, leg: 'taper', legHeight: 16, handle: 'knob', metal: brass };
    },
  },
  {
    no: 2802, name: 'Csend hatfiókos komód', family: 'tarolok', in: [45], collection: 'csend',
    w: 140, d: 46, h: 80, weight: 62, load: 120, made: ['mdf', 'tolgy'], material: 'Festett MDF, tölgy láb', style: ['skandinav', 'modern'], rooms: ['haloszoba', 'gyerekszoba'],
    price: 149990, sale: { percent: 20, when: 'active' }, stock: 9, created: '2023-12-27', care: 'festett',
    short: 'Széles komód, pelenkázónak is jó magas.',
    story: 'Hat fiók: kettő a felnőtteké, kettő a gyereké, kettő a ki tudja kié. A teteje nyolcvan centi magas, rátét tálcával pelenkázni is lehet rajta.',
    specs: { frame: 'MDF, vízbázisú festék', legs: 'Tömör tölgy', compartments: '6 fiók' },
    variants: { colour: ['torteho', 'zsalya', 'rozsa'] },
    draw: ({ colour = 'torteho' }) => ({ shape: 'cabinet', w: 140, d: 46, h: 80, columns: grid(2, 3, 'drawer'), body: paint(tint(colour)), front: paint(tint(colour)), leg: 'round', legHeight: 14, legs: oak, handle: 'edge', metal: brass }),
  },
  {
    no: 2803, name: 'Berek magas komód', family: 'tarolok', in: [45], collection: 'berek',
    w: 60, d: 42, h: 124, weight: 42, load: 90, made: ['tolgy'], material: 'Tömör tölgy', style: ['skandinav', 'videki'], rooms: bedroom, colour: 'tolgy',
    price: 189990, stock: 5, created: '2025-03-31', care: 'olajozott',
    short: 'Keskeny, hatfiókos torony szűk falszakaszra.',
    story: 'Ajtó mögé, ablakok közé: hatvan centi is elég neki. A fogantyú helyén kerek furat van, kisgyerek sem üti bele a homlokát.',
    specs: { frame: 'Tömör tölgy', surface: 'Keményolaj', compartments: '6 fiók' },
    draw: () => ({ shape: 'cabinet', w: 60, d: 42, h: 124, columns: grid(1, 6, 'drawer'), body: oak, front: oak, leg: 'round', legHeight: 14, handle: 'hole' }),
  },
  {
    no: 4601, name: 'Hold fésülködőasztal', family: 'tarolok', in: [46], collection: 'hold',
    w: 100, d: 46, h: 76, weight: 21, load: 40, made: ['dio', 'rez'], material: 'Dió, sárgaréz gomb', style: ['klasszikus', 'retro'], rooms: bedroom, colour: 'dio',
    price: 129990, stock: 7, created: '2024-11-29',
    short: 'Két fiókos asztalka reggeli készülődéshez.',
    story: 'A fiókok alját filc borítja, a sminkpaletta nem csúszik, a fülbevaló nem csörög. Tükör nélkül íróasztalnak is megállja a helyét.',
    care: 'olajozott', specs: { top: 'Diófurnér', legs: 'Tömör dió', compartments: '2 fiók' },
    related: [8301],
    setting: 'work',
    draw: () => ({ shape: 'table', plate: 'rect', legs: 'splay', w: 100, d: 46, h: 76, top: walnut, frame: walnut, drawers: 2, knob: brass }),
  },
  {
    no: 4602, name: 'Csend fésülködőasztal', family: 'tarolok', in: [46], collection: 'csend',
    w: 90, d: 42, h: 76, weight: 18, load: 35, made: ['mdf', 'fem'], material: 'Festett MDF, acél láb', style: ['modern'], rooms: bedroom,
    price: 79990, stock: 13, created: '2025-01-13', care: 'festett',
    short: 'Letisztult asztalka egyetlen széles fiókkal.',
    story: 'Ablak elé való, természetes fényhez. A fiók végig kihúzható, a leghátsó hajcsat is előkerül belőle.',
    specs: { top: 'MDF, vízbázisú festék', legs: 'Porszórt acél', compartments: '1 fiók' },
    variants: { colour: ['rozsa', 'torteho', 'zsalya'] },
    setting: 'work',
    draw: ({ colour = 'rozsa' }) => ({ shape: 'table', plate: 'rect', legs: 'hoop', w: 90, d: 42, h: 76, top: paint(tint(colour)), frame: steel, drawers: 1, knob: brass }),
  },
];
