import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the example of a README: the first `ts` block under "Usage" or "Use a package".
 *
 * Errors: throws if there is none.
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
 * Returns an example for a module that may not use top-level await: the code after the imports moves into an async
 * function, and the promise `whenDone` resolves with the exports. An example without await is returned unchanged.
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

/** A line of an example that states its result: `vatContent(…).minor; // 2762: the tax inside`. */
export interface Statement {
  readonly expression: string;
  /** Text after the slashes, up to a colon. */
  readonly answer: string;
}

/** Returns the expressions of an example that state their result. */
export function statements(example: string): readonly Statement[] {
  return [...example.matchAll(/^(?!import |export |const )(\S.*); \/\/ ([^:\n]*)/gm)].map(
    ([, expression = '', answer = '']) => ({ expression, answer }),
  );
}
