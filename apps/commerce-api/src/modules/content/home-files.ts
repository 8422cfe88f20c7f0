import { join } from 'node:path';
import * as v from 'valibot';
import type { ApiContext } from '../context.ts';

/**
 * Reads and checks a file for the top of the home page. A store view has its own file (`de_main-image.json`), or that
 * of the default view. `undefined` if it does not exist or is invalid, which is logged.
 */
export async function readHomeFile<const Schema extends v.GenericSchema>(
  { config, files, view, log }: Pick<ApiContext, 'config' | 'files' | 'view' | 'log'>,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const read = (file: string) => files.read(join(config.contentDir, 'home', file));
  const bytes = (await read(`${view.code}_${name}`)) ?? (await read(name));
  if (bytes === undefined) return undefined;
  let value = readValues.get(bytes);
  if (value === undefined) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), bytes.toString());
    if (!parsed.success) {
      const path = v.getDotPath(parsed.issues[0]) ?? '(root)';
      log.error('banners-invalid', { file: name, path });
      return undefined;
    }
    value = parsed.output;
    readValues.set(bytes, value);
  }
  return value as v.InferOutput<Schema>;
}

/** Parsed values by file contents. A file is only read by one schema. */
const readValues = new WeakMap<Buffer, unknown>();
