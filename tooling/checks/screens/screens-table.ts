/** A screen in one state, as a test visited it. */
export interface Screen {
  /** A pattern of the route table. */
  readonly route: string;
  /** Name of the state: `opened` unless the test names another. */
  readonly state: string;
  /** Tests that visit the screen, such as "searching.spec.ts: finds by a misspelt word". */
  readonly tests: readonly string[];
  /** File name of its picture. */
  readonly screenshot: string | undefined;
}

export const opened = 'opened';

const shots = '../../apps/storefront/e2e/screens';
const row =
  /^\| `?(?<route>[^`|]+?)`? \| (?<state>[^|]+) \| (?<tests>[^|]+) \| (?:\[(?<shot>[^\]]+)\]\([^)]*\))? ?\|$/gm;

/** Reads the rows of `docs/spec/screens.md`. */
export function readScreens(markdown: string): readonly Screen[] {
  return [...markdown.matchAll(row)]
    .map(({ groups = {} }) => groups)
    .filter(({ route = '' }) => route !== 'Route' && !route.startsWith('-'))
    .map(({ route = '', state = '', tests = '', shot }) => ({
      route,
      state,
      tests: tests.split('<br>'),
      screenshot: shot,
    }));
}

/** Returns the visited screens, and the rows of the table for tests that did not run. `patterns` sets the order. */
export function mergeScreens(
  patterns: readonly string[],
  before: readonly Screen[],
  met: readonly Screen[],
  isKept: (test: string) => boolean,
): readonly Screen[] {
  const kept = before.map((screen) => ({ ...screen, tests: screen.tests.filter(isKept) }));
  const merged = new Map<string, Screen>();
  for (const screen of [...kept, ...met]) {
    const key = `${screen.route}\n${screen.state}`;
    const known = merged.get(key);
    merged.set(key, {
      ...screen,
      tests: [...new Set([...(known?.tests ?? []), ...screen.tests])].sort(),
      screenshot: screen.screenshot ?? known?.screenshot,
    });
  }
  const place = ({ route, state }: Screen) =>
    patterns.indexOf(route) * 2 + (state === opened ? 0 : 1);
  return [...merged.values()]
    .filter(({ tests }) => tests.length > 0)
    .sort((a, b) => place(a) - place(b) || a.state.localeCompare(b.state, 'en'));
}

/** Returns the text of `docs/spec/screens.md`. */
export function screensText(screens: readonly Screen[]): string {
  const routes = new Set(screens.map(({ route }) => route));
  const rows = screens.map(({ route, state, tests, screenshot }) => {
    const picture = screenshot === undefined ? '' : `[${screenshot}](${shots}/${screenshot}) `;
    const name = route.startsWith('/') ? `\`${route}\`` : route;
    return `| ${name} | ${state} | ${tests.join('<br>')} | ${picture}|`;
  });
  return `# Which screen is shown by which test

Made from what the journeys in a browser visit: \`pnpm e2e -u\` writes it anew, also for single files
(\`pnpm e2e searching -u\`). A picture is one that \`looks.spec.ts\` compares the screen with.
${routes.size} routes, ${screens.length} screens. Every route of the shop is visited; every state was looked at by a test that says so.

| Route | State | Test | Screenshot |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
