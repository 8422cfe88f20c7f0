import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export interface FakeRedis {
  readonly url: string;
  /** Milliseconds every answer is late from now on. */
  delay(ms: number): void;
  /** Breaks every connection and takes no new one until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  value: Buffer | Set<string>;
  until: number;
}

/** The part of Redis that the adapter uses, over a real socket, in the memory of the test. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const entries = new Map<string, Entry>();
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let port = 0;
  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry !== undefined && entry.until <= Date.now()) entries.delete(key);
    return entries.get(key);
  };
  const setOf = (key: string): Set<string> => {
    const found = find(key)?.value;
    if (found instanceof Set) return found;
    const made = new Set<string>();
    entries.set(key, { value: made, until: Infinity });
    return made;
  };
  const commands: Record<string, (args: readonly Buffer[]) => string | Buffer> = {
    GET: ([key]) => {
      const value = find(String(key))?.value;
      return value instanceof Buffer ? bulk(value) : '$-1\r\n';
    },
    SET: ([key, value, ...rest]) => {
      const words = rest.map(String);
      if (words.includes('NX') && find(String(key)) !== undefined) return '$-1\r\n';
      const ttl = Number(words[words.indexOf('PX') + 1]);
      entries.set(String(key), { value: value ?? Buffer.alloc(0), until: Date.now() + ttl });
      return '+OK\r\n';
    },
    INCRBY: ([key, by]) => {
      const entry = find(String(key)) ?? { value: Buffer.from('0'), until: Infinity };
      const next = Number(String(entry.value)) + Number(String(by));
      entries.set(String(key), { ...entry, value: Buffer.from(String(next)) });
      return `:${next}\r\n`;
    },
    PTTL: ([key]) => {
      const until = find(String(key))?.until;
      if (until === undefined) return ':-2\r\n';
      return until === Infinity ? ':-1\r\n' : `:${Math.round(until - Date.now())}\r\n`;
    },
    PEXPIRE: ([key, ttl]) => {
      const entry = find(String(key));
      if (entry === undefined) return ':0\r\n';
      entry.until = Date.now() + Number(String(ttl));
      return ':1\r\n';
    },
    SADD: ([key, ...members]) => {
      for (const member of members) setOf(String(key)).add(String(member));
      return ':1\r\n';
    },
    SREM: ([key, ...members]) => {
      for (const member of members) setOf(String(key)).delete(String(member));
      return ':1\r\n';
    },
    SMEMBERS: ([key]) => {
      const members = [...setOf(String(key))];
      return `*${members.length}\r\n${members.map((member) => `$${Buffer.byteLength(member)}\r\n${member}\r\n`).join('')}`;
    },
    UNLINK: (keys) => {
      for (const key of keys) entries.delete(String(key));
      return ':1\r\n';
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const read = readCommand(rest);
        if (read === undefined) return;
        rest = rest.subarray(read.length);
        const [name = Buffer.alloc(0), ...args] = read.args;
        const answer = commands[String(name).toUpperCase()]?.(args) ?? '-ERR unknown command\r\n';
        if (delayMs === 0) socket.write(answer);
        else setTimeout(() => socket.destroyed || socket.write(answer), delayMs);
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : port;
  };
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  return {
    url: `redis://127.0.0.1:${port}`,
    delay: (ms) => void (delayMs = ms),
    shut,
    open,
    close: shut,
  };
}

function bulk(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`$${value.length}\r\n`), value, Buffer.from('\r\n')]);
}

/** `*2\r\n$3\r\nGET\r\n$1\r\na\r\n`; `undefined` while a part is still to come. */
function readCommand(bytes: Buffer): { args: Buffer[]; length: number } | undefined {
  let at = 0;
  const readLine = (): string | undefined => {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) return undefined;
    const line = bytes.toString('latin1', at, end);
    at = end + 2;
    return line;
  };
  const head = readLine();
  if (head === undefined) return undefined;
  const args: Buffer[] = [];
  for (let left = Number(head.slice(1)); left > 0; left--) {
    const size = readLine();
    if (size === undefined) return undefined;
    const length = Number(size.slice(1));
    if (bytes.length < at + length + 2) return undefined;
    args.push(bytes.subarray(at, at + length));
    at += length + 2;
  }
  return { args, length: at };
}
