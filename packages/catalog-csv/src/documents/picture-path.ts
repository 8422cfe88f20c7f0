import { picturePath } from '@shop/contract';
import { documentId } from './document-id.ts';

/** Names that the shop serves as pictures, and no character that a file name cannot have. */
const servedName = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;
const usableName = /^[^./\\:\p{Cc}][^/\\:\p{Cc}]*$/u;
const maxNameBytes = 200;
const maxPathLength = 450;

/** Where a picture is in the media folder, and where it comes from. */
export interface PicturePlace {
  readonly path: string;
  /** Address on another server; `undefined` for a file that the shop has already. */
  readonly address: string | undefined;
}

/**
 * Returns the place of a picture: host and path of an address on another server, a path as it is. `undefined` where
 * there is no picture.
 */
export function picturePlace(text: string): PicturePlace | undefined {
  const trimmed = text.trim();
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!/^https?:/i.test(address)) {
    const path = picturePath(address);
    return path === undefined ? undefined : { path, address: undefined };
  }
  const url = URL.parse(address);
  if (url === null) return undefined;
  return { path: picturePath(address) ?? pathOf(url), address: url.href };
}

/** Returns the path for an address whose path another picture of the file has. */
export function numberedPath(address: string): string {
  const host = new URL(address).hostname.replaceAll(/[^a-z\d.-]/g, '') || 'pictures';
  return `/${host}/${documentId(address)}.jpg`;
}

function pathOf(url: URL): string {
  const names = [url.hostname, ...url.pathname.split('/').filter((name) => name !== '')].map(
    decoded,
  );
  const path = `/${names.join('/')}`;
  const isUsable = names.every(
    (name) => usableName.test(name) && new TextEncoder().encode(name).length <= maxNameBytes,
  );
  return isUsable && servedName.test(path) && path.length <= maxPathLength
    ? path
    : numberedPath(url.href);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
