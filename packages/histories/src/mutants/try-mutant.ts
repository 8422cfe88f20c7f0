import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Mutant } from './mutant.ts';

const run = promisify(execFile);
const beside = (file: string): string => join(import.meta.dirname, file);

/**
 * Runs the histories of the packages with a mutant, in a separate process. Returns the violations it causes; none if it
 * is not detected.
 * Bounds: a history that does not end within `timeoutMs` is a violation. Errors: rejects if the mutant cannot be
 * planted.
 */
export async function tryMutant(mutant: Mutant, timeoutMs: number): Promise<readonly string[]> {
  try {
    const { stdout } = await run(
      process.execPath,
      ['--conditions=@shop/source', '--import', beside('plant-mutant.ts'), beside('run-mutant.ts')],
      { env: { ...process.env, MUTANT: JSON.stringify(mutant) }, timeout: timeoutMs },
    );
    return JSON.parse(stdout.split('\n')[0] ?? '') as readonly string[];
  } catch (cause) {
    if ((cause as { killed?: boolean }).killed === true) return ['does not end'];
    throw cause;
  }
}
