import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOrderDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { readConfig } from '@shop/api-settings';
import { outboxFolder } from './email-transport.ts';
import { readEmail } from './read-email.ts';
import { print, printLines } from '@shop/shop-cli';

const longestList = 50;

/** `shop emails list`, and `show` with the numbers of emails. Returns the exit code: 1 if an email does not exist. */
export async function runEmails(numbers: readonly string[] = []): Promise<number> {
  const invalidNumber = numbers.find((number) => !/^[1-9]\d{0,8}$/.test(number));
  if (invalidNumber !== undefined)
    throw new Error(`shop emails show: "${invalidNumber}" is not a number of the list.`);
  const config = readConfig(process.env, process.cwd());
  const folder = outboxFolder(config);
  if (config.smtpUrl !== undefined) {
    print('Emails go out through SMTP_URL; what is here was kept before.\n');
  }
  if (numbers.length === 0) {
    printLines(await listEmails(folder));
    return 0;
  }
  const emailTexts = await Promise.all(numbers.map((number) => showEmail(folder, Number(number))));
  for (const [index, text] of emailTexts.entries()) {
    print(text === undefined ? `${numbers[index]}: no such email\n` : `${text}\n`);
  }
  return emailTexts.includes(undefined) ? 1 : 0;
}

/** Returns one line per email, the newest first: number, time, recipient, subject. Then the folder of the files. */
export async function listEmails(folder: string): Promise<readonly string[]> {
  const files = (await keptFiles(folder)).slice(0, longestList);
  const lines = await Promise.all(
    files.map(async (file, index) => {
      const { to, subject } = readEmail(await readFile(join(folder, file), 'utf8'));
      return `${index + 1}  ${writtenAt(file)}  ${to}  ${subject}`;
    }),
  );
  return [...lines, `${files.length === 0 ? 'No email' : 'The emails are'} in ${folder}`];
}

/** Returns an email as text; `undefined` if there is none with this number. */
export async function showEmail(folder: string, number: number): Promise<string | undefined> {
  const file = (await keptFiles(folder))[number - 1];
  if (file === undefined) return undefined;
  const { to, subject, text } = readEmail(await readFile(join(folder, file), 'utf8'));
  return `${writtenAt(file)}  ${to}\n${subject}\n\n${text.trim()}\n`;
}

/** Returns the files, the newest first: their names begin with the time they were written. */
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
