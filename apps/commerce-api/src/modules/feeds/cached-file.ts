import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '@shop/kernel';
import { withoutDeadline } from '../../platform/request-deadline.ts';

interface KeptFile {
  /** Time of writing, epoch milliseconds. */
  readonly writtenMs: number;
  readonly bytes: number;
  stream(): ReadableStream<Uint8Array>;
}

export interface CachedFiles {
  /** Returns the file with that name; writes it again if older than `freshMs`. One write at a time for each name. */
  get(name: string, write: () => AsyncIterable<string>): Promise<KeptFile>;
}

/**
 * Long texts written once for many readers, on disk and never whole in memory. If a new one cannot be written, the
 * previous one is used. Errors: `get` rejects if there is no previous one.
 */
export function createCachedFiles(folder: string, freshMs: number, clock: Clock): CachedFiles {
  const underWay = new Map<string, Promise<void>>();

  const writeAnew = async (file: string, write: () => AsyncIterable<string>) => {
    await mkdir(dirname(file), { recursive: true });
    const aside = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await pipeline(Readable.from(write()), createWriteStream(aside));
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };

  return {
    async get(name, write) {
      const file = join(folder, name);
      const previous = await stat(file).catch(() => undefined);
      if (previous === undefined || clock.now() - previous.mtimeMs > freshMs) {
        const writing =
          underWay.get(file) ??
          withoutDeadline(() => writeAnew(file, write)).finally(() => underWay.delete(file));
        underWay.set(file, writing);
        await writing.catch((error: unknown) => {
          if (previous === undefined) throw error;
        });
      }
      const { mtimeMs, size } = await stat(file);
      return {
        writtenMs: mtimeMs,
        bytes: size,
        stream: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
      };
    },
  };
}
