import { describe, expect, it } from 'vitest';
import { phrasebookOf } from './phrasebook.ts';

const { translate, knows } = phrasebookOf(
  new Map([
    ['Felhő kanapé', 'Sofa Felhő'],
    ['Mohazöld', 'Moosgrün'],
    ['Dió', 'Nussbaum'],
    ['nagy terv', 'großer Plan'],
    ['Tömör bükk, # darab', 'Massive Buche, # Stück'],
    ['# ciklus', '# Zyklen'],
    ['#. június #-től', 'ab dem #2. Juni #1'],
    ['Puha, mint a felhő.', 'Weich wie eine Wolke.'],
    ['# nap, [részletek](/aszf#arak)', '# Tage, [Einzelheiten](/aszf#arak)'],
  ]),
);

it.each([
  ['a whole name', 'Felhő kanapé', 'Sofa Felhő'],
  ['a name made of parts', 'Felhő kanapé, mohazöld', 'Sofa Felhő, moosgrün'],
  ['a label by itself, as it is written', 'Mohazöld', 'Moosgrün'],
  ['what nobody has translated stays', 'Berek ágy, dió', 'Berek ágy, dió'],
  ['a part nobody has translated stays', 'Felhő kanapé, 160 × 200 cm', 'Sofa Felhő, 160 × 200 cm'],
  ['numbers are carried over', 'Tömör bükk, 12 darab', 'Massive Buche, 12 Stück'],
  ['thousands are parted by points', '60 000 ciklus', '60.000 Zyklen'],
  ['numbers go where the phrase wants them', '2026. június 19-től', 'ab dem 19. Juni 2026'],
  ['fractions stay as they are', '1,5 ciklus', '1,5 Zyklen'],
  [
    'the mark of an address is no number',
    '14 nap, [részletek](/aszf#arak)',
    '14 Tage, [Einzelheiten](/aszf#arak)',
  ],
  [
    'paragraph by paragraph',
    '<p>Puha, mint a felhő.</p><ul><li>60 000 ciklus</li><li>Ismeretlen</li></ul>',
    '<p>Weich wie eine Wolke.</p><ul><li>60.000 Zyklen</li><li>Ismeretlen</li></ul>',
  ],
])('%s', (_story, text, expected) => {
  expect(translate(text)).toBe(expected);
});

describe('a text is known', () => {
  it.each([
    ['as a whole', 'Felhő kanapé', true],
    ['in all its parts', 'Felhő kanapé, mohazöld, 160 × 200 cm', true],
    ['not with a part that is not', 'Felhő kanapé, bézs', false],
    ['without words', '160 × 200 cm', true],
    ['not with a word of two letters', '3 db 70 × 140 cm és 2 db 50 × 90 cm', false],
    ['not with a unit that has an ending', '20 kg-ig', false],
    ['in all its paragraphs', '<p>Puha, mint a felhő.</p><p>60 000 ciklus</p>', true],
    ['not with a paragraph that is not', '<p>Puha, mint a felhő.</p><p>Szép.</p>', false],
  ])('%s', (_story, text, expected) => {
    expect(knows(text)).toBe(expected);
  });
});
