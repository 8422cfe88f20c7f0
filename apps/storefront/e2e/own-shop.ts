import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoreOpenRoutes, test as shopTest } from './shop-test.ts';

interface OwnShopFixtures {
  /** Starts both servers on a shop folder of `tooling`, with a separate database. Returns the origin of the shop. */
  readonly openShop: (folder: string) => Promise<string>;
}

const root = join(import.meta.dirname, '../../..');

/** Starts a server of this repository. Resolves with its first message that passes `isReady`. */
async function startServer(
  servers: ChildProcess[],
  script: string,
  env: Readonly<Record<string, string>>,
  isReady: (message: unknown) => boolean,
): Promise<unknown> {
  const server = spawn(process.execPath, ['--conditions=@shop/source', join(root, script)], {
    cwd: root,
    env: { ...process.env, SHOP_MODE: 'demo', DRAIN_NOTICE_MS: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  servers.push(server);
  return new Promise((ready, fail) => {
    server.on('message', (message) => {
      if (isReady(message)) ready(message);
    });
    server.once('exit', (code) => fail(new Error(`${script} ended with ${code}.`)));
  });
}

interface Progress {
  readonly progress?: { readonly phase: string; readonly url?: string };
}

/** `test` with a second shop in addition to the demo: the same build, another folder. */
export const test = shopTest.extend<OwnShopFixtures>({
  openShop: async ({ page, baseURL }, use) => {
    const servers: ChildProcess[] = [];
    const dataDir = await mkdtemp(join(tmpdir(), 'own-shop-'));
    await use(async (folder) => {
      // Above the ports of `own-renderer.ts`.
      const port = Number(new URL(baseURL ?? '').port) + 18;
      const origin = `http://localhost:${port}`;
      const own = { SHOP_DIR: join(root, folder), DATA_DIR: dataDir, PUBLIC_URL: origin };
      const listening = await startServer(
        servers,
        'apps/commerce-api/src/app/main.ts',
        { ...own, API_PORT: '0', RATE_LIMIT_SCALE: '100' },
        (message) => (message as Progress).progress?.phase === 'listening',
      );
      await startServer(
        servers,
        'apps/ssr-server/src/main.ts',
        {
          ...own,
          PORT: String(port),
          SHOP_HOST_PORT: '0',
          API_URL: (listening as Progress).progress?.url ?? '',
        },
        (message) => (message as { event?: string }).event === 'ready',
      );
      return origin;
    });
    // Close the page first: a late call would fail at the stopped server.
    await ignoreOpenRoutes(page);
    await page.close();
    for (const server of servers.toReversed()) {
      if (server.exitCode !== null) continue;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  },
});
