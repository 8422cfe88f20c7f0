/** Returns the whole text of an email with its quoted-printable and base64 parts decoded. */
export function readableEmail(email: string): string {
  const base64 = email.replaceAll(
    /(?:^[A-Za-z0-9+/]{60,76}={0,2}\r?\n?)+(?:^[A-Za-z0-9+/]+={0,2}\r?$)?/gm,
    (block) => Buffer.from(block, 'base64').toString('utf8'),
  );
  const bytes = base64.replaceAll(/=\r?\n/g, '');
  return bytes.replaceAll(/(?:=[0-9A-F]{2})+/g, (code) =>
    Buffer.from(code.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
