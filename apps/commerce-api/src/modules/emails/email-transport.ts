import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ApiConfig } from '@shop/api-settings';
import type { Email } from './email.ts';

/** Takes an email off our hands. Errors: rejects when it could not; the email then waits for another try. */
export type EmailTransport = (email: Email) => Promise<void>;

/** Milliseconds a mail server may take to answer at each step. */
const smtpTimeoutMs = 10_000;

/** Folder of emails that no mail server takes. */
export function outboxFolder({ dataDir }: Pick<ApiConfig, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Sends through `SMTP_URL` where there is one, else writes one `.eml` file per email into `DATA_DIR/outbox`. */
export function createEmailTransport(
  config: Pick<ApiConfig, 'smtpUrl' | 'dataDir' | 'mailFrom'>,
): EmailTransport {
  return config.smtpUrl === undefined
    ? createFileTransport(outboxFolder(config), config.mailFrom)
    : createSmtpTransport(config.smtpUrl, config.mailFrom);
}

/** A password in `url` goes over TLS only; `?requireTLS=false` in the address gives that up. */
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

/** Files appear whole, readable by their owner only. */
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

/** Each address as one address and never as a list to be read, whatever the text holds. */
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
