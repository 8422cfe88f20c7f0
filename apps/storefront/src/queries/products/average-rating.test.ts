import { expect, it } from 'vitest';
import { givenStars } from './average-rating.ts';

it.each<[string, Parameters<typeof givenStars>, unknown]>([
  [
    'are the catalogue’s, which knows all of them',
    [
      { average: 4.5, count: 200, counts: { '4': 100, '5': 100 } },
      { average: 3, counts: [0] },
    ],
    { average: 4.5, counts: [0, 0, 0, 100, 100] },
  ],
  [
    'are those of the reviews at hand where the catalogue says nothing',
    [undefined, { average: 3, counts: [0, 0, 1, 0, 0] }],
    { average: 3, counts: [0, 0, 1, 0, 0] },
  ],
  ['are none before anybody gave any', [undefined, { average: null, counts: [] }], undefined],
])('the stars %s', (_story, [summary, reviews], stars) => {
  expect(givenStars(summary, reviews)).toEqual(stars);
});
