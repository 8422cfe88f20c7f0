import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFieldWriter } from './field-texts.ts';

const document = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true, maxKeys: 8 });

it('[CV-1] gives back every document, and every run of its fields', () => {
  const write = createFieldWriter();
  fc.assert(
    fc.property(document, fc.nat(8), fc.nat(8), (source, from, to) => {
      fc.pre(!Object.hasOwn(source, '__proto__'));
      const sent = JSON.parse(JSON.stringify(source)) as Record<string, unknown>;
      const texts = write(source);
      const { names } = texts;
      expect(texts.document()).toEqual(sent);
      expect(names).toEqual(Object.keys(sent));
      const run = names.slice(from, to);
      expect(JSON.parse(`{${texts.text(from, Math.min(to, names.length))}}`)).toEqual(
        Object.fromEntries(run.map((name) => [name, sent[name]])),
      );
      names.forEach((name, at) => expect(texts.value(at)).toEqual(sent[name]));
    }),
  );
});

it('[CV-1] leaves out what JSON cannot say', () => {
  const texts = createFieldWriter()({ a: undefined, b: 1, c: 'ű\\"{,' });
  expect(texts.names).toEqual(['b', 'c']);
  expect(texts.text(0, 2)).toBe('"b":1,"c":"ű\\\\\\"{,"');
  expect(texts.document()).toEqual({ b: 1, c: 'ű\\"{,' });
});
