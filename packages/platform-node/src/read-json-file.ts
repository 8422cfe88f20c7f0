import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A file an operator wrote cannot be used; the message names it, and what in it is wrong. */
export class JsonFileError extends Error {
  override readonly name = 'JsonFileError';
}

/**
 * A JSON file as its schema reads it, read in one go: for the start of a process.
 * Errors: throws `JsonFileError` where it is missing, is no JSON, or has a wrong path in it.
 */
export function readJsonFile<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new JsonFileError(`${file}: cannot be read as JSON`, { cause });
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new JsonFileError(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
