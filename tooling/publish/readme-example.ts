import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The example of a README: the first `ts` block under "Usage" or "Use a package".
 *
 * Errors: throws when there is none.
 */
export function readmeExample(folder: string): string {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const [, use = ''] =
    /^## Us(?:age|e a package)\b[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readme) ?? [];
  const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(use) ?? [];
  if (code === undefined) throw new Error(`${folder}/README.md has no example of its usage`);
  return code;
}

/**
 * An example as somebody writes it where a module cannot wait: what stands behind the imports in an async function,
 * its exports in the promise `whenDone`. An example that does not wait stays as it is.
 */
export function withoutTopLevelAwait(example: string): string {
  if (!/^(?:export )?(?:const \w+ = )?await /m.test(example)) return example;
  const imports = /^(?:import [^;]*;\n)+/.exec(example)?.[0] ?? '';
  const names = [...example.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const body = example.slice(imports.length).replace(/^export const /gm, 'const ');
  return `${imports}
export const whenDone = (async () => {
${body}
  return { ${names.join(', ')} };
})();
`;
}

/** One line of an example that says what it comes to: `vatContent(…).minor; // 2762: the tax inside`. */
export interface Statement {
  readonly expression: string;
  /** As it is written behind the slashes, up to a colon. */
  readonly answer: string;
}

/** The bare expressions of an example that say what they come to. */
export function statements(example: string): readonly Statement[] {
  return [...example.matchAll(/^(?!import |export |const )(\S.*); \/\/ ([^:\n]*)/gm)].map(
    ([, expression = '', answer = '']) => ({ expression, answer }),
  );
}
