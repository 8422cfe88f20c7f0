import { appShellPath } from '../shop/urls/app-shell-path.ts';

/** Addresses of the app shell for a path: that of its store view, then that of the default one. */
export function appShellPaths(path: string): readonly string[] {
  return [`/${firstPart(path)}${appShellPath}`, appShellPath];
}

/** Addresses of the static page, the last resort: that of the path's store view, where it has one. */
export function offlinePages(path: string): readonly string[] {
  return [`/offline.${firstPart(path)}.html`, '/offline.html'];
}

const firstPart = (path: string) => path.split('/')[1] ?? '';
