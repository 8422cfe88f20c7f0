import { readdir, readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';

/** Kills the browser with this profile, as in a crash: it writes no more data. Its other processes end with it. */
export async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const closed = context.waitForEvent('close');
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const isBrowser =
      command.includes(`--user-data-dir=${profile}`) && !command.includes('--type=');
    if (isBrowser) process.kill(Number(pid), 'SIGKILL');
  }
  await closed;
}
