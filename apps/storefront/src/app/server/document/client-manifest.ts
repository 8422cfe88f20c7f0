import * as v from 'valibot';

/** Vite's manifest of the browser build: the files of each module, by its source path. */
export const clientManifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    src: v.optional(v.string()),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    dynamicImports: v.exactOptional(v.array(v.string())),
  }),
);
export type ClientManifest = v.InferOutput<typeof clientManifest>;

/** Modules of the shopper's session: the first one imports the others when it runs. */
export const shopperModules = [
  'src/shopper/start/create-shopper-session.ts',
  'src/shopper/services/account.ts',
  'src/shopper/services/outbox.ts',
  'src/shopper/services/cart.ts',
  'src/shopper/services/lists.ts',
  'src/shopper/services/checkout.ts',
] as const;

/**
 * Modules that parts of every page need: catalog client with address resolver, header and footer (pages with the
 * minimal layout have others).
 */
export const shellModules = [
  'src/shop/shop-services.ts',
  'src/shell/header/shop-header.tsx',
  'src/shell/footer/shop-footer.tsx',
] as const;

/** Returns the scripts of a module as paths: its own first, then its static imports. */
export function scriptsOf(manifest: ClientManifest, key: string): readonly string[] {
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(key);
  return [...scripts];
}

/** Returns the key of the entry, then those of the stages that it imports in order. Errors: throws without an entry. */
export function startKeys(manifest: ClientManifest): readonly string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error('The client build has no entry');
  return [entry, ...(manifest[entry]?.dynamicImports ?? [])];
}

/** Returns the style sheets of these modules as paths, each once, without those of their imports. */
export function stylesOf(manifest: ClientManifest, keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`);
}
