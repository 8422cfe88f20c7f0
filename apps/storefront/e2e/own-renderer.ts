import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { ignoreOpenRoutes, test as shopTest } from './shop-test.ts';

interface RendererFixtures {
  /**
   * Starts a renderer of one process in addition to the shop, with other settings and the same backend, on `hostname`.
   * Returns its origin after it has rendered a page. A test may start several.
   */
  readonly startRenderer: (
    settings: Readonly<Record<string, string>>,
    hostname?: string,
  ) => Promise<string>;
}

const root = join(import.meta.dirname, '../../..');

/** Returns operator settings over those of the shop, as environment of a renderer. */
export function withSettings(info: TestInfo, settings: object): Record<string, string> {
  const file = info.outputPath('settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return { SHOP_CONFIG: file };
}

/** Workers in playwright.config.ts. */
const workers = 3;

/** `test` with additional renderers, on ports of its worker. */
export const test = shopTest.extend<RendererFixtures>({
  startRenderer: async ({ page, baseURL }, use, { parallelIndex }) => {
    const shopPort = Number(new URL(baseURL ?? '').port);
    const servers: ChildProcess[] = [];
    await use(async (settings, hostname = 'localhost') => {
      const port = shopPort + 7 + parallelIndex + workers * servers.length;
      const origin = `http://${hostname}:${port}`;
      const server = spawn(
        process.execPath,
        ['--conditions=@shop/source', join(root, 'apps/ssr-server/src/main.ts')],
        {
          env: {
            ...process.env,
            PORT: String(port),
            SHOP_HOST_PORT: '0',
            SHOP_MODE: 'demo',
            DRAIN_NOTICE_MS: '0',
            // Each process loads and compiles the shop again, and a journey opens one page at a time.
            WEB_CONCURRENCY: '1',
            // Same as in playwright.config.ts.
            API_URL: `http://127.0.0.1:${shopPort + 2}`,
            PUBLIC_URL: origin,
            ...settings,
          },
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      );
      servers.push(server);
      const exit = once(server, 'exit').then(() => Promise.reject(new Error('It did not start.')));
      await Promise.race([once(server, 'message'), exit]);
      return origin;
    });
    // Close the page first: a late call would fail at the stopped server.
    await ignoreOpenRoutes(page);
    await page.close();
    for (const server of servers) {
      if (server.exitCode !== null) continue;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
  },
});
