import { watch } from 'node:fs';
import { sep } from 'node:path';

/** Milliseconds without a change before the changes are reported: editors and generators write several files. */
const quietMs = 200;

/** Matches files in the folders of a shop that its servers read at their start. */
const readAtStart =
  /^(?:shop\.json|theme\.css|logo\.svg|(?:fonts|messages)[/\\]|content[/\\](?!media[/\\]|files[/\\]))/;

/**
 * Watches a shop folder. `onChange` gets the changed files once no file has changed for `quietMs`, as paths in the
 * folder with slashes. Media are not reported, because each request reads them. Returns a function that stops.
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
