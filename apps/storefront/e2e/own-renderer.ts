import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { expect, test as shopTest } from './shop-test.ts';

interface RendererFixtures {
  /**
   * Starts a renderer beside the shop, with other settings and the same backend, on `hostname`. Returns its origin once it
   * serves pages; with a backend of the test's own or in maintenance, once it listens. A test may start several.
   */
  readonly startRenderer: (
    settings: Readonly<Record<string, string>>,
    hostname?: string,
  ) => Promise<string>;
}

const root = join(import.meta.dirname, '../../..');

/** Settings of an operator over those of the shop, as a renderer gets them. */
export function withSettings(info: TestInfo, settings: object): Record<string, string> {
  const file = info.outputPath('settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return { SHOP_CONFIG: file };
}

/** Returns the status of the home page over a connection of its own: they go to the processes of a renderer by turns. */
async function homeStatus(origin: string): Promise<number | undefined> {
  const [response] = (await once(get(origin, { agent: false }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/**
 * Waits until each process of a renderer has served a page. The first page of a process compiles the code of all; on a
 * busy machine it is refused with 503.
 */
async function untilEachServes(origin: string): Promise<void> {
  const statuses = async () => {
    const found = [];
    for (let turn = 0; turn < 4; turn++) found.push(await homeStatus(origin));
    return found;
  };
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200, 200, 200]);
}

/** Workers of playwright.config.ts. */
const workers = 3;

/** `test` with renderers of its own, on ports of its worker. */
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
            // As playwright.config.ts has it.
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
      if (settings['API_URL'] === undefined && settings['MAINTENANCE_S'] === undefined) {
        await untilEachServes(origin);
      }
      return origin;
    });
    // The page is closed first: a late call would meet a stopped server.
    await page.close();
    for (const server of servers) {
      if (server.exitCode !== null) continue;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
  },
});
