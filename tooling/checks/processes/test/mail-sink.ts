import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface MailSink {
  readonly port: number;
  /** Emails received so far, the oldest first: recipient and full text. */
  readonly emails: readonly { readonly to: string; readonly text: string }[];
  close(): void;
}

/** Starts a mail server on loopback that accepts every email and delivers none. Source: RFC 5321. */
export async function startMailSink(): Promise<MailSink> {
  const emails: { to: string; text: string }[] = [];
  const server = createServer((socket) => serve(socket, emails)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    emails,
    close: () => server.close(),
  };
}

function serve(socket: Socket, emails: { to: string; text: string }[]): void {
  let unread = '';
  let to = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const read = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else {
      say('250 ok');
    }
  };
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    unread += chunk;
    for (;;) {
      const end = isData ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n');
      if (end === -1) return;
      const text = unread.slice(0, end);
      unread = unread.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        emails.push({ to, text });
        say('250 taken');
      } else {
        read(text);
      }
    }
  });
  socket.on('error', () => undefined);
  say('220 sink');
}
