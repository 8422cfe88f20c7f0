/** A value a product can have, as facets and variants name it. `value` is unique in the whole catalog. */
export interface Term {
  readonly value: number;
  readonly label: string;
}

/** A colour with the dot that stands for it. */
export interface ColourTerm extends Term {
  readonly swatch: string;
}

export const colours = {
  natur: { value: 1001, label: 'Natúr', swatch: '#e3d8c5' },
  torteho: { value: 1002, label: 'Törtfehér', swatch: '#efe9dc' },
  bezs: { value: 1003, label: 'Bézs', swatch: '#cdb99b' },
  homok: { value: 1004, label: 'Homok', swatch: '#c2a67e' },
  moha: { value: 1005, label: 'Mohazöld', swatch: '#66754f' },
  zsalya: { value: 1006, label: 'Zsályazöld', swatch: '#a3ae93' },
  meggy: { value: 1007, label: 'Meggy', swatch: '#8a2b3a' },
  terrakotta: { value: 1008, label: 'Terrakotta', swatch: '#b4623f' },
  okker: { value: 1009, label: 'Okker', swatch: '#c58f35' },
  ejkek: { value: 1010, label: 'Éjkék', swatch: '#2f4057' },
  galambkek: { value: 1011, label: 'Galambkék', swatch: '#8ea2ae' },
  vilagosszurke: { value: 1012, label: 'Világosszürke', swatch: '#c4c1ba' },
  grafit: { value: 1013, label: 'Grafit', swatch: '#4a4a4a' },
  fekete: { value: 1014, label: 'Fekete', swatch: '#262422' },
  feher: { value: 1015, label: 'Fehér', swatch: '#f6f3ee' },
  konyak: { value: 1016, label: 'Konyak', swatch: '#96572f' },
  dio: { value: 1017, label: 'Dió', swatch: '#6f4a31' },
  tolgy: { value: 1018, label: 'Tölgy', swatch: '#c69c68' },
  rozsa: { value: 1019, label: 'Púderrózsa', swatch: '#d7b1a4' },
  mustar: { value: 1020, label: 'Mustár', swatch: '#d3a345' },
  rez: { value: 1021, label: 'Sárgaréz', swatch: '#b3883f' },
  barack: { value: 1022, label: 'Barack', swatch: '#e3ac84' },
  mokka: { value: 1023, label: 'Mokka', swatch: '#a47864' },
} as const satisfies Record<string, ColourTerm>;
export type Colour = keyof typeof colours;

export const fabrics = {
  bukle: { value: 1101, label: 'Buklé' },
  barsony: { value: 1102, label: 'Bársony' },
  len: { value: 1103, label: 'Lenszövet' },
  gyapju: { value: 1104, label: 'Gyapjúszövet' },
  kord: { value: 1105, label: 'Kordbársony' },
  bor: { value: 1106, label: 'Bőr' },
  pamut: { value: 1107, label: 'Pamutvászon' },
} as const satisfies Record<string, Term>;
export type Fabric = keyof typeof fabrics;

/** A measure stays in one line. */
const gap = '\u00A0';
const by = (width: number, length: number): string => `${width}${gap}×${gap}${length}${gap}cm`;

export const sizes = {
  '90x200': { value: 1201, label: by(90, 200) },
  '140x200': { value: 1202, label: by(140, 200) },
  '160x200': { value: 1203, label: by(160, 200) },
  '180x200': { value: 1204, label: by(180, 200) },
  '140x80': { value: 1205, label: by(140, 80) },
  '160x90': { value: 1206, label: by(160, 90) },
  '180x90': { value: 1207, label: by(180, 90) },
  '200x100': { value: 1208, label: by(200, 100) },
  '120x170': { value: 1209, label: by(120, 170) },
  '160x230': { value: 1210, label: by(160, 230) },
  '200x290': { value: 1211, label: by(200, 290) },
  '40x40': { value: 1212, label: by(40, 40) },
  '50x50': { value: 1213, label: by(50, 50) },
  '60x40': { value: 1214, label: by(60, 40) },
  '130x170': { value: 1215, label: by(130, 170) },
  '150x200': { value: 1216, label: by(150, 200) },
  atmero60: { value: 1217, label: `Ø${gap}60${gap}cm` },
  atmero80: { value: 1218, label: `Ø${gap}80${gap}cm` },
  atmero100: { value: 1219, label: `Ø${gap}100${gap}cm` },
  atmero120: { value: 1220, label: `Ø${gap}120${gap}cm` },
  atmero40: { value: 1221, label: `Ø${gap}40${gap}cm` },
  atmero50: { value: 1222, label: `Ø${gap}50${gap}cm` },
  kicsi: { value: 1223, label: 'Kicsi' },
  kozepes: { value: 1224, label: 'Közepes' },
  nagy: { value: 1225, label: 'Nagy' },
  '140x250': { value: 1226, label: by(140, 250) },
  '140x280': { value: 1227, label: by(140, 280) },
  '80cm': { value: 1228, label: `80${gap}cm` },
  '120cm': { value: 1229, label: `120${gap}cm` },
  '70x140': { value: 1230, label: by(70, 140) },
  '80x160': { value: 1231, label: by(80, 160) },
  '120x60': { value: 1232, label: by(120, 60) },
  '140x70': { value: 1233, label: by(140, 70) },
  '160x80': { value: 1234, label: by(160, 80) },
  '80x200': { value: 1235, label: by(80, 200) },
} as const satisfies Record<string, Term>;
export type Size = keyof typeof sizes;

