import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
import {
  adaptedChange,
  availability,
  configured,
  options,
  refusedChange,
} from './readme-example.ts';
// oxlint-disable-next-line import/default -- the file as text, not as a module
import source from './readme-example.ts?raw';

describe('the example of the README', () => {
  it('[PO-12] is the code that runs', () => {
    expect(readme).toContain(source);
  });

  it('[PO-12] gives what it says', () => {
    expect(options[0]).toMatchObject({ key: 'color', values: [{ label: 'Fehér' }, {}] });
    expect(availability).toEqual({
      color: { '11': 'available', '12': 'elsewhere' },
      size: { '31': 'available', '32': 'available' },
    });
    expect(refusedChange).toMatchObject({
      outcome: 'refused',
      choice: { color: '11', size: '31' },
    });
    expect(adaptedChange).toMatchObject({
      outcome: 'adapted',
      choice: { color: '12', size: '32' },
    });
    expect(configured).toMatchObject({
      ok: true,
      value: { product: { sku: 'ASZTAL-T-180', parentSku: 'ASZTAL', price: 89_990 } },
    });
  });
});
