import { isUtf8 } from 'node:buffer';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Splits bytes into lines. Only LF and CRLF end a line. U+2028, U+2029, a lone CR and a form feed are text (`readline`
 * of Node ends lines there too). Drops a byte order mark at the start.
 * Yields `undefined` for a line that is not UTF-8. Memory holds one line and one chunk.
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<string | undefined> {
  let pending: Buffer[] = [];
  let isFirst = true;
  const lineOf = (end: Buffer): string | undefined => {
    let line = pending.length === 0 ? end : Buffer.concat([...pending, end]);
    pending = [];
    if (isFirst && line.subarray(0, byteOrderMark.length).equals(byteOrderMark)) {
      line = line.subarray(byteOrderMark.length);
    }
    isFirst = false;
    if (line.at(-1) === carriageReturn) line = line.subarray(0, -1);
    return isUtf8(line) ? line.toString('utf8') : undefined;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(lineFeed, start);
      if (end === -1) break;
      yield lineOf(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
  }
  if (pending.length > 0) yield lineOf(Buffer.alloc(0));
}
