import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@shop/platform-node';
import * as v from 'valibot';

/** One parsed file of a content folder. */
export interface ContentFile<T> {
  /** File name without `.json`: the id of the entry. */
  readonly uid: string;
  readonly file: string;
  readonly value: T;
}

/**
 * Reads every `*.json` of a folder by name; none without the folder.
 * Errors: throws with the file and the invalid path in it, which ends the start. A field without a schema is invalid
 * too: otherwise it would be silently ignored.
 */
export function readContentFolder<const Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): readonly ContentFile<v.InferOutput<Schema>>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return {
        uid: name.slice(0, -'.json'.length),
        file,
        value: checkContent(file, schema, readJsonFile(file, v.unknown())),
      };
    });
}

/** Parses a value of a content file. Errors: as {@link readContentFolder}. */
export function checkContent<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
  at = '',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, content);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = [at, v.getDotPath(issue)].filter(Boolean).join('.');
    throw new Error(`${file}: ${path === '' ? 'the whole' : path}: ${messageOf(issue, path)}`);
  }
  const unread = unreadPath(content, parsed.output);
  if (unread !== undefined) {
    const path = [at, unread].filter(Boolean).join('.');
    throw new Error(`${file}: ${path}: ${noField(path)}`);
  }
  return parsed.output;
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

const noField = (path: string) => `is no field: correct the name "${lastName(path)}" or remove it`;

/** Returns the error for the author of a file and, if known, the fix. */
function messageOf({ expected, received, message }: v.BaseIssue<unknown>, path: string): string {
  const name = lastName(path);
  if (expected === 'never') return noField(path);
  return received === 'undefined' && expected === `"${name}"`
    ? `is missing: add "${name}"`
    : message;
}

/** Returns the first field of `content` that is not in `read`. */
function unreadPath(content: unknown, read: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  if (typeof read !== 'object' || read === null) return undefined;
  for (const [key, value] of Object.entries(content)) {
    if (!Object.hasOwn(read, key)) return key;
    const inner = unreadPath(value, (read as Readonly<Record<string, unknown>>)[key]);
    if (inner !== undefined) return `${key}.${inner}`;
  }
  return undefined;
}
