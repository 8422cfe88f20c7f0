/** The cookies a page may read and write. No method throws. */
export interface PageCookies {
  /** Returns `document.cookie`; empty if the browser denies access. */
  read(): string;
  write(cookie: string): void;
}

/** Access to `document.cookie`, which throws in a page without its own origin. */
export const pageCookies: PageCookies = {
  read() {
    try {
      return document.cookie ?? '';
    } catch {
      return '';
    }
  },
  write(cookie) {
    try {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
      document.cookie = cookie;
    } catch {
      // The caller reads the cookie to learn whether it was stored.
    }
  },
};
