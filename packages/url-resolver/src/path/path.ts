import { percentDecode, percentEncode } from './percent-encoding.ts';

const maxPathLength = 500;
/** Maximum length of a name in the catalog or the content. */
const maxPartLength = 200;

/** An address of this origin, taken apart. */
export interface Address {
  /** Path as returned by `normalisePath`. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Parts an address into path and query; what follows `#` is dropped. Never throws. Source: UR-1. */
export function splitAddress(address: string): Address {
  const [withoutHash = ''] = address.split('#', 1);
  const mark = withoutHash.indexOf('?');
  if (mark < 0) return { path: normalisePath(withoutHash), search: '' };
  const search = withoutHash.slice(mark);
  return { path: normalisePath(withoutHash.slice(0, mark)), search: search === '?' ? '' : search };
}

/**
 * The one way a path is written: a slash in front and none behind, percent-encoded exactly where it must
 * be, accents composed (NFC), no empty, `.` or `..` parts. `/` when nothing is left.
 *
 * Never throws and never leaves the origin: what cannot be decoded is taken as text, backslashes count as
 * slashes, control characters disappear, `..` at the top is dropped. Applied twice it changes nothing.
 * Source: UR-1, UR-2.
 */
export function normalisePath(path: string): string {
  const unslashed = path.endsWith('/') ? path.slice(0, -1) : path;
  if (isPlain(unslashed)) return unslashed;
  const parts: string[] = [];
  for (const raw of path.split(/[/\\]/)) {
    const part = clean(percentDecode(raw));
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return joinParts(parts);
}

/** Converts a `url_path` of the catalog, plain text with parts between slashes, to a path. Source: UR-3. */
export function pathOfText(text: string): string {
  const path = `/${text}`;
  if (isPlain(path)) return path;
  return joinParts(text.split('/').map(clean).filter(isPart));
}

/** Converts a normalised path to the form of the catalog: decoded, without the leading slash. Source: UR-3. */
export function textOfPath(path: string): string {
  return path.slice(1).split('/').map(percentDecode).join('/');
}

/** The decoded parts of a normalised path; none for `/`. */
export function partsOfPath(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/').map(percentDecode);
}

/** A path from decoded parts. */
export function joinParts(parts: readonly string[]): string {
  return `/${parts.map((part) => percentEncode(part, readable)).join('/')}`;
}

/** Quick check that a path is normalised already, as nearly every product and category path is. */
function isPlain(path: string): boolean {
  return /^(?:\/[a-z0-9_~-][a-z0-9_~.-]*)+$/.test(path);
}

function isPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..';
}

/** These need no encoding in a path. */
const readable = /%(?:3A|40|2C|24|26|2B|3D|3B)/g;

function clean(part: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  return part.replace(/[\u0000-\u001f\u007f]/g, '').normalize('NFC');
}

/**
 * True if a path is too long to be looked up: as written in the address, or one of its decoded parts. Source: UR-31.
 */
export function isTooLongPath(path: string): boolean {
  if (path.length <= maxPartLength) return false;
  return (
    path.length > maxPathLength || partsOfPath(path).some((part) => part.length > maxPartLength)
  );
}
