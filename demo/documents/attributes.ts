import type { Term } from './vocabulary.ts';
import { collections, colours, fabrics, materials, rooms, sizes, styles } from './vocabulary.ts';

/** Group of attributes that no shopper sees. Source: spec section 9. */
const hiddenGroup = 10007;

const groups = [
  { id: 10001, label: 'Szerkezet' },
  { id: 10002, label: 'Anyagok' },
  { id: 10003, label: 'Használat' },
  { id: 10004, label: 'Csomag és összeszerelés' },
  { id: 10005, label: 'Stílus és kollekció' },
  { id: hiddenGroup, label: 'Belső adatok' },
] as const;

/** The written properties a product may have: code, label, group. Their values are Hungarian text. */
export const specs = {
  frame: { id: 11, group: 10001, label: 'Váz' },
  top: { id: 12, group: 10001, label: 'Asztallap' },
  legs: { id: 13, group: 10001, label: 'Láb' },
  filling: { id: 14, group: 10001, label: 'Töltet' },
  fittings: { id: 15, group: 10001, label: 'Vasalat' },
  compartments: { id: 16, group: 10001, label: 'Belső elrendezés' },
  upholstery: { id: 21, group: 10002, label: 'Kárpit' },
  abrasion: { id: 22, group: 10002, label: 'Kopásállóság (Martindale)' },
  surface: { id: 23, group: 10002, label: 'Felületkezelés' },
  composition: { id: 24, group: 10002, label: 'Összetétel' },
  shade: { id: 25, group: 10002, label: 'Búra' },
  firmness: { id: 31, group: 10003, label: 'Keménység' },
  seats: { id: 32, group: 10003, label: 'Ülőhelyek száma' },
  sleeping: { id: 33, group: 10003, label: 'Fekvőfelület' },
  extension: { id: 34, group: 10003, label: 'Bővíthetőség' },
  bulb: { id: 35, group: 10003, label: 'Foglalat és fényforrás' },
  dimming: { id: 36, group: 10003, label: 'Fényerő-szabályozás' },
  cable: { id: 37, group: 10003, label: 'Vezeték hossza' },
  age: { id: 38, group: 10003, label: 'Ajánlott életkor' },
  outdoor: { id: 39, group: 10003, label: 'Kültéri használat' },
  capacity: { id: 40, group: 10003, label: 'Űrtartalom' },
  assembly: { id: 41, group: 10004, label: 'Összeszerelés' },
  parcels: { id: 42, group: 10004, label: 'Csomagok száma' },
  length: { id: 43, group: 10003, label: 'Időtartam' },
  origin: { id: 44, group: 10004, label: 'Származási hely' },
  makerNo: { id: 71, group: hiddenGroup, label: 'Gyártói cikkszám' },
  customsNo: { id: 72, group: hiddenGroup, label: 'Vámtarifaszám' },
} as const satisfies Record<string, { id: number; group: number; label: string }>;
export type Spec = keyof typeof specs;

/** The field that holds a written property on a product: `attribute_10011`. */
export const specField = (spec: Spec): string => `attribute_100${specs[spec].id}`;

const options = (terms: Record<string, Term>) =>
  Object.values(terms).map((term) => ({
    ...('swatch' in term ? { swatch: term.swatch } : {}),
    value: term.value,
    label: term.label,
  }));

function select(
  id: number,
  code: string,
  label: string,
  group: (typeof groups)[number]['id'],
  position: number,
  terms: Record<string, Term>,
) {
  return {
    id,
    attribute_id: id,
    attribute_code: code,
    attribute_group_id: group,
    frontend_label: label,
    frontend_input: 'select',
    default_value: '',
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: true,
    is_comparable: true,
    position,
    options: options(terms),
  };
}

/** Every attribute document: three that variants differ by, four facets, then the written properties. */
export function attributeDocuments() {
  const text = Object.entries(specs).map(([key, spec], index) => ({
    id: 10000 + spec.id,
    attribute_id: 10000 + spec.id,
    attribute_code: specField(key as Spec),
    attribute_group_id: spec.group,
    frontend_label: spec.label,
    frontend_input: 'text',
    default_value: '',
    is_user_defined: true,
    is_visible: spec.group !== hiddenGroup,
    is_visible_on_front: spec.group !== hiddenGroup,
    is_comparable: spec.group !== hiddenGroup && spec.group !== 10004,
    position: 20 + index,
    options: [],
  }));
  return [
    select(93, 'color', 'Szín', 10002, 1, colours),
    select(94, 'fabric', 'Kárpit', 10002, 2, fabrics),
    select(95, 'size', 'Méret', 10001, 3, sizes),
    select(101, 'filter_group_1', 'Anyag', 10002, 4, materials),
    select(102, 'filter_group_2', 'Stílus', 10005, 5, styles),
    select(103, 'filter_group_3', 'Helyiség', 10003, 6, rooms),
    select(104, 'filter_group_4', 'Kollekció', 10005, 7, collections),
    ...text,
  ];
}

export function attributeGroupDocuments() {
  return groups.map((group, index) => ({
    id: group.id,
    attribute_group_id: group.id,
    frontend_label: group.label,
    position: index + 1,
    is_visible: group.id !== hiddenGroup,
  }));
}
