import type { ProductDefinition } from '../definition.ts';

export const services: readonly ProductDefinition[] = [
  {
    no: 9101,
    name: 'Bútorösszeszerelés, óradíj',
    family: 'szolgaltatasok',
    kind: 'virtual',
    in: [111],
    material: 'Szolgáltatás',
    price: 9990,
    stock: 999,
    created: '2023-04-01',
    short: 'Szerelőnk saját szerszámmal érkezik, és rendet hagy maga után.',
    story:
      'Egy gardróbszekrény nagyjából két óra, egy ágy háromnegyed. A szerelő a bútort a helyére állítja, a falhoz rögzíti, a csomagolóanyagot elviszi.',
    specs: { length: '60 perc' },
    draw: () => ({ shape: 'todo' }),
  },
  {
    no: 9201,
    name: 'Kis lakás, nagy terv – tervezőfüzet',
    family: 'szolgaltatasok',
    kind: 'downloadable',
    in: [112],
    material: 'Letölthető PDF, 64 oldal',
    price: 4990,
    stock: 999,
    created: '2024-01-15',
    short: 'Alaprajzok, mérőlapok és bevált elrendezések 30–60 négyzetméterre.',
    story:
      'Lakberendezőink huszonnégy valódi lakás elrendezését gyűjtötték össze, méretarányos alaprajzzal. A kivágható bútorsablonokkal a padlón térdelve is lehet tervezni.',
    draw: () => ({ shape: 'todo' }),
  },
];
