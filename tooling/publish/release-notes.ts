import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published-packages.ts';
import { run } from './run.ts';

/** Maximum number of characters in the notes of a release. */
const maxLength = 120_000;

/**
 * Returns the notes of a release: the section of this version in the changelog, then the API report of the package. If
 * the notes would be too long, they name the file of the report instead. `root` is the folder of the repository.
 *
 * Errors: throws if the changelog has no section for this version.
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

/**
 * Writes the bill of materials of a package in the CycloneDX format: the packages that are installed with it, from the
 * lockfile.
 */
export async function writeSbom(
  root: string,
  published: PublishedPackage,
  file: string,
): Promise<void> {
  const args = ['--filter', published.name, 'sbom', '--sbom-format', 'cyclonedx'];
  await run('pnpm', [...args, '--lockfile-only', '--prod', '--out', file], { cwd: root });
}
