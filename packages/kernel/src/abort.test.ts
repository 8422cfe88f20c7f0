import { expect, it } from 'vitest';
import { createAbortController } from './abort.ts';

it('[KE-12] each listener is called once with the reason of the abort', () => {
  const { signal, abort } = createAbortController();
  const heard: unknown[] = [];
  signal.addEventListener('abort', () => heard.push(signal.reason));
  expect(signal).toMatchObject({ aborted: false, reason: undefined });
  abort('left the page');
  abort('again');
  expect(signal).toMatchObject({ aborted: true, reason: 'left the page' });
  expect(heard).toEqual(['left the page']);
});

it('[KE-12] a removed listener is not called', () => {
  const { signal, abort } = createAbortController();
  const heard: string[] = [];
  const listener = () => void heard.push('one');
  signal.addEventListener('abort', listener);
  signal.removeEventListener('abort', listener);
  signal.addEventListener('abort', () => heard.push('two'));
  abort();
  expect(heard).toEqual(['two']);
});
