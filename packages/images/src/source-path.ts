import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

const pictureNames = /\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i;
const filmNames = /\.webm$/;
const maxLength = 500;

export interface ImageSource {
  readonly file: string;
  /** Changes when the picture does. */
  readonly version: string;
}

/**
 * Returns the file of a picture path, only inside `folder`, with links resolved. `undefined`: invalid path, or no file.
 */
export function findImage(folder: string, path: string): Promise<ImageSource | undefined> {
  return findFile(folder, path, pictureNames);
}

/** Same as {@link findImage}, for a video. */
export function findVideo(folder: string, path: string): Promise<ImageSource | undefined> {
  return findFile(folder, path, filmNames);
}

async function findFile(
  folder: string,
  path: string,
  names: RegExp,
): Promise<ImageSource | undefined> {
  if (path.length > maxLength || !names.test(path) || /[\\\0:]/.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, ...parts));
    if (!file.startsWith(root + sep)) return undefined;
    const { mtimeMs, size, isFile } = await stat(file).then((source) => ({
      mtimeMs: source.mtimeMs,
      size: source.size,
      isFile: source.isFile(),
    }));
    return isFile ? { file, version: `${Math.round(mtimeMs)}-${size}` } : undefined;
  } catch {
    return undefined;
  }
}
