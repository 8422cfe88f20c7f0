import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/** A package registry on loopback that contains only the packages published to it. */
export interface Registry {
  readonly url: string;
  /** The `.npmrc` for a folder that publishes to this registry only. */
  readonly npmrc: string;
  /** The environment in which npm, pnpm and changesets use this registry only. */
  readonly env: NodeJS.ProcessEnv;
  readonly close: () => Promise<void>;
}

/** Starts a registry. Stores its packages in `folder`, and the caches of its clients. */
export async function startRegistry(folder: string): Promise<Registry> {
  const storage = join(folder, 'storage');
  mkdirSync(storage, { recursive: true });
  // No uplinks: a package that was not published here is not found.
  const server = (await runServer({
    configPath: join(folder, 'registry.yaml'),
    storage,
    uplinks: {},
    packages: { '**': { access: '$all', publish: '$all' } },
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  } as never)) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const url = `http://${address}`;

  // Clients refuse to publish without a token. The registry accepts any.
  const npmrc = `registry=${url}\n@shop:registry=${url}\n//${address}:_authToken=any\n`;
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, npmrc);
  return {
    url,
    npmrc,
    env: {
      ...withoutRegistrySettings(process.env),
      npm_config_userconfig: settings,
      npm_config_globalconfig: join(folder, 'no-npmrc'),
      npm_config_registry: url,
      npm_config_cache: join(folder, 'npm-cache'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_DATA_HOME: join(folder, 'data'),
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Removes the settings that a parent npm or pnpm passes to its children. They would override the settings above. */
function withoutRegistrySettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(npm|pnpm)_config_/i.test(name)),
  );
}
