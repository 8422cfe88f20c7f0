import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setupI18n, type I18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';

const file = join(import.meta.dirname, '../locales/hu.po');

/** Returns the Hungarian texts of the message catalog. */
export async function hungarian(): Promise<I18n> {
  const entries = await formatter().parse(await readFile(file, 'utf8'), {
    locale: 'hu',
    sourceLocale: 'en',
    filename: file,
  });
  const messages = Object.fromEntries(
    Object.entries(entries).map(([id, { translation = '' }]) => [id, translation]),
  );
  return setupI18n({ locale: 'hu', messages: { hu: messages } });
}
