import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { PublishedPackage } from './published-packages.ts';
import type { Registry } from './registry.ts';
import { run } from './run.ts';

/**
 * Copies the files that a release reads: manifests, built files, changesets, and a history of one commit. Does not
 * change the checkout. Adds a changeset for every package to the existing ones, so that every package is released.
 */
export async function copyForRelease(
  root: string,
  packages: readonly PublishedPackage[],
  folder: string,
): Promise<void> {
  const copy = (path: string): void => {
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true });
  };
  for (const path of ['package.json', 'pnpm-workspace.yaml', 'LICENSE', '.changeset']) copy(path);
  for (const path of globSync('{apps,packages}/*/package.json', { cwd: root })) copy(path);
  for (const path of ['demo/package.json', 'tooling/package.json', 'benchmarks/package.json'])
    copy(path);
  for (const published of packages) {
    for (const part of ['dist', 'README.md', 'SPEC.md', 'CHANGELOG.md']) {
      copy(join(relative(root, published.folder), part));
    }
    linkDependencies(published, packages, root, folder);
  }
  const releases = packages.map(({ name }) => `'${name}': minor`).join('\n');
  writeFileSync(join(folder, '.changeset/rehearsal.md'), `---\n${releases}\n---\n\nRehearsed.\n`);
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  await commit(folder, 'Before the release');
}

/**
 * Links the dependencies of a package. pnpm resolves the version of `workspace:^` through the `node_modules` folder of
 * the package.
 */
function linkDependencies(
  { folder: source, dependencies }: PublishedPackage,
  packages: readonly PublishedPackage[],
  root: string,
  folder: string,
): void {
  const modules = join(folder, relative(root, source), 'node_modules');
  for (const name of dependencies) {
    const kin = packages.find((other) => other.name === name);
    const target =
      kin === undefined
        ? join(source, 'node_modules', name)
        : join(folder, relative(root, kin.folder));
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(target, join(modules, name), 'junction');
  }
}

/** Returns an environment in which git has no user configuration: no hooks, no signing, one author. */
function gitEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(env).filter(([name]) => !name.startsWith('GIT_'));
  return {
    ...Object.fromEntries(own),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_SYSTEM: devNull,
    GIT_AUTHOR_NAME: 'Release',
    GIT_AUTHOR_EMAIL: 'release@localhost',
    GIT_COMMITTER_NAME: 'Release',
    GIT_COMMITTER_EMAIL: 'release@localhost',
  };
}

async function commit(folder: string, message: string): Promise<void> {
  const git = (...args: readonly string[]) =>
    run('git', args, { cwd: folder, env: gitEnv(process.env) });
  if (!existsSync(join(folder, '.git'))) await git('init', '--quiet', '--initial-branch=main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

/** Runs `changeset version`, commits, then runs `changeset publish`. */
export async function releaseTo(registry: Registry, root: string, folder: string): Promise<void> {
  const changeset = join(root, 'node_modules/.bin/changeset');
  const settings = { cwd: folder, env: gitEnv(registry.env) };
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
  await run(changeset, ['version'], settings);
  await commit(folder, 'Version packages');
  await run(changeset, ['publish'], settings);
}

/**
 * Publishes the dependencies from outside the repository as they are installed here. Downloads nothing.
 *
 * Errors: rejects if a dependency is not installed.
 */
export async function publishOthers(
  registry: Registry,
  packages: readonly PublishedPackage[],
  folder: string,
): Promise<void> {
  const ours = new Set(packages.map(({ name }) => name));
  const done = new Set<string>();
  const publish = async (name: string, from: string): Promise<void> => {
    if (ours.has(name) || done.has(name)) return;
    done.add(name);
    const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
    const installed = places.map((place) => join(place, name)).find((place) => existsSync(place));
    if (installed === undefined) throw new Error(`${name} is not installed; run pnpm install`);
    const tarball = join(folder, `${name.replaceAll('/', '-')}.tgz`);
    const settings = { cwd: installed, env: registry.env };
    await run('pnpm', ['pack', '--out', tarball, '--config.ignore-scripts=true'], settings);
    await run('pnpm', ['publish', tarball, '--no-git-checks', '--registry', registry.url], {
      ...settings,
      cwd: folder,
    });
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const next of Object.keys(manifest.dependencies ?? {}))
      await publish(next, realpathSync(installed));
  };
  for (const { folder: from, dependencies } of packages) {
    for (const name of dependencies) await publish(name, from);
  }
}
