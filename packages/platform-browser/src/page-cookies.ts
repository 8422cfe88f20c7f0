/** The cookies a page may read and write. Nothing here throws. */
export interface PageCookies {
  /** Value of `document.cookie`; empty where the browser refuses. */
  read(): string;
  write(cookie: string): void;
}

/** `document.cookie`, which throws in a page without an origin of its own. */
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
      // What could not be written is not there when it is read.
    }
  },
};
