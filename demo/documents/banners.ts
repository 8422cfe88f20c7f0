/** Pictures of the home page: path, name of the scene and size in pixels. */
export const bannerPictures = [
  { path: '/home/oszi-fenyek.webp', scene: 'oszi-fenyek', width: 2100, height: 1500 },
  { path: '/home/malom-etkezo.webp', scene: 'malom-etkezo', width: 1600, height: 1200 },
  { path: '/home/lassu-reggelek.webp', scene: 'lassu-reggelek', width: 1600, height: 1200 },
  { path: '/home/olvasosarok.webp', scene: 'olvasosarok', width: 1200, height: 900 },
  { path: '/home/gyerekszoba.webp', scene: 'gyerekszoba', width: 1200, height: 900 },
  { path: '/home/dolgozosarok.webp', scene: 'dolgozosarok', width: 1200, height: 900 },
  { path: '/home/terasz.webp', scene: 'terasz', width: 1600, height: 1200 },
] as const;
