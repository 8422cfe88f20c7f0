import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package other teams install: one of `packages/` that is not private. */
export interface PublishedPackage {
  /** As in an import: `@shop/pricing`. */
  readonly name: string;
  /** The last part of it: `pricing`. */
  readonly title: string;
  readonly folder: string;
  /** What can be imported: `.`, `./towns`. */
  readonly entries: readonly string[];
  /** Names of what is installed with it, ours and others'. */
  readonly dependencies: readonly string[];
  /** Its types name those of the DOM: it is for browsers only. */
  readonly needsDom: boolean;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages that are imported, by name. */
export const publishedPackages = (root: string): readonly PublishedPackage[] =>
  packagesWhere(root, ({ bin }) => bin === undefined);

/** The packages that are run: nothing is imported from them. By name. */
export const publishedCommands = (root: string): readonly PublishedPackage[] =>
  packagesWhere(root, ({ bin }) => bin !== undefined).map((published) => ({
    ...published,
    entries: [],
  }));

function packagesWhere(
  root: string,
  isWanted: (manifest: Manifest) => boolean,
): readonly PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
      if (manifest.private === true || !isWanted(manifest)) return [];
      return {
        name: manifest.name,
        title: manifest.name.split('/')[1] ?? manifest.name,
        folder: join(root, dirname(file)),
        entries: Object.keys(manifest.exports ?? {}).filter((entry) => !entry.endsWith('.json')),
        dependencies: Object.keys(manifest.dependencies ?? {}),
        needsDom: readFileSync(join(root, dirname(file), 'tsconfig.json'), 'utf8').includes(
          '"dom"',
        ),
      };
    });
}

/** `@shop/checkout` and `./towns` as one imports it: `@shop/checkout/towns`. */
export function importName({ name }: PublishedPackage, entry: string): string {
  return name + entry.slice(1);
}

/** Where tsup puts an entry, without its ending: `dist/towns`. */
export function builtName(entry: string): string {
  return `dist/${entry === '.' ? 'index' : entry.slice(2)}`;
}
