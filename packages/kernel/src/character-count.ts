/** Characters as people count them: an accented letter is one, however it was typed. Source: KE-15. */
export function characterCount(text: string): number {
  return [...text.normalize('NFC')].length;
}
