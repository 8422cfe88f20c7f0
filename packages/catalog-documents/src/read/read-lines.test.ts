import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function linesOf(text: string | Buffer, size = 3): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = [];
  for await (const line of readLines(chunksOf(Buffer.from(text), size))) lines.push(line);
  return lines;
}

// findings C1
it.each(['\u2028', '\u2029', '\u0085', '\v', '\f', '\r'])(
  '%j inside a line is text',
  async (mark) => {
    expect(await linesOf(`a${mark}b\nc`)).toEqual([`a${mark}b`, 'c']);
  },
);

it('lines end with LF or CRLF; the last one may lack its end', async () => {
  expect(await linesOf('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c']);
  expect(await linesOf('a\n')).toEqual(['a']);
  expect(await linesOf('')).toEqual([]);
});

// findings C2
it('a byte order mark at the start is dropped, elsewhere it is text', async () => {
  expect(await linesOf('\uFEFFa\n\uFEFFb')).toEqual(['a', '\uFEFFb']);
  expect(await linesOf('\uFEFF', 1)).toEqual(['']);
});

it('a line that is not UTF-8 is separated from its neighbours', async () => {
  const bytes = Buffer.concat([Buffer.from('a\n'), Buffer.from([0xe1, 0x0a]), Buffer.from('c')]);
  expect(await linesOf(bytes)).toEqual(['a', undefined, 'c']);
});

it('the lines do not depend on how the bytes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !/[\n\r]|^\uFEFF/.test(line))),
      fc.integer({ min: 1, max: 20 }),
      async (lines, size) => {
        expect(await linesOf(lines.map((line) => `${line}\n`).join(''), size)).toEqual(lines);
      },
    ),
  );
});
