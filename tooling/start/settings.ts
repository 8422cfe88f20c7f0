import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** What the one command decides itself; the servers check the rest of the environment. */
export interface StartSettings {
  /** What is started unless SHOP_MODE says otherwise: the demo. */
  readonly mode: 'demo' | 'production';
  readonly port: number;
  /** Where the demo plays a shop host. 0: nowhere, checkout is in the app or at SHOP_HOST_URL. */
  readonly shopHostPort: number;
  /** An outside backend with the same contract; none starts ours. */
  readonly apiUrl: string | undefined;
  readonly dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks. Errors: throws one line that names the variable and how to fix it. */
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

function readPort(env: Environment, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_534) return port;
  throw new Error(
    `${name} is "${text}", but must be a port from 1 to 65534: correct it or leave it out`,
  );
}

/** Errors: throws one line when something else listens on `port`. */
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
