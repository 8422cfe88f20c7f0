import { exampleVisits } from './example-visits.ts';

/** What an example exports, by name; `whenDone` gives it where an example waits and a module may not. */
export interface Example {
  readonly [name: string]: unknown;
}

/**
 * What every example comes to, as JSON text: the same text wherever the packages are installed.
 *
 * Errors: rejects for an example of a function that is not called here.
 */
export async function exampleAnswers(examples: Readonly<Record<string, Example>>): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const [title, example] of Object.entries(examples)) {
    const shown = { ...((await example['whenDone']) ?? example) } as Example;
    const uncalled = Object.keys(shown).filter((name) => typeof shown[name] === 'function');
    const visit = exampleVisits[title];
    if (visit === undefined && uncalled.length > 0) {
      throw new Error(`Nobody calls ${uncalled.join(', ')} of the example of ${title}`);
    }
    answers[title] = visit === undefined ? shown : await visit(shown as never);
  }
  return JSON.stringify(answers, undefined, 2);
}
