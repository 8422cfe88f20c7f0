import type { GalleryPicture, MenuCategory, PictureSource, RoomSpot } from '../src/index.ts';

/** Pictures and words of the demo shop: what an app brings. */

const file = (url: URL): string => url.href;

export const armchair: PictureSource = {
  src: file(
    new URL('../../../demo/content/media/fotelek/felho-fotel/moha-1.webp', import.meta.url),
  ),
  width: 1200,
  height: 1500,
  alt: 'Felhő fotel mohazöld bukléval, szemből',
  color: '#e2dacd',
};

const armchairFromTheSide: PictureSource = {
  src: file(
    new URL('../../../demo/content/media/fotelek/felho-fotel/moha-3.webp', import.meta.url),
  ),
  width: 640,
  height: 800,
  alt: 'Felhő fotel mohazöld bukléval, oldalról',
  color: '#e2dacd',
};

export const armchairAtHome: PictureSource = {
  src: file(
    new URL('../../../demo/content/media/fotelek/felho-fotel/terben-2.webp', import.meta.url),
  ),
  width: 1200,
  height: 1500,
  alt: 'Felhő fotel egy nappaliban',
  color: '#cdbfa8',
};

export const sofa: PictureSource = {
  src: file(
    new URL(
      '../../../demo/content/media/kanapek/felho-haromszemelyes-kanape/terrakotta-1.webp',
      import.meta.url,
    ),
  ),
  width: 1200,
  height: 1500,
  alt: 'Felhő háromszemélyes kanapé terrakotta színben',
  color: '#e6d9cc',
};

export const armchairs: PictureSource = {
  src: file(new URL('../../../demo/content/media/kategoriak/fotelek.webp', import.meta.url)),
  width: 640,
  height: 800,
  alt: '',
  color: '#d8cdbd',
};

export const garden: PictureSource = {
  src: file(new URL('../../../demo/content/media/kategoriak/kert.webp', import.meta.url)),
  width: 640,
  height: 800,
  alt: '',
  color: '#c3c9b0',
};

export const livingRoom: PictureSource = {
  src: file(new URL('../../../demo/content/media/szobak/japandi-nappali.webp', import.meta.url)),
  width: 1400,
  height: 1050,
  alt: 'Favázas kanapé, kőlapú dohányzóasztal és papírbúrás lámpa világos nappaliban',
  color: '#b5a994',
};

export const autumn: PictureSource = {
  src: file(new URL('../../../demo/content/media/home/oszi-fenyek.webp', import.meta.url)),
  width: 2100,
  height: 1500,
  alt: 'Őszi fényben álló nappali, ablaknál fotellel',
  color: '#b89a78',
};

/** The words beside it name what it shows. */
export const unnamed = (picture: PictureSource): PictureSource => ({ ...picture, alt: '' });

export const galleryPictures: readonly GalleryPicture[] = [
  { id: 'kep-1', picture: armchair, thumb: armchair },
  { id: 'kep-2', picture: armchairAtHome, thumb: armchairAtHome },
  { id: 'kep-3', picture: armchairFromTheSide, thumb: armchairFromTheSide },
];

export const spots: readonly RoomSpot[] = [
  { href: '/berek-favazas-kanape', label: 'Berek favázas kanapé, 289 990 Ft', x: 43, y: 61 },
  { href: '/berber-gyapjuszonyeg', label: 'Berber gyapjúszőnyeg, 89 990 Ft', x: 47, y: 81 },
  { href: '/papirburas-allolampa', label: 'Papírbúrás állólámpa, 34 990 Ft', x: 82, y: 34 },
];

export const categories: readonly MenuCategory[] = [
  {
    id: 'nappali',
    label: 'Nappali',
    href: '/nappali',
    current: true,
    picture: armchairs,
    children: [
      {
        id: 'ulobutorok',
        label: 'Ülőbútorok',
        href: '/nappali/ulobutorok',
        children: [
          { id: 'kanapek', label: 'Kanapék', href: '/kanapek' },
          { id: 'fotelek', label: 'Fotelek', href: '/fotelek' },
          { id: 'puffok', label: 'Puffok', href: '/puffok' },
        ],
      },
      {
        id: 'asztalok',
        label: 'Asztalok',
        href: '/nappali/asztalok',
        children: [{ id: 'dohanyzo', label: 'Dohányzóasztalok', href: '/dohanyzoasztalok' }],
      },
    ],
  },
  { id: 'haloszoba', label: 'Hálószoba', href: '/haloszoba' },
  { id: 'kert', label: 'Kert', href: '/kert' },
];

export const longName =
  'Felhő háromszemélyes, levehető huzatú, ágyazható kanapé ágyneműtartóval, mohazöld bukléval';

/** What a story has no use for. */
export const ignore = (): void => undefined;
