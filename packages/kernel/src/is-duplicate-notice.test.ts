import { describe, expect, it } from 'vitest';
import { isDuplicateNotice } from './is-duplicate-notice.ts';

const saved = { tone: 'success', message: 'Saved' };

describe('isDuplicateNotice', () => {
  it('[KE-16] recognises a repeated message under another id', () => {
    expect(isDuplicateNotice({ ...saved, id: '1' }, saved)).toBe(true);
  });

  it.each<[story: string, next: object]>([
    ['other words', { ...saved, message: 'Sent' }],
    ['the same words in another tone', { ...saved, tone: 'error' }],
    ['something about what it is of', { ...saved, sku: 'A' }],
  ])('[KE-16] allows %s', (_story, next) => {
    expect(isDuplicateNotice({ ...saved, id: '1' }, next)).toBe(false);
  });

  it('[KE-16] allows the first message', () => {
    expect(isDuplicateNotice(undefined, saved)).toBe(false);
  });
});
