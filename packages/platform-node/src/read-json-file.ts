import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** A file of the operator cannot be used. The message contains its name and the problem. */
export class JsonFileError extends Error {
  override readonly name = 'JsonFileError';
}

/**
 * Reads a JSON file with a schema, synchronously: for the start of a process.
 * Errors: throws `JsonFileError` if the file is missing, is not JSON, or does not match the schema.
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
