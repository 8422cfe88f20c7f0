import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Name of a browser without windows and without notifications. */
const headlessShell = 'chromium-headless-shell';
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Returns the path of the browser for journeys: CHROMIUM_PATH, a browser on the path, or the browser of playwright. */
export async function findChromium(): Promise<string | undefined> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath !== undefined && configuredPath !== '') return configuredPath;
  // Journeys take two thirds of the time in the headless shell.
  return find([headlessShell]) ?? findFullChromium();
}

/** Returns the path of a browser with notifications: a browser on the path, or the browser of playwright. */
export async function findFullChromium(): Promise<string | undefined> {
  const found = find(fullBrowsers);
  if (found !== undefined) return found;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function find(names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/**
 * Finds the browser for journeys and a browser with notifications, or installs them: Debian packages if this user may
 * install them, otherwise the download of playwright. Returns the path of the first. Errors: throws with the attempts
 * if no browser can be installed.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const findBoth = async () => ((await findFullChromium()) && findChromium()) ?? undefined;
  const found = await findBoth();
  if (found !== undefined) return found;
  const tried: string[] = [];
  const attempt = (what: string, command: string, args: readonly string[]) => {
    say(`A browser is missing; ${what} …`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
    } catch (error) {
      tried.push(
        `${what}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
    return findBoth();
  };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [
    ...sudo,
    'sh',
    '-c',
    'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && { apt-get install -y -qq chromium-headless-shell chromium fonts-liberation || apt-get install -y -qq chromium; }',
  ];
  const installed =
    (await attempt("installing Debian's chromium", apt[0] ?? 'sh', apt.slice(1))) ??
    (await attempt("downloading playwright's chromium", process.execPath, [
      new URL('../../node_modules/@playwright/test/cli.js', import.meta.url).pathname,
      'install',
      '--with-deps',
      'chromium',
    ]));
  if (installed !== undefined) return installed;
  throw new Error(
    `No browser for the tests: install chromium, or set CHROMIUM_PATH.\n${tried.join('\n')}`,
  );
}
