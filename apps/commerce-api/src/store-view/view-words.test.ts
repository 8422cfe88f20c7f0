import { expect, it } from 'vitest';
import { translateWith } from './view-words.ts';

const translate = translateWith({
  'Felhő kanapé': 'Sofa Felhő',
  Mohazöld: 'Moosgrün',
  Dió: 'Nussbaum',
  'nagy terv': 'großer Plan',
});

it.each([
  ['a whole name', 'Felhő kanapé', 'Sofa Felhő'],
  ['a name made of parts', 'Felhő kanapé, mohazöld', 'Sofa Felhő, moosgrün'],
  ['a label by itself, as it is written', 'Mohazöld', 'Moosgrün'],
  ['what nobody has translated stays', 'Berek ágy, dió', 'Berek ágy, dió'],
  ['a part nobody has translated stays', 'Felhő kanapé, 160 × 200 cm', 'Sofa Felhő, 160 × 200 cm'],
])('%s', (_story, text, expected) => {
  expect(translate(text)).toBe(expected);
});
