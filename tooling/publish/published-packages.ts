import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that other teams install: a package in `packages/` that is not private. */
export interface PublishedPackage {
  /** Name as in an import: `@shop/pricing`. */
  readonly name: string;
  /** Last part of the name: `pricing`. */
  readonly title: string;
  readonly folder: string;
  /** Entry points that can be imported: `.`, `./towns`. */
  readonly entries: readonly string[];
  /** Names of the packages that are installed with it, of this repository and others. */
  readonly dependencies: readonly string[];
  /** True if its types name types of the DOM: it is for browsers only. */
  readonly needsDom: boolean;
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the packages that are imported, by name. */
export const publishedPackages = (root: string): readonly PublishedPackage[] =>
  packagesWhere(root, ({ bin }) => bin === undefined);

/** Returns the packages that are run as a command and not imported, by name. */
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

/** Returns the name of an entry in an import: `@shop/checkout/towns` for `@shop/checkout` and `./towns`. */
export function importName({ name }: PublishedPackage, entry: string): string {
  return name + entry.slice(1);
}

/** Returns the path of the file that tsup builds for an entry, without its extension: `dist/towns`. */
export function builtName(entry: string): string {
  return `dist/${entry === '.' ? 'index' : entry.slice(2)}`;
}
