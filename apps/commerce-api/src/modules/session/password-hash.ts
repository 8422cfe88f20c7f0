import {
  argon2 as argon2WithCallback,
  randomBytes,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

const saltBytes = 16;
const hashBytes = 32;
const argon2Settings = { memory: 19 * 1024, passes: 2, parallelism: 1 } as const;
const scryptSettings = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const;

// A Node built on an older OpenSSL lacks argon2.
const hasArgon2 = typeof argon2WithCallback === 'function';
const scrypt = promisify<Buffer, Buffer, number, typeof scryptSettings, Buffer>(scryptWithCallback);

/**
 * Hashes a password to PHC text: argon2id with 19 MiB, 2 passes and 1 lane if Node has it, else scrypt 2^17/8/1.
 * Takes about 50 ms and this memory: run it through a queue.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const message = Buffer.from(password.normalize('NFC'));
  const hash = hasArgon2
    ? await argon2(message, salt)
    : await scrypt(message, salt, hashBytes, scryptSettings);
  return hashText(salt, hash);
}

/** Returns true if the hash was created from the password. A hash of an unknown kind matches none. */
export async function matchesHash(password: string, phc: string): Promise<boolean> {
  const [, kind = '', ...fields] = phc.split('$');
  const salt = Buffer.from(fields.at(-2) ?? '', 'base64');
  const expected = Buffer.from(fields.at(-1) ?? '', 'base64');
  const message = Buffer.from(password.normalize('NFC'));
  if (kind === 'argon2id' && hasArgon2) {
    const numbers = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(fields.at(-3) ?? '');
    if (numbers === null) return false;
    const [memory, passes, parallelism] = numbers.slice(1).map(Number) as [number, number, number];
    return isSame(await argon2(message, salt, { memory, passes, parallelism }), expected);
  }
  if (kind === 'scrypt') {
    return isSame(await scrypt(message, salt, hashBytes, scryptSettings), expected);
  }
  return false;
}

/** Returns true if the hash has outdated settings, so that the next login should renew it. */
export function isOutdatedHash(phc: string): boolean {
  return settingsOf(phc) !== settingsOf(dummyHash);
}

function settingsOf(phc: string): string {
  return phc.split('$').slice(0, -2).join('$');
}

function argon2(
  message: Buffer,
  nonce: Buffer,
  settings: { memory: number; passes: number; parallelism: number } = argon2Settings,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2WithCallback(
      'argon2id',
      { message, nonce, tagLength: hashBytes, ...settings },
      (error, hash) => (error === null ? resolve(hash) : reject(error)),
    );
  });
}

/** Base64 without padding, as in PHC texts. */
function bare(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** Matches no password and takes as long to check: used if there is no account. */
export const dummyHash = hashText(Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

function hashText(salt: Buffer, hash: Buffer): string {
  if (!hasArgon2) return `$scrypt$ln=17,r=8,p=1$${bare(salt)}$${bare(hash)}`;
  const { memory, passes, parallelism } = argon2Settings;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(hash)}`;
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
