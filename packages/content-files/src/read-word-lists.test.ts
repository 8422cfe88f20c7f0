import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { merchandisingFile, readMerchandisingRules, readWordLists } from './read-word-lists.ts';

it('only the Hungarian word lists must be there', () => {
  expect(() => readWordLists('/nowhere', 'hu')).toThrow('set CONTENT_DIR');
  expect(readWordLists('/nowhere', 'de')).toBeUndefined();
});

it('merchandising rules may be missing, and a wrong one is named with its file and field', () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'zugoly-rules-'));
  try {
    expect(readMerchandisingRules(contentDir, 'de')).toEqual({});
    const file = merchandisingFile(contentDir, 'de');
    mkdirSync(join(contentDir, 'search', 'merchandising'), { recursive: true });
    writeFileSync(file, '{"redirects":[{"words":["Lieferung"],"to":"/lieferung"}]}');
    expect(readMerchandisingRules(contentDir, 'de').redirects).toHaveLength(1);
    writeFileSync(file, '{"redirects":[{"words":["Lieferung"],"to":"lieferung"}]}');
    expect(() => readMerchandisingRules(contentDir, 'de')).toThrow(
      `${file}: redirects.0.to: is no address of this shop: begin it with "/"`,
    );
  } finally {
    rmSync(contentDir, { recursive: true });
  }
});
