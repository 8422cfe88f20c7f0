import type { IdGenerator } from '@shop/kernel';

/** Creates predictable ids: 00000000-0000-4000-8000-000000000001, …2, …3. */
export function createSequentialIds(): IdGenerator {
  let last = 0;
  return { uuid: () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}` };
}
