/** Path of the app shell within a store view: the page that the service worker sends where it has no other. */
export const appShellPath = '/app-shell';
