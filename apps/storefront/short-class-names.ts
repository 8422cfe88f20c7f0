import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** No vowels: no name is a word, which blockers of advertisements would hide. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';
const className = /(?:\.|@keyframes )([A-Za-z][\w-]*)/g;

/**
 * Names for the classes and animations of all CSS modules in a folder, of one to three letters. They follow from the files alone, so
 * that the builds of browser and server agree. Errors: throws for a class of a file outside of the folder.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync('**/*.module.css', { cwd: folder }).sort()) {
    const path = join(folder, file);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(className)) {
      const key = `${path} ${name}`;
      if (!names.has(key)) names.set(key, inLetters(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${file.split('?')[0]} ${name}`);
    if (short === undefined) throw new Error(`No class ${name} was found in ${file}`);
    return short;
  };
}

/** 0 is `b`, 41 `Z`, 42 `bb`. */
function inLetters(number: number): string {
  const quotient = Math.floor(number / letters.length);
  return (quotient > 0 ? inLetters(quotient - 1) : '') + letters.charAt(number % letters.length);
}
