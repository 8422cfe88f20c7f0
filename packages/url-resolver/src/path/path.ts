import { percentDecode, percentEncode } from './percent-encoding.ts';

const maxPathLength = 500;
/** Maximum length of a name in the catalog or the content. */
const maxPartLength = 200;

/** An address of this origin, split into path and query. */
export interface Address {
  /** Path as returned by `normalisePath`. */
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

/** Splits an address into path and query; drops the fragment after `#`. Never throws. Source: UR-1. */
export function splitAddress(address: string): Address {
  const [withoutHash = ''] = address.split('#', 1);
  const mark = withoutHash.indexOf('?');
  if (mark < 0) return { path: normalisePath(withoutHash), search: '' };
  const search = withoutHash.slice(mark);
  return { path: normalisePath(withoutHash.slice(0, mark)), search: search === '?' ? '' : search };
}

/**
 * Normalises a path: a slash at the start and none at the end, percent-encoded only where necessary, accents composed
 * (NFC), no empty, `.` or `..` parts. Returns `/` if no part is left.
 *
 * Never throws and never leaves the origin: treats undecodable parts as text and backslashes as slashes, removes
 * control characters, drops `..` at the top. Idempotent. Source: UR-1, UR-2.
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

/** Returns the decoded parts of a normalised path; empty for `/`. */
export function partsOfPath(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/').map(percentDecode);
}

/** Builds a path from decoded parts. */
export function joinParts(parts: readonly string[]): string {
  return `/${parts.map((part) => percentEncode(part, readable)).join('/')}`;
}

/** Quick check for a normalised path: nearly every product and category path passes it. */
function isPlain(path: string): boolean {
  return /^(?:\/[a-z0-9_~-][a-z0-9_~.-]*)+$/.test(path);
}

function isPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..';
}

/** Characters that need no encoding in a path. */
const readable = /%(?:3A|40|2C|24|26|2B|3D|3B)/g;

function clean(part: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it takes out
  return part.replace(/[\u0000-\u001f\u007f]/g, '').normalize('NFC');
}

/**
 * Returns true if a path is too long for a lookup: as written in the address, or one of its decoded parts. Source:
 * UR-31.
 */
export function isTooLongPath(path: string): boolean {
  if (path.length <= maxPartLength) return false;
  return (
    path.length > maxPathLength || partsOfPath(path).some((part) => part.length > maxPartLength)
  );
}
