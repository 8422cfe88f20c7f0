import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email that the server received. */
interface ReceivedEmail {
  readonly isEncrypted: boolean;
  /** The account that signed in. */
  readonly user: string | undefined;
  readonly from: string;
  readonly to: readonly string[];
  /** Headers by their name in lower case, with folded lines joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface TestSmtpServer {
  readonly port: number;
  readonly received: readonly ReceivedEmail[];
  /** Received credentials, accepted or not. */
  readonly attempts: readonly { readonly isEncrypted: boolean; readonly password: string }[];
  close(): Promise<void>;
}

/** An SMTP server on loopback that accepts the account `bolt` with the password `jelszó:1`. */
export async function startSmtpServer(options: SMTPServerOptions): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  const attempts: { isEncrypted: boolean; password: string }[] = [];
  const server = new SMTPServer({
    authMethods: ['PLAIN'],
    disabledCommands: ['AUTH'],
    logger: false,
    onAuth({ username, password }, { secure }, answer) {
      attempts.push({ isEncrypted: secure, password: password ?? '' });
      const isRight = username === 'bolt' && password === 'jelszó:1';
      answer(isRight ? null : new Error('Bad credentials'), { user: username });
    },
    onData(stream, session, answer) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        const [head = '', ...rest] = raw.split('\r\n\r\n');
        received.push({
          isEncrypted: session.secure,
          user: session.user ?? undefined,
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          headers: readHeaders(head),
          body: rest.join('\r\n\r\n'),
        });
        answer();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    attempts,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function readHeaders(head: string): Readonly<Record<string, string>> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const colonAt = line.indexOf(':');
      return [line.slice(0, colonAt).toLowerCase(), line.slice(colonAt + 1).trim()];
    }),
  );
}

/** Creates a key and a self-signed certificate for `localhost`. */
export function makeCertificate(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
    const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2';
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...request.split(' '), ...names, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
