/** The page that says that there is no network: that of the path's store view, where it has one. */
export function offlinePages(path: string): readonly string[] {
  const [, storeCode = ''] = path.split('/');
  return [`/offline.${storeCode}.html`, '/offline.html'];
}
