/** Contents of a stored email. */
export interface StoredEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Reads an email in the format of this shop's file transport: ASCII, the plain text before the HTML. */
export function readEmail(raw: string): StoredEmail {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const field = (name: string) =>
    decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded(head))?.[1] ?? '');
  return {
    to: field('To').replace(/^<(.*)>$/, '$1'),
    subject: field('Subject'),
    text: plainText(raw),
  };
}

const plainHead = /^content-type: text\/plain[^]*?\r?\n\r?\n/im;
const multipartHead = /^content-type: multipart\/[^]*?boundary="([^"]+)"/gim;

function plainText(raw: string): string {
  const match = plainHead.exec(raw);
  if (match === null) return '';
  const [head] = match;
  // The innermost multipart that contains the text.
  const boundary = [...raw.slice(0, match.index).matchAll(multipartHead)].at(-1)?.[1];
  const bodyPart = raw.slice(match.index + head.length);
  const [part = ''] = boundary === undefined ? [bodyPart] : bodyPart.split(`\n--${boundary}`, 1);
  const body = part.replace(/\r$/, '');
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll(/=\r?\n/g, '')) : body;
}

/** Joins the lines of a folded header. */
function unfolded(head: string): string {
  return head.replaceAll(/\r?\n[ \t]+/g, ' ');
}

/** `=?UTF-8?Q?Rendel=C3=A9s?=`, RFC 2047. Removes the space between two of them. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, encoded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString()
        : decodeQuoted(encoded.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
