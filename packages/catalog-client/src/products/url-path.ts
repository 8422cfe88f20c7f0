/** The url_path an address asks for: accents composed, without slashes at its ends, query and hash. Source: CC-18. */
export function urlPathOf(address: string): string {
  return address
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFC');
}
