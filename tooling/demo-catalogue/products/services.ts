import type { ProductDefinition } from '../definition.ts';

export const services: readonly ProductDefinition[] = [
  {
    no: 9101, name: 'Bútorösszeszerelés, óradíj', family: 'szolgaltatasok', kind: 'virtual', in: [111],
    material: 'Szolgáltatás', price: 9990, stock: 999, created: '2023-04-01',
    short: 'Szerelőnk saját szerszámmal érkezik, és rendet hagy maga után.',
    story: 'Egy gardróbszekrény nagyjából két óra, egy ágy háromnegyed. A szerelő a bútort a helyére állítja, a falhoz rögzíti, a csomagolóanyagot elviszi.',
    specs: { length: '60 perc' },
    draw: () => ({ shape: 'toolkit' }),
  },
  {
    no: 9102, name: 'Régi bútor elszállítása', family: 'szolgaltatasok', kind: 'virtual', in: [111],
    material: 'Szolgáltatás', price: 14990, stock: 999, created: '2023-06-12',
    short: 'Elvisszük a régit, amikor hozzuk az újat.',
    story: 'Egy nagyobb darab vagy három kisebb fér bele. A jó állapotú bútort adományboltnak adjuk tovább, a többi válogatva kerül hulladékudvarba.',
    specs: { length: 'Egy forduló' },
    draw: () => ({ shape: 'group', parts: [{ drawing: { shape: 'chest', w: 80, d: 42, h: 46, body: { kind: 'wood', wood: 'fenyo' }, lid: { kind: 'wood', wood: 'fenyo' } }, at: [0, 0] }, { drawing: { shape: 'chair', kind: 'ladder', w: 44, d: 44, h: 84, seat: 45, cover: { kind: 'cane', colour: '#d3b787', weave: 'rush' }, frame: { kind: 'wood', wood: 'bukk' } }, at: [74, 16], turn: -24 }] }),
  },
  {
    no: 9103, name: 'Lakberendezői tanácsadás', family: 'szolgaltatasok', kind: 'virtual', in: [112],
    material: 'Szolgáltatás, 90 perc', price: 24990, sale: { percent: 20, when: 'active' }, stock: 999, created: '2023-05-08', best: false,
    short: 'Másfél óra egy lakberendezővel, otthon vagy videóhívásban.',
    story: 'Előre küldött alaprajz és néhány fénykép elég. A beszélgetés végén színminták, bútorlista és egy méretarányos elrendezés marad a megrendelőnél.',
    specs: { length: '90 perc' },
    options: [{ title: 'Helyszín', type: 'radio', required: true, values: [{ title: 'Videóhívás', price: 0 }, { title: 'Bemutatótermünkben', price: 0 }, { title: 'Az otthonban, Budapesten', price: 9000 }] }],
    draw: () => ({ shape: 'swatches' }),
  },
  {
    no: 9201, name: 'Kis lakás, nagy terv – tervezőfüzet', family: 'szolgaltatasok', kind: 'downloadable', in: [112],
    material: 'Letölthető PDF, 64 oldal', price: 4990, stock: 999, created: '2024-01-15',
    short: 'Alaprajzok, mérőlapok és bevált elrendezések 30–60 négyzetméterre.',
    story: 'Lakberendezőink huszonnégy valódi lakás elrendezését gyűjtötték össze, méretarányos alaprajzzal. A kivágható bútorsablonokkal a padlón térdelve is lehet tervezni.',
    draw: () => ({ shape: 'booklet', picture: 'abstract', colours: ['#efe6d4', '#8a2b3a', '#a3ae93', '#c58f35'] }),
  },
  {
    no: 9202, name: 'Mesélő gyerekszoba – tervezőfüzet', family: 'szolgaltatasok', kind: 'downloadable', in: [112],
    material: 'Letölthető PDF, 48 oldal', price: 3990, stock: 999, created: '2024-09-02',
    short: 'Montessori elvek, biztonsági lista és játékos ötletek három korosztályra.',
    story: 'Mi milyen magasan legyen, mit kell falhoz rögzíteni, és hogyan nő a szoba a gyerekkel együtt. A végén kifesthető alaprajz van, azt már a szoba lakója tölti ki.',
    draw: () => ({ shape: 'booklet', picture: 'hill', colours: ['#f1e8da', '#a3ae93', '#66754f', '#3f5a4a', '#d3a345'] }),
  },
];
