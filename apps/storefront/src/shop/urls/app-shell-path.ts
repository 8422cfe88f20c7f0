/** Path of the app shell within a store view: the service worker sends it if it has no other page. */
export const appShellPath = '/app-shell';
