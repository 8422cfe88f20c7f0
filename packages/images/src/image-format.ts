/** The forms a picture is made in. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The smallest form the client says it can show. A range it refuses with `q=0` does not count. */
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
