import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiReport, undescribed } from './api-report.ts';
import {
  answersInBundle,
  answersInNode,
  buildAnswers,
  cjsProject,
  compileExamples,
  esmProject,
  newConsumer,
  readmeInNode,
  viteProject,
  type Consumer,
  type ConsumerKind,
} from './consumer.ts';
import { exampleAnswers, type Example } from './example-answers.ts';
import { importName, publishedCommands, publishedPackages } from './published-packages.ts';
import { readmeExample, statements } from './readme-example.ts';
import { startRegistry, type Registry } from './registry.ts';
import { copyForRelease, publishOthers, releaseTo } from './release.ts';
import { run } from './run.ts';
import { effectsOf, selections, sizeOf, sizeTable, type Selection, type Size } from './sizes.ts';
import { filesIn, pack, publishingMistakes, typeMistakes } from './tarball.ts';

const root = resolve(import.meta.dirname, '../..');
const api = join(root, 'docs/api');
const sizesFile = join(api, 'sizes.md');
const described = readdirSync(api).sort();
const packages = publishedPackages(root);
const commands = publishedCommands(root);
const released = [...packages, ...commands];
const folder = mkdtempSync(join(tmpdir(), 'zugoly-publish-'));
const patience = 240_000;

beforeAll(async () => {
  const filters = released.map(({ name }) => `--filter=${name}`);
  await run(join(root, 'node_modules/.bin/turbo'), ['run', 'build', ...filters], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
}, patience);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the surface', () => {
  it.each(packages)(
    'of $name is the one in docs/api',
    async (published) => {
      const file = join(api, `${published.title}.md`);
      await expect(apiReport(published)).toMatchFileSnapshot(file);
    },
    patience,
  );

  it.each(packages)(
    'of $name says of each export what it is',
    (published) => {
      expect(undescribed(published)).toEqual([]);
    },
    patience,
  );

  it('is described for the packages there are, and for no other', () => {
    const files = packages.map(({ title }) => `${title}.md`);
    expect(described).toEqual([...files, 'sizes.md'].sort());
  });
});

/** Files of a package in addition to its code and documents. */
const dataOf: Readonly<Record<string, readonly string[]>> = {
  // Editors use the schema to complete a `shop.json`.
  '@shop/shop-config': ['shop.schema.json'],
};

describe.each(released)('the tarball of $name', (published) => {
  const file = join(folder, `${published.title}.tgz`);

  beforeAll(() => pack(published, file), patience);

  it('holds what is built, what is promised and the licence, and no source', async () => {
    const files = await filesIn(file);
    expect(
      files.filter(
        (name) => !/^dist\/[\w-]+\.(?:js|cjs|d\.ts|d\.cts|js\.map|cjs\.map)$/.test(name),
      ),
    ).toEqual([
      'LICENSE',
      'README.md',
      'SPEC.md',
      'package.json',
      ...(dataOf[published.name] ?? []),
    ]);
  });

  it('has nothing that publint objects to', async () => {
    expect(await publishingMistakes(file)).toEqual([]);
  });

  // A package with a command only has no entry, so it has no types.
  it.each(published.entries.length === 0 ? [] : [file])(
    'has types that resolve in every mode',
    async (packed) => {
      expect(await typeMistakes(packed)).toEqual([]);
    },
  );
});

