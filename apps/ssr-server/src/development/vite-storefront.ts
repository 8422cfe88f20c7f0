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
  /** Server entry loaded at the start: values that do not depend on a page. */
  readonly build: StorefrontBuild;
  /**
   * Renders with the current source and current responses of the backend. Errors: rejects if the source cannot be
   * loaded.
   */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  /** Returns the data that pages of the store view have in common, from current source. */
  readonly renderCommonData: Renderer['commonData'];
  /** Responds to a request for a module. Returns `false` for every other request. */
  readonly serveModule: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Tells open pages to reload their data. */
  readonly refetchPages: () => void;
  close(): Promise<void>;
}

const serverEntry = '/src/app/entry-server.ts';
const clientEntry = 'src/app/entry-client.ts';

/** Build manifest for modules served by Vite: each module imports its dependencies itself. */
const manifest = {
  [clientEntry]: { file: clientEntry, isEntry: true, css: ['@page-styles.css'] },
};

/** Addresses of modules. No page address of the shop has such a beginning. */
const moduleAddress = /^\/(?:@|src\/|node_modules\/)/;

/**
 * Makes the server reload all of its source after a change. With an update in place, routes keep their first
 * components, and code that the router's plugin adds to them fails in a process without `window`.
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
 * Starts Vite for the storefront in `root`. Its update socket uses `server`. `shop` and `look` are the arguments of
 * {@link StorefrontBuild.createRenderer}. Errors: rejects if the storefront cannot be loaded.
 */
export async function createViteStorefront(
  root: string,
  server: Server,
  shop: ShopConfig,
  ...look: readonly [themeCss: string, shopTexts: ShopMessageFiles['screens']]
): Promise<ViteStorefront> {
  // The plugin for texts searches them in the working directory.
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
    // Code of the backend may have changed; no tag reports such a change.
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
