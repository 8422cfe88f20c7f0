import { paint } from '../../studio/engine/material.ts';
import { grid } from '../../studio/shapes/cabinet.ts';
import type { ProductDefinition } from '../definition.ts';
import { ash, brass, oak, smokedOak, steel, tint, walnut } from './paint-box.ts';

export const storage: readonly ProductDefinition[] = [
  {
    no: 2501, name: 'Nádas TV-állvány', family: 'tarolok', in: [24], collection: 'nadas',
    w: 180, d: 42, h: 54, weight: 46, load: 80, made: ['tolgy', 'furner'],
    material: 'Tölgyfurnér, lamellás ajtók', style: ['japandi', 'skandinav'], rooms: ['nappali'],
    price: 199990, stock: 8, created: '2025-10-01', isNew: true, best: true,
    short: 'Alacsony szekrény sűrű tölgylamellák mögé rejtett polcokkal.',
    story: 'A lamellák közt átmegy a távirányító jele, de a kábelek látványa nem. Középen nyitott rekesz a lejátszónak, alatta egy fiók az elveszett töltőknek.',
    facts: ['Három kábelkivezetés a hátfalon'],
    specs: { frame: 'Tölgyfurnér MDF-en', legs: 'Tömör tölgy', fittings: 'Fékezett vasalat', compartments: '2 ajtó, 1 fiók, 1 nyitott rekesz', assembly: 'Részben szerelve, 30 perc' },
    variants: { colour: ['tolgy', 'dio'] },
    draw: ({ colour = 'tolgy' }) => {
      const body = colour === 'dio' ? walnut : oak;
      return { shape: 'cabinet', w: 180, d: 42, h: 54, columns: [{ share: 1, fronts: [{ share: 1, kind: 'slats' }] }, { share: 1, fronts: [{ share: 1.1, kind: 'open' }, { share: 1, kind: 'drawer' }] }, { share: 1, fronts: [{ share: 1, kind: 'slats' }] }], body, front: body, leg: 'taper', handle: 'none' };
    },
  },
  {
    no: 2502, name: 'Csend TV-állvány', family: 'tarolok', in: [24], collection: 'csend',
    w: 160, d: 40, h: 48, weight: 38, load: 70, made: ['mdf', 'tolgy'],
    material: 'Festett MDF, tölgy láb', style: ['modern', 'skandinav'], rooms: ['nappali'],
    price: 129990, sale: { percent: 15, when: 'active', prior: 0.96 }, stock: 11, created: '2024-02-05',
    short: 'Fogantyú nélküli, selyemmatt szekrény három nagy fiókkal.',
    story: 'Nyomásra nyílik, magától csukódik. A felülete olyan matt, hogy a képernyő fénye sem csillan meg rajta, az ujjlenyomat pedig egy mozdulattal letörölhető.',
    care: 'festett',
    specs: { frame: 'MDF, vízbázisú festék', legs: 'Tömör tölgy', fittings: 'Nyomásra nyíló fióksín', compartments: '3 fiók' },
    variants: { colour: ['torteho', 'grafit', 'zsalya'] },
    draw: ({ colour = 'torteho' }) => ({ shape: 'cabinet', w: 160, d: 40, h: 48, columns: grid(3, 1, 'drawer'), body: paint(tint(colour)), front: paint(tint(colour)), leg: 'round', legHeight: 14, legs: oak, handle: 'none' }),
  },
  {
    no: 2503, name: 'Malom hosszú komód', family: 'tarolok', in: [24, 45], collection: 'malom',
    w: 200, d: 45, h: 72, weight: 68, load: 120, made: ['dio', 'furner'],
    material: 'Diófurnér, sárgaréz gomb', style: ['klasszikus', 'retro'], rooms: ['nappali', 'etkezo'], colour: 'dio',
    price: 279990, stock: 4, created: '2024-11-18',
    short: 'Tálaló és TV-szekrény egyben, két ajtóval és három fiókkal.',
    story: 'Az elején végigfut ugyanannak a diófának az erezete, a fiókok és ajtók fölött egyetlen rajzolatként. Bal felén a tányérok, jobb felén a társasjátékok, középen a mindennapok.',
    specs: { frame: 'Diófurnér', legs: 'Tömör dió', fittings: 'Fékezett, teljesen kihúzható', compartments: '2 ajtó, 3 fiók', parcels: '2' },
    draw: () => ({ shape: 'cabinet', w: 200, d: 45, h: 72, columns: [{ share: 1, fronts: [{ share: 1, kind: 'door' }] }, { share: 1, fronts: [{ share: 1, kind: 'drawer' }, { share: 1, kind: 'drawer' }, { share: 1, kind: 'drawer' }] }, { share: 1, fronts: [{ share: 1, kind: 'door' }] }], body: walnut, front: walnut, leg: 'taper', legHeight: 18, handle: 'knob', metal: brass }),
  },
  {
    no: 2601, name: 'Lombkorona könyvespolc', family: 'tarolok', in: [251], collection: 'lombkorona',
    w: 124, d: 30, h: 186, weight: 31, load: 100, made: ['tolgy', 'dio'],
    material: 'Tömör tölgy polc, dió törzs', style: ['japandi', 'modern'], rooms: ['nappali', 'dolgozoszoba', 'gyerekszoba'], colour: 'tolgy',
    price: 249990, stock: 5, created: '2025-11-03', isNew: true, best: true,
    short: 'Faként szétágazó könyvespolc öt szabálytalan polccal.',
    story: 'Három törzs indul a talapzatról, és feljebb ágakra bomlik; a polcok úgy ülnek rajta, mint lombok között a fészkek. Minden könyv máshol találja meg a helyét.',
    facts: ['Falhoz rögzítendő'],
    care: 'olajozott',
    specs: { frame: 'Tömör dió', top: 'Tömör tölgy polcok', surface: 'Keményolaj', compartments: '5 polc', assembly: 'Két ember, 45 perc' },
    related: [2602, 2201],
    draw: () => ({ shape: 'shelf', kind: 'tree', w: 124, d: 30, h: 186, levels: 5, board: oak, frame: walnut }),
  },
  {
    no: 2602, name: 'Lombkorona könyvespolc, öt szinttel', slug: 'lombkorona-konyvespolc-ot-szinttel', family: 'tarolok', in: [251], collection: 'lombkorona',
    w: 90, d: 32, h: 192, weight: 34, load: 125, made: ['furner', 'tolgy'],
    material: 'Tölgyfurnér', style: ['skandinav'], rooms: ['nappali', 'dolgozoszoba'],
    price: 89990, stock: 22, created: '2024-01-08', best: true,
    short: 'Klasszikus hátfalas polc, amelyből sorozat is építhető.',
    story: 'Két darab egymás mellett már fal, három már könyvtár. A polclapok élét tömör tölgyléc zárja, így húsz év múlva is egyenes marad a szélük.',
    specs: { frame: 'Tölgyfurnér, 22 mm', compartments: '5 szint, 3 állítható polc', assembly: 'Egy ember, 40 perc' },
    variants: { colour: ['tolgy', 'dio', 'feher'] },
    related: [2601],
    draw: ({ colour = 'tolgy' }) => {
      const body = colour === 'dio' ? walnut : colour === 'feher' ? paint(tint('feher')) : oak;
      return { shape: 'shelf', kind: 'case', w: 90, d: 32, h: 192, levels: 5, board: body, frame: body };
    },
  },
  {
    no: 2603, name: 'Létrapolc', family: 'tarolok', in: [251], collection: 'berek',
    w: 68, d: 42, h: 182, weight: 14, load: 50, made: ['koris', 'fem'],
    material: 'Kőris polc, acél létra', style: ['ipari', 'skandinav'], rooms: ['nappali', 'dolgozoszoba', 'haloszoba'], colour: 'natur',
    price: 64990, sale: { percent: 20, when: 'active' }, stock: 13, created: '2023-11-27',
    short: 'Falnak dőlő polc, felfelé keskenyedő szintekkel.',
    story: 'Alulra az albumok, felülre a gyűszűnyi kaktusz. Két ponton csavarozható a falhoz, egyébként nem kér mást, csak egy üres sarkot.',
    specs: { frame: 'Porszórt acél', top: 'Tömör kőris', compartments: '5 polc' },
    draw: () => ({ shape: 'shelf', kind: 'ladder', w: 68, d: 42, h: 182, levels: 5, board: ash, frame: steel }),
  },
  {
    no: 2604, name: 'Kaptár könyvespolc', family: 'tarolok', in: [251], collection: 'nadas',
    w: 122, d: 34, h: 158, weight: 46, load: 140, made: ['nyir', 'furner'],
    material: 'Füstölt tölgyfurnér', style: ['modern', 'japandi'], rooms: ['nappali', 'dolgozoszoba'], colour: 'dio',
    price: 179990, stock: 6, created: '2024-09-02',
    short: 'Eltolt rekeszekből álló polcfal, térelválasztónak is.',
    story: 'A rekeszek szintenként elcsúsznak egymáson, mint a téglák a falban. Elölről és hátulról egyformán kész, így kettéoszthatja a nappalit olvasó- és étkezőrészre.',
    specs: { frame: 'Füstölt tölgyfurnér', compartments: '12 rekesz', assembly: 'Két ember, egy óra' },
    draw: () => ({ shape: 'shelf', kind: 'cubes', w: 122, d: 34, h: 158, levels: 4, columns: 3, board: smokedOak, frame: smokedOak }),
  },
  {
    no: 2605, name: 'Műhely fémvázas polc', family: 'tarolok', in: [251, 63], collection: 'malom',
    w: 100, d: 36, h: 176, weight: 28, load: 150, made: ['akac', 'fem'],
    material: 'Akác, acélváz', style: ['ipari'], rooms: ['dolgozoszoba', 'nappali', 'konyha'], colour: 'natur',
    price: 109990, stock: 9, created: '2023-07-10', slug: 'muhely-femvazas-polc',
    short: 'Teherbíró acélvázas polc élő szélű akáccal.',
    story: 'Szerszámnak tervezték, aztán beköltözött a nappaliba. A hátoldali kereszt megfeszíti a keretet: ezen a lexikon összes kötete is elfér.',
    care: 'olajozott',
    specs: { frame: 'Porszórt acél zártszelvény', top: 'Tömör akác', compartments: '5 polc, 30 kg/polc' },
    draw: () => ({ shape: 'shelf', kind: 'frame', w: 100, d: 36, h: 176, levels: 5, board: { kind: 'wood', wood: 'akac' }, frame: steel }),
  },
];
