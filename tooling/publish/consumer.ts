import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import type { PublishedPackage } from './published-packages.ts';
import { readmeExample, withoutTopLevelAwait, type Statement } from './readme-example.ts';
import type { Registry } from './registry.ts';
import { run } from './run.ts';

/** A project of another team: it contains only the installed packages and the examples of the READMEs. */
export interface Consumer {
  readonly folder: string;
  readonly titles: readonly string[];
}

export interface ConsumerKind {
  readonly type: 'module' | 'commonjs';
  /** `npm` installs all packages flat, `pnpm` only the direct dependencies. */
  readonly client: 'npm' | 'pnpm';
  /** True if a module may use top-level await: not with `require`, and not in a classic script. */
  readonly mayWait: boolean;
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}

export const esmProject: ConsumerKind = {
  type: 'module',
  client: 'npm',
  mayWait: true,
  compilerOptions: { module: 'nodenext' },
};
export const cjsProject: ConsumerKind = {
  type: 'commonjs',
  client: 'pnpm',
  mayWait: false,
  compilerOptions: { module: 'nodenext' },
};
export const viteProject: ConsumerKind = {
  type: 'module',
  client: 'npm',
  mayWait: false,
  compilerOptions: { module: 'esnext', moduleResolution: 'bundler', noEmit: true },
};

/**
 * Strict compiler options. Declarations of dependencies are checked too, and the types of neither the DOM nor Node are
 * available. Only the declarations of valibot name two types of the platform, see `platform.d.ts` below. Packages for
 * browsers are compiled separately, with the DOM.
 */
const strictest = {
  target: 'es2023',
  lib: ['es2023'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  rootDir: 'src',
  outDir: 'out',
};

/** Installs every package from the registry into an empty project, and writes the examples into it. */
export async function newConsumer(
  kind: ConsumerKind,
  folder: string,
  registry: Registry,
  packages: readonly PublishedPackage[],
): Promise<Consumer> {
  mkdirSync(join(folder, 'src'), { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { name: 'consumer', private: true, type: kind.type });
  const ending = kind.type === 'module' ? 'ts' : 'cts';
  const compilerOptions = { ...strictest, ...kind.compilerOptions };
  const forBrowsers = packages
    .filter(({ needsDom }) => needsDom)
    .map(({ title }) => `src/${title}.${ending}`);
  write('tsconfig.json', { compilerOptions, include: ['src'], exclude: forBrowsers });
  write('tsconfig.dom.json', {
    compilerOptions: { ...compilerOptions, lib: [...strictest.lib, 'dom'] },
    files: forBrowsers,
  });
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
  // The packages under test were published a moment ago.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'minimumReleaseAge: 0\n');

  const names = packages.map(({ name }) => name);
  const install =
    kind.client === 'npm'
      ? ['install', '--no-audit', '--no-fund', ...names]
      : ['add', '--store-dir', join(folder, 'store'), ...names];
  await run(kind.client, install, { cwd: folder, env: registry.env });

  writeFileSync(
    join(folder, 'src/platform.d.ts'),
    'interface Blob {}\ninterface File extends Blob {}\n',
  );
  for (const published of packages) {
    const example = readmeExample(published.folder);
    const file = join(folder, `src/${published.title}.${ending}`);
    writeFileSync(file, kind.mayWait ? example : withoutTopLevelAwait(example));
  }
  return { folder, titles: packages.map(({ title }) => title) };
}

/**
 * Type-checks the examples against the installed types, and compiles them.
 *
 * Errors: rejects with the messages of the compiler.
 */
export async function compileExamples(root: string, { folder }: Consumer): Promise<void> {
  for (const project of ['tsconfig.json', 'tsconfig.dom.json'])
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: folder });
}

/**
 * Builds `example-answers.ts` for projects that have only the published packages, as `answers.js` and `answers.cjs`.
 */
export async function buildAnswers(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@shop/source'] },
    build: {
      outDir: folder,
      minify: false,
      target: 'es2023',
      lib: {
        entry: join(import.meta.dirname, 'example-answers.ts'),
        formats: ['es', 'cjs'],
        fileName: (format) => `answers.${format === 'es' ? 'js' : 'cjs'}`,
      },
      rolldownOptions: { external: (id) => /^@shop\/(?!testing)/.test(id) },
    },
  });
}

/** Returns the results of the compiled examples in Node, loaded as ECMAScript modules or by `require`. */
export async function answersInNode(
  { folder, titles }: Consumer,
  { type }: ConsumerKind,
  answers: string,
): Promise<string> {
  const ending = type === 'module' ? 'js' : 'cjs';
  copyFileSync(join(answers, `answers.${ending}`), join(folder, `out/answers.${ending}`));
  const load = (file: string) =>
    type === 'module' ? `await import('./${file}.js')` : `require('./${file}.cjs')`;
  const entry = `out/run.${ending}`;
  const code = `const { exampleAnswers } = ${load('answers')};
exampleAnswers({
${titles.map((title) => `  '${title}': ${load(title)},`).join('\n')}
}).then((text) => process.stdout.write(text));
`;
  writeFileSync(join(folder, entry), code);
  return run(process.execPath, [entry], { cwd: folder });
}

/** Returns the results of the statements of an example without types, as text. */
export async function readmeInNode(
  folder: string,
  example: string,
  promised: readonly Statement[],
): Promise<readonly string[]> {
  const [imports = ''] = /^(?:import [^;]*;\n)+/.exec(example) ?? [];
  const expressions = promised.map(({ expression }) => `String(${expression})`).join(', ');
  writeFileSync(
    join(folder, 'readme.js'),
    `${imports}process.stdout.write(JSON.stringify([${expressions}]));\n`,
  );
  return JSON.parse(await run(process.execPath, ['readme.js'], { cwd: folder })) as string[];
}

/**
 * Returns the results of the examples in a bundle of Vite. It runs in an environment with the language only: no Node,
 * no DOM.
 */
export async function answersInBundle(
  { folder, titles }: Consumer,
  answers: string,
): Promise<string> {
  copyFileSync(join(answers, 'answers.js'), join(folder, 'src/answers.js'));
  const entry = join(folder, 'src/main.js');
  const code = `import { exampleAnswers } from './answers.js';
${titles.map((title, index) => `import * as example${index} from './${title}.ts';`).join('\n')}
globalThis.answers = exampleAnswers({
${titles.map((title, index) => `  '${title}': example${index},`).join('\n')}
});
`;
  writeFileSync(entry, code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'bundle',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: 'main.js' },
      },
    },
  });
  // The memory store of the examples clones its values. Every runtime has this function.
  const world: { structuredClone: typeof structuredClone; answers?: Promise<string> } = {
    structuredClone,
  };
  runInNewContext(readFileSync(join(folder, 'bundle/main.js'), 'utf8'), world);
  return (await world.answers) ?? '';
}
