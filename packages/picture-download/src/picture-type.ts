/** Types of pictures that the shop can show, by the first bytes of a file. */
const beginnings: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ['jpeg', 0, '\xFF\xD8\xFF'],
  ['png', 0, '\x89PNG\r\n\x1A\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
];

/** Returns the type of a picture by its first bytes; `undefined` for other contents. Source: PD-4. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return beginnings.find(([, at, text]) => head.startsWith(text, at))?.[0];
}
