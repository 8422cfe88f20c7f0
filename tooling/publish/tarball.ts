import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PublishedPackage } from './published-packages.ts';
import { run } from './run.ts';

/** Packs a package into `file` as it would be published. */
export async function pack(published: PublishedPackage, file: string): Promise<void> {
  await run('pnpm', ['pack', '--out', file], { cwd: published.folder });
}

/** Returns the names of the files in a tarball, sorted, as paths in the installed package. */
export async function filesIn(file: string): Promise<readonly string[]> {
  const listed = await run('tar', ['-tzf', file], { cwd: dirname(file) });
  return listed
    .trim()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''))
    .sort();
}

/** Returns the objections of publint to a tarball as lines, suggestions included. */
export async function publishingMistakes(file: string): Promise<readonly string[]> {
  const tarball = Uint8Array.from(readFileSync(file)).buffer;
  const { messages, pkg } = await publint({
    pack: { tarball },
    level: 'suggestion',
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Returns the problems with the types of a tarball: in the old resolution, in node16 from ESM and from CommonJS, and in
 * bundlers.
 */
export async function typeMistakes(file: string): Promise<readonly string[]> {
  const found = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(file))),
  );
  if (!found.types) return ['No types'];
  return found.problems.map((problem) => JSON.stringify(problem));
}
