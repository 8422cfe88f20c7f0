import { relative } from 'node:path';
import { parseAst, type EnvironmentModuleNode, type Plugin } from 'vite';

/** The exports of a module that a newer version of it can replace. */
interface LiveExports {
  /** Local names by exported names. */
  readonly locals: ReadonlyMap<string, string>;
  /** Positions of `const` in front of exports. */
  readonly constants: readonly number[];
  /** Equal for two versions of a module that export the same names. */
  readonly signature: string;
}

/**
 * Applies a change in a package to the open page, without loading the page again: the changed module writes its new
 * functions into the bindings that everybody has imported, and the components that reach the module render again with
 * their state. Without it a change of a module that no component imports alone reloads the page.
 *
 * A module whose exported names change reloads the page. `packages` is the folder of the packages; `ui` is left out,
 * because React Refresh handles its components.
 */
export function liveRules(packages: string): Plugin {
  const signatures = new Map<string, string>();
  const isRule = (id: string) => {
    const path = relative(packages, id);
    return !path.startsWith('..') && !path.startsWith('ui/') && path.endsWith('.ts');
  };
  return {
    name: 'live-rules',
    enforce: 'post',
    apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!isRule(id)) return undefined;
      const exported = readLiveExports(code);
      if (exported === undefined) return undefined;
      signatures.set(id, exported.signature);
      return { code: withLiveExports(code, exported), map: null };
    },
    hotUpdate: {
      order: 'post',
      async handler({ type, modules, timestamp }) {
        const changed = modules.filter(({ id }) => id !== null && signatures.has(id));
        if (type !== 'update' || changed.length === 0) return undefined;
        const { moduleGraph, hot } = this.environment;
        for (const module of changed) {
          const previousSignature = signatures.get(module.id ?? '');
          moduleGraph.invalidateModule(module);
          try {
            await this.environment.transformRequest(module.url);
          } catch {
            // Vite sends the update, and the browser shows the error.
            return undefined;
          }
          if (signatures.get(module.id ?? '') !== previousSignature) {
            hot.send({ type: 'full-reload', path: '*' });
            return [];
          }
        }
        const components = componentsAbove(changed, (id) => signatures.has(id));
        // A module that exports more than components asks for a reload, which its new rule does not need.
        for (const component of components) {
          Object.assign(component, { lastHMRInvalidationReceived: true });
        }
        const updated = [...changed, ...components];
        hot.send({
          type: 'update',
          updates: updated.map(({ url }) => ({
            type: 'js-update',
            path: url,
            acceptedPath: url,
            timestamp,
          })),
        });
        return [];
      },
    },
  };
}

/** Top-level exports; `undefined` for a module with a default export, patterns or renamed exports, or with none. */
function readLiveExports(code: string): LiveExports | undefined {
  const locals = new Map<string, string>();
  const constants: number[] = [];
  const forwarded: string[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ExportDefaultDeclaration') return undefined;
    if (statement.type === 'ExportAllDeclaration') forwarded.push(statement.source.value);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (statement.source !== null) {
      forwarded.push(code.slice(statement.start, statement.end));
    } else if (declaration === null) {
      if (statement.specifiers.length > 0) return undefined;
    } else if (declaration.type === 'VariableDeclaration') {
      if (declaration.kind === 'const') constants.push(declaration.start);
      for (const { id } of declaration.declarations) {
        if (id.type !== 'Identifier') return undefined;
        locals.set(id.name, id.name);
      }
    } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
      locals.set(declaration.id.name, declaration.id.name);
    }
  }
  if (locals.size === 0) return undefined;
  return { locals, constants, signature: [...locals.keys(), ...forwarded].sort().join() };
}

/**
 * The first version of a module writes into its own bindings what any later version exports. Positions stay as they are,
 * so the source map does too.
 */
function withLiveExports(code: string, { locals, constants }: LiveExports): string {
  let variable = code;
  for (const at of constants) {
    variable = `${variable.slice(0, at)}let  ${variable.slice(at + 'const'.length)}`;
  }
  const pattern = [...locals].map(([exported, local]) => `${exported}: ${local}`).join(', ');
  return `${variable}
if (import.meta.hot) {
  import.meta.hot.data.replace ??= (next) => { ({ ${pattern} } = next); };
  import.meta.hot.accept((next) => { if (next) import.meta.hot.data.replace(next); });
}
`;
}

/** The nearest modules above that accept their own updates: those of components. */
function componentsAbove(
  modules: readonly EnvironmentModuleNode[],
  isLive: (id: string) => boolean,
): readonly EnvironmentModuleNode[] {
  const visitedModules = new Set<EnvironmentModuleNode>(modules);
  const components: EnvironmentModuleNode[] = [];
  const queue = [...modules];
  for (let module = queue.pop(); module !== undefined; module = queue.pop()) {
    for (const importer of module.importers) {
      if (visitedModules.has(importer)) continue;
      visitedModules.add(importer);
      if (importer.isSelfAccepting === true && !isLive(importer.id ?? ''))
        components.push(importer);
      else queue.push(importer);
    }
  }
  return components;
}
