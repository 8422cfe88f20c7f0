import { expect, it } from 'vitest';
import { DocumentIndexBuilder } from './document-index.ts';
import { spansOf } from './facets.ts';

it('[SE-31] the span of a field is the least and greatest of its numbers, null without one', () => {
  const builder = new DocumentIndexBuilder('hu');
  for (const width of [80, 120.5, 9, undefined]) builder.add({ id: 1, width_cm: width });
  const index = builder.build();
  expect(spansOf(index, index.filter([]).rows(), ['width_cm', 'none'])).toEqual({
    agg_min_width_cm: { value: 9 },
    agg_max_width_cm: { value: 120.5 },
    agg_min_none: { value: null },
    agg_max_none: { value: null },
  });
});
