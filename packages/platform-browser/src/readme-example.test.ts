import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as example from './readme-example.ts';
// oxlint-disable-next-line import/default -- the text of the file, not what it exports
import source from './readme-example.ts?raw';

it('[PB-22] the example of the README is this one and has the results it states', () => {
  expect({ ...example }).toEqual({ body: 'from /health', ran: 'first,second' });
  expect(readme).toContain(source.trim());
});
