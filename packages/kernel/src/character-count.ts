/** Counts visible characters: an accented letter is one, in any encoding. Source: KE-15. */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
