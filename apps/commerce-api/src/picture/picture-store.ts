import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '@shop/kernel';
import type { PictureOperation } from '@shop/shop-config';
import type { FairQueue } from '../http/fair-queue.ts';
import { makeFilledPicture, makePicture } from './make-picture.ts';
import type { PictureFormat } from './picture-format.ts';
import type { PictureSource } from './source-path.ts';

interface PictureRequest {
  readonly source: PictureSource;
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly operation: PictureOperation;
  /** Who waits for it. */
  readonly client: string;
}

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface PictureStore {
  /** Made once, then from disk. Errors: rejects for a file that is no picture; 503 when too many wait. */
  get(request: PictureRequest): Promise<Picture>;
}

/** Keeps made pictures in `folder`, named after everything they were made from. */
export function createPictureStore(folder: string, queue: FairQueue, log: Log): PictureStore {
  const underWay = new Map<string, Promise<Picture>>();

  const load = async (request: PictureRequest, name: string): Promise<Picture> => {
    const file = join(folder, name.slice(0, 2), `${name}.${request.format}`);
    const etag = `"${name}"`;
    const readKept = () => readFile(file).catch(() => undefined);
    const kept = await readKept();
    if (kept !== undefined) return { bytes: new Uint8Array(kept), etag };
    const { source, width, height, format, operation, client } = request;
    const make = operation === 'fit' ? makeFilledPicture : makePicture;
    const made = await queue.run(client, async () => {
      // Another client that waited for the same picture may have had its turn.
      const meanwhile = await readKept();
      if (meanwhile !== undefined) return meanwhile;
      const fresh = await make(source.file, width, height, format);
      await keep(file, fresh).catch((cause: unknown) => log.warn('picture-not-kept', { cause }));
      return fresh;
    });
    return { bytes: new Uint8Array(made), etag };
  };

  return {
    get(request) {
      const { source, width, height, format, operation } = request;
      const parts = [source.file, source.version, width, height, format];
      const name = createHash('sha256')
        .update(JSON.stringify(operation === 'resize' ? parts : [...parts, operation]))
        .digest('hex')
        .slice(0, 40);
      // Nobody waits for another client's turn.
      const own = `${request.client} ${name}`;
      let picture = underWay.get(own);
      if (picture === undefined) {
        picture = load(request, name).finally(() => underWay.delete(own));
        underWay.set(own, picture);
      }
      return picture;
    },
  };
}

/** Whole or not at all: a reader never sees half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}
