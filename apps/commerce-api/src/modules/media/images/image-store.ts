import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '@shop/kernel';
import type { PictureOperation } from '@shop/shop-config';
import type { FairQueue, FileCache } from '@shop/platform-node';
import { type ImageFormat, type ImageSource, makeFilledImage, makeImage } from '@shop/images';

interface ImageRequest {
  readonly source: ImageSource;
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  readonly operation: PictureOperation;
  /** Client that waits for the image. */
  readonly client: string;
}

export interface ImageStore {
  /** Returns an etag that changes with the picture. Creates and reads nothing. */
  etagOf(request: ImageRequest): string;
  /** Creates the picture once, then reads it. Errors: rejects for a file that is no picture; 503 if too many wait. */
  get(request: ImageRequest): Promise<Buffer<ArrayBuffer>>;
}

/** Stores created pictures in `folder`, named after all their inputs. */
export function createImageStore(
  folder: string,
  {
    queue,
    files,
    log,
  }: { readonly queue: FairQueue; readonly files: FileCache; readonly log: Log },
): ImageStore {
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  const load = async (request: ImageRequest, name: string): Promise<Buffer<ArrayBuffer>> => {
    const file = join(folder, name.slice(0, 2), `${name}.${request.format}`);
    const storedImage = await files.readMade(file);
    if (storedImage !== undefined) return storedImage;
    const { source, width, height, format, operation, client } = request;
    const make = operation === 'fit' ? makeFilledImage : makeImage;
    return queue.run(client, async () => {
      // Another client may have created the same picture meanwhile.
      const meanwhile = await files.readMade(file);
      if (meanwhile !== undefined) return meanwhile;
      const fresh = Buffer.from(await make(source.file, width, height, format));
      files.keepMade(file, fresh);
      await keep(file, fresh).catch((cause: unknown) => log.warn('picture-not-kept', { cause }));
      return fresh;
    });
  };

  return {
    etagOf: (request) => `"${nameOf(request)}"`,
    get(request) {
      const name = nameOf(request);
      // A client waits only for its own pictures.
      const turnKey = `${request.client} ${name}`;
      let picture = underWay.get(turnKey);
      if (picture === undefined) {
        picture = load(request, name).finally(() => underWay.delete(turnKey));
        underWay.set(turnKey, picture);
      }
      return picture;
    },
  };
}

/** Names a picture after all its inputs. */
function nameOf({ source, width, height, format, operation }: ImageRequest): string {
  const parts = [source.file, source.version, width, height, format];
  return createHash('sha256')
    .update(JSON.stringify(operation === 'resize' ? parts : [...parts, operation]))
    .digest('hex')
    .slice(0, 40);
}

/** Writes the whole file or nothing: a reader never gets half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}
