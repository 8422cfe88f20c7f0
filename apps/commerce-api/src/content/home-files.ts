import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ApiDeps } from '../deps.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * A file of what the home page begins with, checked. A store view has its own (`de_main-image.json`), or that of the
 * default view. Errors: throws 404 where there is none, or one that is written wrongly, which is logged.
 */
export async function readHomeFile<const Schema extends v.GenericSchema>(
  { config, view, log }: Pick<ApiDeps, 'config' | 'view' | 'log'>,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = (file: string) =>
    readFile(join(config.contentDir, 'home', file), 'utf8').catch(() => undefined);
  const text = (await read(`${view.code}_${name}`)) ?? (await read(name));
  if (text === undefined) throw new ApiError(404, 'not-found', 'There is no such file.');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  log.error('banners-invalid', { file: name, path: v.getDotPath(parsed.issues[0]) ?? '(root)' });
  throw new ApiError(404, 'not-found', 'There is no such file.');
}
