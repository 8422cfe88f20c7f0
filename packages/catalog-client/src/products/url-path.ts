/** The url_path of an address: accents composed, without slashes at its ends, query and hash. Source: CC-31. */
export function urlPathOf(address: string): string {
  return address
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFC');
}