describe('a release', () => {
  const release = join(folder, 'release');
  const answers = join(folder, 'answers');
  let registry: Registry;
  let expected: string;

  beforeAll(async () => {
    registry = await startRegistry(join(folder, 'registry'));
    mkdirSync(release);
    await copyForRelease(root, released, release);
    await releaseTo(registry, root, release);
    await publishOthers(registry, released, folder);
    await buildAnswers(answers);
    const examples: Record<string, Example> = {};
    for (const { title, folder: from } of packages) {
      examples[title] = (await import(`${from}/src/readme-example.ts`)) as Example;
    }
    expected = await exampleAnswers(examples);
  }, patience);

  afterAll(() => registry?.close());

  it.each(released)('raises the version of $name and says why', ({ name, folder: from }) => {
    const read = (place: string, file: string) => readFileSync(join(place, file), 'utf8');
    const copy = join(release, from.slice(root.length));
    const [before, after] = [from, copy].map(
      (place) => (JSON.parse(read(place, 'package.json')) as { version: string }).version,
    );
    expect(after).not.toBe(before);
    expect(read(copy, 'CHANGELOG.md')).toContain(`# ${name}\n\n## ${after}\n`);
  });

  it('is what the registry has, with plain versions of what it needs', async () => {
    for (const { name } of released) {
      const answer = await fetch(`${registry.url}${name.replace('/', '%2f')}`);
      const { versions } = (await answer.json()) as { versions: Record<string, Manifest> };
      const [published, ...others] = Object.values(versions);
      expect(others).toEqual([]);
      expect(Object.values(published?.dependencies ?? {}).join()).not.toMatch(/workspace|catalog/);
      expect(JSON.stringify(published?.exports)).not.toContain('@shop/source');
    }
  });

  describe.each<[kind: string, ConsumerKind]>([
    ['an ECMAScript project', esmProject],
    ['a CommonJS project', cjsProject],
    ['a Vite bundle', viteProject],
  ])('in %s', (kind, project) => {
    let consumer: Consumer;

    beforeAll(async () => {
      consumer = await newConsumer(project, join(folder, kind), registry, packages);
    }, patience);

    it(
      'compiles and runs the example of each README',
      async () => {
        await compileExamples(root, consumer);
        const actual =
          project === viteProject
            ? await answersInBundle(consumer, answers)
            : await answersInNode(consumer, project, answers);
        expect(JSON.parse(actual)).toEqual(JSON.parse(expected));
      },
      patience,
    );
  });

  it.each(commands)(
    'runs $name from the registry',
    async ({ name, title }) => {
      const at = join(folder, `command-${title}`);
      mkdirSync(at);
      writeFileSync(join(at, 'package.json'), '{ "private": true }');
      writeFileSync(join(at, '.npmrc'), registry.npmrc);
      const options = { cwd: at, env: registry.env };
      await run('npm', ['install', '--no-audit', '--no-fund', name], options);
      expect(await run('npx', ['--no', name, '--', '--help'], options)).toMatch(/^Usage: /);
    },
    patience,
  );

  it(
    'gives what the README of the repository says',
    async () => {
      const example = readmeExample(root);
      const promised = statements(example);
      expect(promised.length).toBeGreaterThan(0);
      const printedAnswers = await readmeInNode(
        join(folder, 'an ECMAScript project'),
        example,
        promised,
      );
      expect(printedAnswers).toEqual(promised.map(({ answer }) => answer));
    },
    patience,
  );

  describe('in a bundle for browsers', () => {
    const bundled = join(folder, 'a Vite bundle');
    const measured: (readonly [Selection, Size])[] = [];

    beforeAll(async () => {
      for (const selection of selections(packages)) {
        measured.push([selection, await sizeOf(bundled, selection)]);
      }
    }, patience);

    it('is as small as promised', () => {
      const tooBig = measured.filter(([{ limit }, { brotli }]) => brotli > limit);
      expect(tooBig).toEqual([]);
    });

    it('is as big as docs/api/sizes.md says', async () => {
      const recorded = existsSync(sizesFile) ? readFileSync(sizesFile, 'utf8') : '';
      await expect(sizeTable(measured, recorded)).toMatchFileSnapshot(sizesFile);
    });

    it.each(
      packages.flatMap((published) =>
        published.entries.map((entry) => [importName(published, entry), published, entry] as const),
      ),
    )(
      'leaves nothing of %s where nothing of it is used',
      async (_name, published, entry) => {
        expect(await effectsOf(bundled, published, entry)).toBe('');
      },
      patience,
    );
  });
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: unknown;
}
