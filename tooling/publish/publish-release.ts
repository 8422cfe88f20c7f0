import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publishedCommands, publishedPackages } from './published-packages.ts';
import { releaseNotes, writeSbom } from './release-notes.ts';
import { run } from './run.ts';

/**
 * Publishes every package whose version the registry does not have, pushes the tags, and creates a release of each
 * package with its changelog, API report and bill of materials. The release workflow runs it. A second run publishes no
 * package twice.
 */
const root = resolve(import.meta.dirname, '../..');
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function tagsHere(): Promise<ReadonlySet<string>> {
  return new Set((await run('git', ['tag', '--points-at', 'HEAD'], { cwd: root })).split('\n'));
}

const folder = mkdtempSync(join(tmpdir(), 'zugoly-release-'));
try {
  const packages = [...publishedPackages(root), ...publishedCommands(root)];
  await run('pnpm', ['build'], { cwd: root });
  const before = await tagsHere();
  say(await run('pnpm', ['exec', 'changeset', 'publish'], { cwd: root }));
  const after = await tagsHere();
  await run('git', ['push', '--tags'], { cwd: root });
  for (const published of packages) {
    const { version } = JSON.parse(
      readFileSync(join(published.folder, 'package.json'), 'utf8'),
    ) as { readonly version: string };
    const tag = `${published.name}@${version}`;
    if (before.has(tag) || !after.has(tag)) continue;
    const notes = join(folder, 'notes.md');
    const sbom = join(folder, `${published.title}-${version}.cdx.json`);
    writeFileSync(notes, releaseNotes(root, published, version));
    await writeSbom(root, published, sbom);
    await run('gh', ['release', 'create', tag, sbom, '--title', tag, '--notes-file', notes], {
      cwd: root,
    });
    say(`Released ${tag}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
