import { appShellPath } from '../shop/urls/app-shell-path.ts';

/** Returns the addresses of the app shell for a path: that of its store view, then that of the default one. */
export function appShellPaths(path: string): readonly string[] {
  return [`/${firstPart(path)}${appShellPath}`, appShellPath];
}

/** Returns the addresses of the static fallback page: that of the path's store view, if it has one, first. */
export function offlinePages(path: string): readonly string[] {
  return [`/offline.${firstPart(path)}.html`, '/offline.html'];
}

const firstPart = (path: string) => path.split('/')[1] ?? '';
