import type { Source } from './document.ts';

/** Bytes of the place of one field. */
const placeBytes = 4;

/**
 * A document as JSON, cut into its fields: what is served of it is copied, neither parsed nor written again.
 * A tenth of what the same document takes as an object.
 */
export class FieldTexts {
  /** The fields in the order they are written; one list for all documents that have the same. */
  readonly names: readonly string[];
  /** Where each field ends, then `"name":value` of each, with commas between. */
  private readonly bytes: Buffer;

  constructor(names: readonly string[], bytes: Buffer) {
    this.names = names;
    this.bytes = bytes;
  }

  get byteLength(): number {
    return this.bytes.byteLength;
  }

  /** `"a":1,"b":2` of the fields from one place to before another. */
  text(from: number, to: number): string {
    if (from >= to) return '';
    const start = this.endOf(from - 1) + (from === 0 ? 0 : 1);
    return this.bytes.toString('utf8', start, this.endOf(to - 1));
  }

  /** The value of the field at this place. */
  value(at: number): unknown {
    const name = this.names[at] ?? '';
    return (JSON.parse(`{${this.text(at, at + 1)}}`) as Source)[name];
  }

  document(): Source {
    return JSON.parse(`{${this.text(0, this.names.length)}}`) as Source;
  }

  private endOf(at: number): number {
    return at < 0 ? this.names.length * placeBytes : this.bytes.readUInt32LE(at * placeBytes);
  }
}

/** Writes documents without the field `leftOut`; those of one writer share their lists of names. */
export function createFieldWriter(leftOut?: string): (document: Source) => FieldTexts {
  let draft = Buffer.alloc(64 * 1024);
  const shapes = new Map<string, readonly string[]>();
  return (document) => {
    const names: string[] = [];
    const fields: string[] = [];
    for (const [name, value] of Object.entries(document)) {
      // What JSON cannot say is `undefined` here too.
      const text = name === leftOut ? undefined : (JSON.stringify(value) as string | undefined);
      if (text === undefined) continue;
      fields.push(`${names.length === 0 ? '' : ','}${JSON.stringify(name)}:${text}`);
      names.push(name);
    }
    const shape = JSON.stringify(names);
    const known = shapes.get(shape);
    if (known === undefined) shapes.set(shape, names);
    const most = fields.reduce((sum, text) => sum + 3 * text.length + placeBytes, 0);
    if (most > draft.length) draft = Buffer.alloc(2 * most);
    let end = names.length * placeBytes;
    fields.forEach((text, at) => {
      end += draft.write(text, end);
      draft.writeUInt32LE(end, at * placeBytes);
    });
    return new FieldTexts(known ?? names, Buffer.from(draft.subarray(0, end)));
  };
}
