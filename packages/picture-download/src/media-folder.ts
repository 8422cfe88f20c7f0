import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

/** Returns the file of a path of the media folder. Errors: throws for a path outside of the folder. */
export function mediaFile(folder: string, path: string): string {
  const root = resolve(folder);
  const file = resolve(join(root, path));
  if (!file.startsWith(root + sep)) throw new Error(`${path} is not in the media folder`);
  return file;
}

/** Returns true if the file exists and is not empty. */
export async function hasFile(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return stats !== undefined && stats.isFile() && stats.size > 0;
}

/** Stores a file completely or not at all. Errors: rejects if it cannot be written. Source: PD-8. */
export async function storeFile(file: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}.part`);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
