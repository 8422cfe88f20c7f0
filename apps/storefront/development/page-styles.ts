import { isCSSRequest, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';

/** The address of the styles that a page is sent with: the development server names it as those of the entry. */
const address = '/@page-styles.css';
const serverEntry = '/src/app/entry-server.ts';

/**
 * Serves one style sheet with the styles of all modules that the server has rendered, so that the page has its styles
 * before its scripts. `first` is the style sheet that names the cascade layers.
 */
export function pageStyles(first: string): Plugin {
  return {
    name: 'page-styles',
    apply: (_config, { command }) => command === 'serve' && process.env['VITEST'] === undefined,
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        stylesOf(server, first).then((css) => {
          response.setHeader('content-type', 'text/css; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.end(css);
        }, next);
      });
    },
    hotUpdate({ file, timestamp }) {
      if (this.environment.name !== 'client' || !isCSSRequest(file)) return;
      this.environment.hot.send({
        type: 'update',
        updates: [{ type: 'css-update', path: address, acceptedPath: address, timestamp }],
      });
    },
  };
}

async function stylesOf({ environments }: ViteDevServer, first: string): Promise<string> {
  const entry = await environments.ssr.moduleGraph.getModuleByUrl(serverEntry);
  const sheets = [`/@fs${first}`, ...(entry === undefined ? [] : sheetsUnder(entry))];
  const texts = await Promise.all(
    sheets.map((url) => environments.client.transformRequest(`${url}?direct`)),
  );
  return texts.map((text) => text?.code ?? '').join('\n');
}

/** Addresses of the style sheets that a module reaches, each after those of the modules that it imports. */
function sheetsUnder(entry: EnvironmentModuleNode): readonly string[] {
  const visitedModules = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (visitedModules.has(module)) return;
    visitedModules.add(module);
    // A style sheet with a query is imported as an address or as text.
    if (module.url.endsWith('.css')) sheets.push(module.url);
    else for (const imported of module.importedModules) visit(imported);
  };
  visit(entry);
  return sheets;
}
