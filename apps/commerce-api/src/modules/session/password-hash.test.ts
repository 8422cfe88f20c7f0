import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { matchesHash, hashPassword, isOutdatedHash, dummyHash } from './password-hash.ts';

describe('a password', () => {
  it('fits the hash made of it and no other does', async () => {
    const hash = await hashPassword('Négy sárga bögre');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await matchesHash('Négy sárga bögre', hash)).toBe(true);
    expect(await matchesHash('Négy sárga bögrE', hash)).toBe(false);
  });

  it('is the same however its accents are coded', async () => {
    const hash = await hashPassword('körte'.normalize('NFD').padEnd(8, 'x'));
    expect(await matchesHash('körte'.normalize('NFC').padEnd(8, 'x').slice(0, 7), hash)).toBe(true);
  });

  it('gets another hash each time', async () => {
    expect(await hashPassword('egyforma')).not.toBe(await hashPassword('egyforma'));
  });

  it('never matches a broken or a missing hash', async () => {
    for (const hash of ['', '$argon2id$v=19$m=x$$', '$md5$abc', dummyHash]) {
      expect([hash, await matchesHash('', hash)]).toEqual([hash, false]);
    }
  });

  it('is renewed when the settings rise', () => {
    expect(isOutdatedHash(dummyHash)).toBe(false);
    expect(isOutdatedHash('$argon2id$v=19$m=9728,t=2,p=1$AAAA$AAAA')).toBe(true);
    expect(isOutdatedHash('$scrypt$ln=17,r=8,p=1$AAAA$AAAA')).toBe(true);
  });

  it.each([
    ['password', true],
    ['PassWord', true],
    ['12345678', true],
    ['Négy sárga bögre', false],
  ])('"%s" is common: %s', (password, common) => {
    expect(isCommonPassword(password)).toBe(common);
  });
});
