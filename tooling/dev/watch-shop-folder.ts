import { watch } from 'node:fs';
import { sep } from 'node:path';

/** Milliseconds without another change before one is reported: editors and generators write several files. */
const quietMs = 200;

/** Folders of a shop that its servers read at their start. */
const readAtStart =
  /^(?:shop\.json|theme\.css|logo\.svg|(?:fonts|messages)[/\\]|content[/\\](?!media[/\\]|files[/\\]))/;

/**
 * Watches a shop folder. `onChange` gets the changed files, by path in the folder with slashes, once no file has changed for
 * a moment. Media are read with each request and are not reported. Returns what ends the watch.
 */
export function watchShopFolder(
  shopDir: string,
  onChange: (files: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(shopDir, { recursive: true }, (_event, name) => {
    if (name === null || !readAtStart.test(name)) return;
    changed.add(name.replaceAll(sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, quietMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
