import { picturePath } from '@shop/contract';
import { documentId } from './document-id.ts';

/** File names that the shop serves as pictures, without characters that are invalid in file names. */
const servedName = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;
const usableName = /^[^./\\:\p{Cc}][^/\\:\p{Cc}]*$/u;
/** A query that can be part of a file name. */
const usableQuery = /^[\w=.-]{0,40}$/;
const maxNameBytes = 200;
const maxPathLength = 450;

/** Path of a picture in the media folder, and its source. */
export interface PicturePlace {
  readonly path: string;
  /** URL on another server; `undefined` for a file that the shop has already. */
  readonly address: string | undefined;
}

/**
 * Returns the place of a picture: host and path of an address on another server, a path as it is. `none` for the words
 * that stand for no picture, `invalid` for a text that is neither the path of a picture nor an address.
 */
export function picturePlace(text: string): PicturePlace | 'none' | 'invalid' {
  const trimmed = text.trim();
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!/^https?:/i.test(address)) {
    if (/^[a-z][a-z\d+.-]*:/i.test(address)) return 'invalid';
    const path = picturePath(address);
    if (path === undefined) return 'none';
    return servedName.test(path) ? { path, address: undefined } : 'invalid';
  }
  const url = URL.parse(address);
  if (url === null) return 'invalid';
  const ownPath = picturePath(address);
  const path = ownPath === undefined ? hostPath(url) : versionedPath(ownPath, url);
  return { path, address: url.href };
}

/** Returns the path for an address whose path another picture of the file has. */
export function numberedPath(address: string): string {
  const host = new URL(address).hostname.replaceAll(/[^a-z\d.-]/g, '') || 'pictures';
  return `/${host}/${documentId(address)}.jpg`;
}

function hostPath(url: URL): string {
  const names = [url.hostname, ...url.pathname.split('/').filter((name) => name !== '')].map(
    decoded,
  );
  const isUsable = names.every(
    (name) => usableName.test(name) && new TextEncoder().encode(name).length <= maxNameBytes,
  );
  return isUsable ? versionedPath(`/${names.join('/')}`, url) : numberedPath(url.href);
}

/**
 * Returns the path with the query of the address, which names the version of a picture: another version is another
 * file, which no cache confuses with the former.
 */
function versionedPath(path: string, { search, href }: URL): string {
  const query = search.slice(1);
  const versioned = path.replace(servedName, (end) => (query ? `.${query}${end}` : end));
  return usableQuery.test(query) && servedName.test(versioned) && versioned.length <= maxPathLength
    ? versioned
    : numberedPath(href);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
