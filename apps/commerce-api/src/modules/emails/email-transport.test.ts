import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Email } from './email.ts';
import { createEmailTransport } from './email-transport.ts';
import { makeCertificate, startSmtpServer, type TestSmtpServer } from './test/smtp-server.ts';

const email: Email = {
  to: 'anna@example.hu',
  subject: 'Rendelés visszaigazolása: őszi szőnyeg',
  text: 'Kedves Anna!\n.\nEgy sor, amely ponttal kezdődik.',
  html: '<p>Kedves Anna!</p>',
};

const { key, cert } = makeCertificate();
const authorities = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...authorities, cert]));
afterAll(() => setDefaultCACertificates(authorities));

const servers: TestSmtpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  servers.push(server);
  return server;
}

const withStartTls = { key, cert, disabledCommands: [] };
const withoutTls = { disabledCommands: ['STARTTLS'] };

function sendTo(port: number, options: { account?: string; scheme?: string; query?: string } = {}) {
  const { account = '', scheme = 'smtp', query = '' } = options;
  return createEmailTransport({
    smtpUrl: `${scheme}://${account}localhost:${port}${query}`,
    dataDir: '/nowhere',
    mailFrom: 'Bolt <rendeles@bolt.hu>',
  });
}

const account = `bolt:${encodeURIComponent('jelszó:1')}@`;

describe('an email over SMTP', () => {
  it('has the sender and the one recipient in its envelope, for any address', async () => {
    const server = await serve({ disabledCommands: ['AUTH', 'STARTTLS'] });
    const send = sendTo(server.port);
    await send(email);
    await send({ ...email, to: 'anna,bela@example.hu', replyTo: 'vevo@example.hu' });
    expect(server.received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'rendeles@bolt.hu', to: ['anna@example.hu'] },
      { from: 'rendeles@bolt.hu', to: ['"anna,bela"@example.hu'] },
    ]);
    expect(server.received[1]?.headers).toMatchObject({ 'reply-to': 'vevo@example.hu' });
  });

  it('arrives whole: headers, accents, a line with a dot alone, attachments', async () => {
    const server = await serve({ disabledCommands: ['AUTH', 'STARTTLS'] });
    await sendTo(server.port)({
      ...email,
      attachments: [{ filename: 'ászf.txt', contentType: 'text/plain', content: 'Feltételek' }],
    });
    const [message] = server.received;
    expect(message?.headers).toMatchObject({
      from: 'Bolt <rendeles@bolt.hu>',
      to: 'anna@example.hu',
      'mime-version': '1.0',
    });
    expect(message?.headers['message-id']).toMatch(/^<[^@\s]+@bolt[.]hu>$/);
    expect(Date.parse(message?.headers['date'] ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(decodeWords(message?.headers['subject'] ?? '')).toBe(email.subject);
    const body = decodeQuoted(message?.body ?? '');
    expect(body).toContain('Kedves Anna!\r\n.\r\nEgy sor, amely ponttal kezdődik.');
    expect(body).toContain('<p>Kedves Anna!</p>');
    expect(message?.body).toContain(Buffer.from('Feltételek').toString('base64'));
  });

  it('can be unsubscribed from by a mail program, where it may', async () => {
    const server = await serve({ disabledCommands: ['AUTH', 'STARTTLS'] });
    const unsubscribeUrl = `https://bolt.hu/newsletter/unsubscribe?token=${'a1'.repeat(60)}`;
    await sendTo(server.port)({ ...email, unsubscribeUrl });
    await sendTo(server.port)(email);
    const [withLink, without] = server.received;
    expect(withLink?.headers['list-unsubscribe']?.replaceAll(' ', '')).toBe(`<${unsubscribeUrl}>`);
    expect(withLink?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(Object.keys(without?.headers ?? {}).join()).not.toContain('unsubscribe');
  });
});

describe('a mail server with an account', () => {
  it.each<[name: string, options: SMTPServerOptions, scheme: string]>([
    ['STARTTLS', withStartTls, 'smtp'],
    ['TLS from the start', { ...withStartTls, secure: true }, 'smtps'],
  ])('gets the password and the email through %s', async (_name, options, scheme) => {
    const server = await serve(options);
    await sendTo(server.port, { account, scheme })(email);
    expect(server.attempts).toEqual([{ isEncrypted: true, password: 'jelszó:1' }]);
    expect(server.received).toMatchObject([{ isEncrypted: true, user: 'bolt' }]);
  });

  it('gets no password without TLS, as when an attacker strips STARTTLS', async () => {
    const server = await serve({ ...withoutTls, allowInsecureAuth: true });
    await expect(sendTo(server.port, { account })(email)).rejects.toThrow(/STARTTLS/);
    expect(server.attempts).toEqual([]);
    await sendTo(server.port, { account, query: '?requireTLS=false' })(email);
    expect(server.received).toMatchObject([{ isEncrypted: false, user: 'bolt' }]);
  });

  it('gets nothing with a certificate that no authority signed', async () => {
    const server = await serve({ ...makeCertificate(), disabledCommands: [] });
    await expect(sendTo(server.port, { account })(email)).rejects.toThrow(/certificate/);
    expect([server.attempts, server.received]).toEqual([[], []]);
  });

  it('that refuses the password fails the email, and no message names the password', async () => {
    const server = await serve(withStartTls);
    const failure = await sendTo(server.port, { account: 'bolt:titkos@' })(email).catch(String);
    expect(failure).toMatch(/Invalid login/);
    expect(failure).not.toContain('titkos');
    expect(server.received).toEqual([]);
  });
});

describe('a mail server in trouble', () => {
  it.each<[name: string, options: SMTPServerOptions, message: RegExp]>([
    [
      'the recipient',
      { onRcptTo: (_to, _session, answer) => answer(reply(550, 'No such mailbox')) },
      /No such mailbox/,
    ],
    [
      'the email',
      {
        onData(stream, _session, answer) {
          stream.resume();
          stream.on('end', () => answer(reply(452, 'Out of storage')));
        },
      },
      /Out of storage/,
    ],
  ])('that refuses %s fails the email with its reason', async (_name, options, message) => {
    const server = await serve({ ...options, disabledCommands: ['AUTH', 'STARTTLS'] });
    await expect(sendTo(server.port)(email)).rejects.toThrow(message);
  });

  it('that never answers fails the email within the time limit', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    try {
      await expect(sendTo(port, { query: '?greetingTimeout=100' })(email)).rejects.toThrow(
        /Greeting never received/,
      );
    } finally {
      silent.close();
    }
  });

  it('that is not there fails the email', async () => {
    const server = await startSmtpServer({});
    await server.close();
    await expect(sendTo(server.port)(email)).rejects.toThrow(/ECONNREFUSED/);
  });
});

const reply = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** Decodes the encoded words of a header. Source: RFC 2047. */
function decodeWords(header: string): string {
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeQuoted(text.replaceAll('_', ' ')),
  );
}

function decodeQuoted(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );
}
