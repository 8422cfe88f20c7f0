import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ApiConfig } from '@shop/api-settings';
import type { Email } from './email.ts';

/** Delivers an email to the mail server. Errors: rejects on failure; the email then waits for another attempt. */
export type EmailTransport = (email: Email) => Promise<void>;

/** Timeout of each response of the mail server, in milliseconds. */
const smtpTimeoutMs = 10_000;

/** Folder of emails that are written to disk without a mail server. */
export function outboxFolder({ dataDir }: Pick<ApiConfig, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Sends through `SMTP_URL` if set, else writes one `.eml` file per email into `DATA_DIR/outbox`. */
export function createEmailTransport(
  config: Pick<ApiConfig, 'smtpUrl' | 'dataDir' | 'mailFrom'>,
): EmailTransport {
  return config.smtpUrl === undefined
    ? createFileTransport(outboxFolder(config), config.mailFrom)
    : createSmtpTransport(config.smtpUrl, config.mailFrom);
}

/** A password in `url` is sent over TLS only; `?requireTLS=false` in the URL turns this off. */
function createSmtpTransport(url: string, from: string): EmailTransport {
  const smtp = createTransport({
    url,
    requireTLS: new URL(url).username !== '',
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (email) => {
    await smtp.sendMail({ from, ...addressed(email) });
  };
}

/** Files appear complete, and only their owner can read them. */
function createFileTransport(folder: string, from: string): EmailTransport {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (email) => {
    const { message } = await writer.sendMail({ from, ...addressed(email) });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, join(folder, `${name}.eml`));
  };
}

/** Passes each address as one address, never as a list to be parsed, whatever text it contains. */
function addressed({ to, replyTo, unsubscribeUrl, attachments = [], ...email }: Email) {
  return {
    ...email,
    attachments: [...attachments],
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          headers: {
            'List-Unsubscribe': { prepared: true, foldLines: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
  };
}
