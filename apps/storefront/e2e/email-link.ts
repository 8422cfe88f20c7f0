import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './shop-test.ts';

/** Waits for the newest email to an address whose text matches `wanted`, and returns the matched link. */
export async function linkTo(email: string, wanted: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const text = await letterTo(email, wanted);
        link = wanted.exec(text)?.[0] ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}

async function letterTo(email: string, wanted: RegExp): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  const files = await readdir(folder).catch(() => []);
  for (const file of files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const raw = await readFile(join(folder, file), 'utf8');
    if (!raw.includes(`To: ${email}`)) continue;
    const text = raw
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    if (wanted.test(text)) return text;
  }
  return '';
}