export const materials = {
  tolgy: { value: 2101, label: 'Tölgy' },
  dio: { value: 2102, label: 'Dió' },
  bukk: { value: 2103, label: 'Bükk' },
  fenyo: { value: 2104, label: 'Fenyő' },
  koris: { value: 2105, label: 'Kőris' },
  akac: { value: 2106, label: 'Akác' },
  teak: { value: 2107, label: 'Teak' },
  nyir: { value: 2108, label: 'Nyír rétegelt lemez' },
  furner: { value: 2109, label: 'Furnér' },
  mdf: { value: 2110, label: 'MDF' },
  rattan: { value: 2111, label: 'Rattan' },
  bambusz: { value: 2112, label: 'Bambusz' },
  fem: { value: 2113, label: 'Acél' },
  aluminium: { value: 2114, label: 'Alumínium' },
  rez: { value: 2115, label: 'Sárgaréz' },
  uveg: { value: 2116, label: 'Üveg' },
  marvany: { value: 2117, label: 'Márvány' },
  travertin: { value: 2118, label: 'Travertin' },
  keramia: { value: 2119, label: 'Kerámia' },
  bukle: { value: 2120, label: 'Buklé' },
  barsony: { value: 2121, label: 'Bársony' },
  len: { value: 2122, label: 'Len' },
  gyapju: { value: 2123, label: 'Gyapjú' },
  pamut: { value: 2124, label: 'Pamut' },
  kord: { value: 2125, label: 'Kord' },
  bor: { value: 2126, label: 'Bőr' },
  juta: { value: 2127, label: 'Juta' },
  papir: { value: 2128, label: 'Papír' },
  latex: { value: 2129, label: 'Latex' },
  vaszon: { value: 2130, label: 'Vászon' },
} as const satisfies Record<string, Term>;
export type Material = keyof typeof materials;

export const styles = {
  skandinav: { value: 2201, label: 'Skandináv' },
  japandi: { value: 2202, label: 'Japandi' },
  modern: { value: 2203, label: 'Modern' },
  klasszikus: { value: 2204, label: 'Klasszikus' },
  retro: { value: 2205, label: 'Retró' },
  videki: { value: 2206, label: 'Vidéki' },
  ipari: { value: 2207, label: 'Ipari' },
  montessori: { value: 2208, label: 'Montessori' },
} as const satisfies Record<string, Term>;
export type Style = keyof typeof styles;

export const rooms = {
  nappali: { value: 2301, label: 'Nappali' },
  etkezo: { value: 2302, label: 'Étkező' },
  konyha: { value: 2303, label: 'Konyha' },
  haloszoba: { value: 2304, label: 'Hálószoba' },
  gyerekszoba: { value: 2305, label: 'Gyerekszoba' },
  dolgozoszoba: { value: 2306, label: 'Dolgozószoba' },
  eloszoba: { value: 2307, label: 'Előszoba' },
  terasz: { value: 2308, label: 'Terasz és kert' },
  furdo: { value: 2309, label: 'Fürdőszoba' },
} as const satisfies Record<string, Term>;
export type Room = keyof typeof rooms;

export const collections = {
  felho: { value: 2401, label: 'Felhő' },
  lombkorona: { value: 2402, label: 'Lombkorona' },
  hold: { value: 2403, label: 'Hold' },
  patak: { value: 2404, label: 'Patak' },
  nadas: { value: 2405, label: 'Nádas' },
  csend: { value: 2406, label: 'Csend' },
  berek: { value: 2407, label: 'Berek' },
  kavics: { value: 2408, label: 'Kavics' },
  manofeszek: { value: 2409, label: 'Manófészek' },
  lugas: { value: 2410, label: 'Lugas' },
  malom: { value: 2411, label: 'Malom' },
  forras: { value: 2412, label: 'Forrás' },
  kavehaz: { value: 2413, label: 'Kávéház' },
} as const satisfies Record<string, Term>;
export type Collection = keyof typeof collections;
