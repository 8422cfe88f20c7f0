import { expect, it } from 'vitest';
import { importSummary } from './import-summary.ts';

it('counts the documents of a file, and of each type', () => {
  const product = { added: 3, changed: 1, unchanged: 0, removed: 2 };
  const report = { read: 6, refused: 1, byType: new Map([['product', product]]) };
  expect(importSummary('shelf.ndjson', report, 2_000)).toBe(
    'shelf.ndjson: 6 documents in 2.0 s (3/s), 1 refused\n' +
      '  product          3 added, 1 changed, 0 unchanged, 2 removed\n',
  );
});
