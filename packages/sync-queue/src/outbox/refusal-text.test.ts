import { expect, it } from 'vitest';
import { aTask, at } from '../test/a-task.ts';
import { refusalText } from './refusal-text.ts';

const answered = (result: unknown, meta?: Record<string, unknown>, code = 422) =>
  aTask({ state: 'refused', answer: { at: at(1), code, result, meta } });

it.each<[story: string, task: ReturnType<typeof aTask>, text: string | undefined]>([
  ['has the text of the server', answered('Sold out'), 'Sold out'],
  ['of a silent task has none', { ...answered('Sold out'), silent: true }, undefined],
  ['of a task without a response has none', aTask(), undefined],
  ['of a delivered task has none', answered('Fine', undefined, 200), undefined],
  ['that something was not found has none', answered({ code: 'ENOTFOUND' }), undefined],
  [
    'that something was not found, by name, has none',
    answered('x', { error: 'not-found' }),
    undefined,
  ],
  ['with another code has its text', answered({ code: 'E', message: 'Sold out' }), 'Sold out'],
])('[SQ-18] a refusal %s', (_story, task, text) => {
  expect(refusalText(task)).toBe(text);
});

it('[SQ-18] a refusal without a result is no reason to fail', () => {
  expect(refusalText(answered(null))).toEqual(refusalText(answered(undefined)));
});
