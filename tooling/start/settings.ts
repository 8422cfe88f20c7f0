import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** Settings of the start command. The servers validate the rest of the environment. */
export interface StartSettings {
  /** Mode to start: the demo, unless SHOP_MODE names another. */
  readonly mode: 'demo' | 'production';
  readonly port: number;
  /** Port of the shop host of the demo. 0: no such host, and checkout is in the app or at SHOP_HOST_URL. */
  readonly shopHostPort: number;
  /** Address of an external backend with the same contract. `undefined` starts the backend of this repository. */
  readonly apiUrl: string | undefined;
  readonly dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and validates the settings. Errors: throws a message of one line that names the variable and how to fix it. */
export function readStartSettings(env: Environment, root: string): StartSettings {
  const port = readPort(env, 'PORT') ?? 3000;
  const apiUrl = env['API_URL'] || undefined;
  if (apiUrl !== undefined && !/^https?:\/\/[^\s/]+$/.test(apiUrl)) {
    throw new Error(
      `API_URL is "${apiUrl}", but must be an origin such as https://api.example: correct it or leave it out`,
    );
  }
  const mode = env['SHOP_MODE'] || 'demo';
  if (mode !== 'demo' && mode !== 'production') {
    throw new Error(`SHOP_MODE is "${mode}", but must be demo or production`);
  }
  const ownShopHost = env['SHOP_HOST_URL'] || mode === 'production' ? 0 : port + 1;
  return {
    mode,
    port,
    shopHostPort:
      env['SHOP_HOST_PORT'] === '0' ? 0 : (readPort(env, 'SHOP_HOST_PORT') ?? ownShopHost),
    apiUrl,
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
  };
}

/** Returns the folder settings as a prefix for commands of the same shop, such as `DATA_DIR=../bolt/.data `. */
export function folderSettings(env: Environment): string {
  return ['SHOP_DIR', 'DATA_DIR']
    .flatMap((name) => (env[name] ? [`${name}=${env[name]} `] : []))
    .join('');
}

function readPort(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_534) return port;
  throw new Error(
    `${name} is "${text}", but must be a port from 1 to 65534: correct it or leave it out`,
  );
}

/** Resolves if no program listens on `port`. Errors: rejects with a message of one line if one does. */
export function assertFree(port: number, name: string): Promise<void> {
  return new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      refuse(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: stop what uses it, or choose another with ${name}=…`
            : `Port ${port} cannot be opened (${error.message}): choose another with ${name}=…`,
        ),
      ),
    );
    probe.listen(port, '0.0.0.0', () => probe.close(() => free()));
  });
}
