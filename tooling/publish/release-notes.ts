import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published-packages.ts';
import { run } from './run.ts';

/** Characters that the notes of a release may have at most. */
const maxLength = 120_000;

/**
 * The notes of a release: what its changelog says of this version, then the API report of the package. A report that is
 * too long for the notes is left out, and its file is named instead. `root` is the repository.
 *
 * Errors: throws when the changelog has no section of this version.
 */
export function releaseNotes(root: string, published: PublishedPackage, version: string): string {
  const changelog = readFileSync(join(published.folder, 'CHANGELOG.md'), 'utf8');
  const section = changelog.split(/^## /m).find((text) => text.split('\n', 1)[0] === version);
  if (section === undefined) {
    throw new Error(`The changelog of ${published.name} does not have version ${version}`);
  }
  const reportFile = `docs/api/${published.title}.md`;
  const report = existsSync(join(root, reportFile))
    ? readFileSync(join(root, reportFile), 'utf8').replace(/^# .*$/m, '## API')
    : '';
  const changes = section.slice(version.length).trim();
  const notes = `${changes}\n\n${report}`;
  return notes.length <= maxLength ? notes : `${changes}\n\nThe API: \`${reportFile}\`\n`;
}

/** Writes the bill of materials of a package, as CycloneDX: what is installed with it, from the lockfile. */
export async function writeSbom(
  root: string,
  published: PublishedPackage,
  file: string,
): Promise<void> {
  const args = ['--filter', published.name, 'sbom', '--sbom-format', 'cyclonedx'];
  await run('pnpm', [...args, '--lockfile-only', '--prod', '--out', file], { cwd: root });
}
