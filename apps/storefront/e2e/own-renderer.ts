import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { test as shopTest } from './shop-test.ts';

interface RendererFixtures {
  /** Starts a renderer beside the shop, with other settings and the same backend; answers with its origin. */
  readonly startRenderer: (settings: Readonly<Record<string, string>>) => Promise<string>;
}

const root = join(import.meta.dirname, '../../..');

/** Settings an operator lays over the shop's, as a renderer is told of them. */
export function withSettings(info: TestInfo, settings: object): Record<string, string> {
  const file = info.outputPath('settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return { SHOP_CONFIG: file };
}

/** `test` with a renderer of its own, on a port of its worker. */
export const test = shopTest.extend<RendererFixtures>({
  startRenderer: async ({ page, baseURL }, use, { parallelIndex }) => {
    const shopPort = Number(new URL(baseURL ?? '').port);
    const port = shopPort + 7 + parallelIndex;
    const origin = `http://localhost:${port}`;
    let server: ChildProcess | undefined;
    await use(async (settings) => {
      server = spawn(
        process.execPath,
        ['--conditions=@shop/source', join(root, 'apps/ssr-server/src/main.ts')],
        {
          env: {
            ...process.env,
            PORT: String(port),
            SHOP_HOST_PORT: '0',
            SHOP_MODE: 'demo',
            DRAIN_NOTICE_MS: '0',
            // As playwright.config.ts has it.
            API_URL: `http://127.0.0.1:${shopPort + 2}`,
            PUBLIC_URL: origin,
            ...settings,
          },
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      );
      const exit = once(server, 'exit').then(() => Promise.reject(new Error('It did not start.')));
      await Promise.race([once(server, 'message'), exit]);
      return origin;
    });
    // First the page: a call it still makes would meet a server that is gone.
    await page.close();
    if (server === undefined || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  },
});
