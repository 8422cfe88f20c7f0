import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOrderDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { readConfig } from '../../platform/config.ts';
import { outboxFolder } from './email-transport.ts';
import { readEmail } from './read-email.ts';
import { print, printLines } from '../../platform/terminal-text.ts';

export const emailUsage = `  shop letters list              the newest 50 letters that were kept instead of sent
  shop letters show NUMBER…      what a letter says; 1 is the newest
`;

const longestList = 50;

/** `shop letters list|show`. Answers the exit code: 1 when an email is not there. */
export async function runEmails(args: readonly string[]): Promise<number> {
  const [action = 'list', ...numbers] = args;
  const config = readConfig(process.env, process.cwd());
  const folder = outboxFolder(config);
  const isList = action === 'list' && numbers.length === 0;
  if (!isList && !(action === 'show' && numbers.length > 0 && numbers.every(isNumber))) {
    throw new Error(`Usage:\n${emailUsage}`);
  }
  if (config.smtpUrl !== undefined) {
    print('Letters go out through SMTP_URL; what is here was kept before.\n');
  }
  if (isList) {
    printLines(await listEmails(folder));
    return 0;
  }
  const emailTexts = await Promise.all(numbers.map((number) => showEmail(folder, Number(number))));
  for (const [index, text] of emailTexts.entries()) {
    print(text === undefined ? `${numbers[index]}: no such letter\n` : `${text}\n`);
  }
  return emailTexts.includes(undefined) ? 1 : 0;
}

/** One line an email, the newest first: number, when, to whom, about what. Then where they lie. */
export async function listEmails(folder: string): Promise<readonly string[]> {
  const files = (await keptFiles(folder)).slice(0, longestList);
  const lines = await Promise.all(
    files.map(async (file, index) => {
      const { to, subject } = readEmail(await readFile(join(folder, file), 'utf8'));
      return `${index + 1}  ${writtenAt(file)}  ${to}  ${subject}`;
    }),
  );
  return [...lines, `${files.length === 0 ? 'No letter' : 'The letters are'} in ${folder}`];
}

/** An email as text; `undefined` when there is none of this number. */
export async function showEmail(folder: string, number: number): Promise<string | undefined> {
  const file = (await keptFiles(folder))[number - 1];
  if (file === undefined) return undefined;
  const { to, subject, text } = readEmail(await readFile(join(folder, file), 'utf8'));
  return `${writtenAt(file)}  ${to}\n${subject}\n\n${text.trim()}\n`;
}

/** The newest first: their names begin with the moment they were written. */
async function keptFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .toReversed();
}

function writtenAt(file: string): string {
  const [day = '', time = ''] = file.slice(0, 23).split('T');
  const at = Date.parse(`${day}T${time.slice(0, 8).replaceAll('-', ':')}Z`);
  return formatOrderDate(unsafeBrand<EpochMs>(at));
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);
