/** Output formats of a picture. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Returns the smallest format that the client accepts. Ignores a format with `q=0`. */
export function imageFormat(accept: string): ImageFormat {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) =>
      range
        .trim()
        .split(';')
        .map((part) => part.trim()),
    )
    .filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part)))
    .map(([type]) => type);
  const accepted = new Set(ranges);
  if (accepted.has('image/avif')) return 'avif';
  return accepted.has('image/webp') ? 'webp' : 'jpeg';
}
