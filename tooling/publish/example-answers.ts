import { exampleVisits } from './example-visits.ts';

/**
 * Exports of an example, by name. If the example awaits and a module may not, the promise `whenDone` resolves with
 * them.
 */
export interface Example {
  readonly [name: string]: unknown;
}

/**
 * Returns the results of all examples as JSON text. The text is the same wherever the packages are installed.
 *
 * Errors: rejects if an example exports a function that `exampleVisits` does not call.
 */
export async function exampleAnswers(examples: Readonly<Record<string, Example>>): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const [title, example] of Object.entries(examples)) {
    const shown = { ...((await example['whenDone']) ?? example) } as Example;
    const uncalled = Object.keys(shown).filter((name) => typeof shown[name] === 'function');
    const visit = exampleVisits[title];
    if (visit === undefined && uncalled.length > 0) {
      throw new Error(`No call of ${uncalled.join(', ')} in the example of ${title}`);
    }
    answers[title] = visit === undefined ? shown : await visit(shown as never);
  }
  return JSON.stringify(answers, undefined, 2);
}
