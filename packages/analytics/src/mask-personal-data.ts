/** Longest text of an event, in characters. */
const maxTextLength = 100;

/** Every word with an at sign. */
const email = /\S*@\S*/gu;
/** Seven digits or more, with usual separators between them. */
const longNumber = /\+?\d(?:[\s()./-]{0,2}\d){6,}/gu;

/**
 * Replaces email addresses by `[email]` and numbers of seven or more digits (telephone, card, order) by `[number]`.
 * Trims the text and cuts it to 100 characters. Source: AN-9.
 */
export function maskPersonalData(text: string): string {
  const masked = text.replaceAll(email, '[email]').replaceAll(longNumber, '[number]').trim();
  return [...masked].slice(0, maxTextLength).join('');
}

/**
 * Returns the path of an address without query and fragment. A segment that contains an email address, a number of seven
 * or more digits, or more than 40 characters without a hyphen (a token) becomes `-`. Source: AN-9.
 */
export function plainPath(path: string): string {
  const [withoutQuery = ''] = path.split(/[?#]/, 1);
  return withoutQuery
    .split('/')
    .map((segment) => (isPersonal(segment) ? '-' : segment))
    .join('/');
}

function isPersonal(segment: string): boolean {
  const decoded = decode(segment);
  return (
    maskPersonalData(decoded) !== decoded.trim().slice(0, maxTextLength) ||
    /[^-]{41}/u.test(decoded)
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid escape cannot be checked.
    return '@';
  }
}
