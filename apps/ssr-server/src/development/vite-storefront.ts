import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { everyPage } from '@shop/contract';
import type { ShopMessageFiles } from '@shop/platform-node';
import type { ShopConfig } from '@shop/shop-config';
import {
  createServer,
  isRunnableDevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
} from 'vite';
import type { PageRequest, RenderedPage, Renderer, StorefrontBuild } from '../render/renderer.ts';

/** The storefront served by Vite: pages rendered from the current source, and the modules of the browser. */
export interface ViteStorefront {
  /** The server's entry as it was at the start: what does not change with a page. */
  readonly build: StorefrontBuild;
  /** Renders with the source and the answers of the backend as they are now. Errors: rejects with what keeps the source from being loaded. */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  /** As `render`, the data that pages of the store view have in common. */
  readonly renderCommonData: Renderer['commonData'];
  /** Answers a request for a module; `false` for every other request. */
  readonly serveModule: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Makes open pages reload their data. */
  readonly refetchPages: () => void;
  close(): Promise<void>;
}

const serverEntry = '/src/app/entry-server.ts';
const clientEntry = 'src/app/entry-client.ts';

/** The manifest of a build for the modules as Vite serves them: each imports the next one itself. */
const manifest = {
  [clientEntry]: { file: clientEntry, isEntry: true, css: ['@page-styles.css'] },
};

/** Addresses of modules. No page of the shop begins like one. */
const moduleAddress = /^\/(?:@|src\/|node_modules\/)/;

/**
 * Has the server load all of its source again after a change. Updated in place, routes keep their first components, and
 * code that the router's plugin adds to them fails in a process without `window`.
 */
const serverReload: Plugin = {
  name: 'server-reload',
  applyToEnvironment: ({ name }) => name === 'ssr',
  hotUpdate: {
    order: 'post',
    handler({ modules, timestamp }) {
      const { environment } = this;
      if (modules.length === 0 || !isRunnableDevEnvironment(environment)) return undefined;
      const invalidated = new Set<EnvironmentModuleNode>();
      for (const module of modules) {
        environment.moduleGraph.invalidateModule(module, invalidated, timestamp, true);
      }
      environment.runner.clearCache();
      return [];
    },
  },
};

/**
 * Starts Vite for the storefront in `root`. Its socket for updates is one of `server`. `shop` and `look`: as
 * {@link StorefrontBuild.createRenderer}. Errors: rejects when the storefront cannot be loaded.
 */
export async function createViteStorefront(
  root: string,
  server: Server,
  shop: ShopConfig,
  ...look: readonly [themeCss: string, shopTexts: ShopMessageFiles['screens']]
): Promise<ViteStorefront> {
  // The plugin of the texts looks for them from the working directory.
  process.chdir(root);
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    clearScreen: false,
    plugins: [serverReload],
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = (): Promise<StorefrontBuild> => {
    // Vite replaces its environments when its configuration changes.
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the entry of the server');
    return ssr.runner.import(serverEntry);
  };
  const build = await load();
  let current = { build, renderer: build.createRenderer(manifest, shop, ...look) };
  const latestRenderer = async () => {
    const latest = await load();
    if (latest !== current.build) {
      current = { build: latest, renderer: latest.createRenderer(manifest, shop, ...look) };
    }
    // Code of the backend may have changed, which no tag names.
    current.renderer.invalidate([everyPage]);
    return current.renderer;
  };
  return {
    build,
    render: async (request) => (await latestRenderer())(request),
    renderCommonData: async (request) => (await latestRenderer()).commonData(request),
    serveModule(request, response) {
      if (!moduleAddress.test(request.url ?? '')) return false;
      vite.middlewares(request, response, () => {
        response.statusCode = 404;
        response.end();
      });
      return true;
    },
    refetchPages: () => vite.environments.client.hot.send('shop:refetch', {}),
    close: () => vite.close(),
  };
}
