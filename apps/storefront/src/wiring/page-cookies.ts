/** The cookies a page may read and write: `document.cookie` as a pair of functions. */
export const pageCookies = {
  read: () => document.cookie,
  write(cookie: string): void {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
    document.cookie = cookie;
  },
};
