import * as v from 'valibot';

/** Vite's list of what it built for the browser: the files of each module, by its path in the source. */
export const clientManifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    src: v.optional(v.string()),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
);
export type ClientManifest = v.InferOutput<typeof clientManifest>;

export interface ModuleFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A module's own file first, then those it imports statically, with the styles of all, as paths. */
export function filesOf(manifest: ClientManifest, key: string): ModuleFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    // A module's own styles come first: the entry's name the cascade layers, and the first to name them decides.
    for (const style of chunk.css) styles.add(`/${style}`);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}
