import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../test/chromium.ts';

const entry = resolve(import.meta.dirname, '../../../packages/ui/stories/stage.ts');
const origin = 'http://catalogue.invalid';

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zugoly-catalogue-'));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../../packages/ui'),
    logLevel: 'warn',
    resolve: { conditions: ['@shop/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'stage.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const page =
    '<!doctype html><html lang="hu"><title>Zugoly</title><link rel="stylesheet" href="/stage.css"><body><script type="module" src="/stage.js"></script>';
  await writeFile(join(folder, 'index.html'), page);
  const executablePath = await findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** Values that `stage.ts` sets on its page. */
interface Staged {
  readonly stage: {
    readonly stories: readonly { readonly name: string; readonly pseudo: readonly string[] }[];
    show(index: number): Promise<void>;
    check(): Promise<readonly string[]>;
  };
}

it.concurrent.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
] as const)(
  'axe finds nothing in any story, %s, %i px wide',
  async (colorScheme, width) => {
    const page = await openStage(colorScheme, width);
    const stories = await page.evaluate(() => (globalThis as unknown as Staged).stage.stories);
    const found: string[] = [];
    for (const [index, { name, pseudo }] of stories.entries()) {
      await page.evaluate((at) => (globalThis as unknown as Staged).stage.show(at), index);
      if (pseudo.includes('focusVisible')) await page.keyboard.press('Tab');
      if (pseudo.includes('hover'))
        await page.locator('main :is(a, button, label, summary)').first().hover();
      const violations = await page.evaluate(() => (globalThis as unknown as Staged).stage.check());
      found.push(...violations.map((violation) => `${name}: ${violation}`));
    }
    expect(stories.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  },
  600_000,
);

it.concurrent('every control is 44 px high on a phone, and nothing moves with reduced motion', async () => {
  const page = await openStage('light', 390);
  const { stories, found } = await page.evaluate(async () => {
    const { stage } = globalThis as unknown as Staged;
    /**
     * Returns the height of the area that responds to a touch: the control with its label, its row, or the area of its
     * pseudo-element.
     */
    const heightOf = (control: Element): number => {
      const after = Number.parseFloat(getComputedStyle(control, '::after').blockSize);
      const around = [control, control.closest('label'), control.closest('summary, li, td')];
      return Math.max(
        Number.isNaN(after) ? 0 : after,
        ...around.map((element) => element?.getBoundingClientRect().height ?? 0),
      );
    };
    const found: string[] = [];
    for (const [index, { name }] of stage.stories.entries()) {
      await stage.show(index);
      for (const control of document.querySelectorAll(
        'main :is(button, select, textarea, summary, [role="tab"], input:not([type="hidden"]))',
      )) {
        if (!control.checkVisibility() || control.getBoundingClientRect().width <= 1) continue;
        if (heightOf(control) < 44)
          found.push(`${name}: small: ${control.outerHTML.slice(0, 120)}`);
      }
      for (const { playState, effect } of document.getAnimations()) {
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        if (playState === 'running' && Number(duration) > 1) found.push(`${name}: moves`);
      }
    }
    return { stories: stage.stories.length, found };
  });
  expect(stories).toBeGreaterThan(100);
  expect(found).toEqual([]);
}, 600_000);

/** Matches the start of a style sheet in `stage.css`: the sheet of the whole page, then one for each module. */
const sheetStart = /^(?=@layer components \{)/m;

it.concurrent.each([1280, 390])(
  'no story looks otherwise with the style sheets in another order, %i px wide',
  async (width) => {
    const page = await openStage('light', width);
    const [base = '', ...modules] = (await readFile(join(folder, 'stage.css'), 'utf8')).split(
      sheetStart,
    );
    const found = await page.evaluate(
      async ([forward = '', backward = '']) => {
        const { stage } = globalThis as unknown as Staged;
        for (const link of document.querySelectorAll('link')) link.remove();
        const sheets = [forward, backward].map((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return sheet;
        });
        const names = new Set<string>();
        const collect = (rules: CSSRuleList): void => {
          for (const rule of rules) {
            if ('style' in rule) {
              for (const name of Array.from(rule.style as CSSStyleDeclaration)) names.add(name);
            }
            if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
          }
        };
        collect(sheets[0]?.cssRules ?? ([] as never));
        const looks = (elements: readonly Element[]) =>
          elements.map((element) =>
            [null, '::before', '::after'].map((pseudo) => {
              const style = getComputedStyle(element, pseudo);
              if (pseudo !== null && style.content === 'none') return [];
              return Array.from(names, (name) => `${name}: ${style.getPropertyValue(name)}`);
            }),
          );
        const changed: string[] = [];
        for (const [index, { name }] of stage.stories.entries()) {
          await stage.show(index);
          const elements = [...document.querySelectorAll('main, main *')];
          const [before, after] = sheets.map((sheet) => {
            document.adoptedStyleSheets = [sheet];
            return looks(elements);
          });
          for (const [at, element] of elements.entries()) {
            const was = before?.[at]?.flat() ?? [];
            const difference = after?.[at]?.flat().find((value, place) => value !== was[place]);
            if (difference !== undefined) {
              changed.push(`${name}: ${element.outerHTML.slice(0, 100)}: ${difference}`);
            }
          }
        }
        return changed;
      },
      [base + modules.join(''), base + modules.toReversed().join('')],
    );
    expect(modules.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  },
  600_000,
);

async function openStage(colorScheme: 'light' | 'dark', width: number): Promise<Page> {
  const viewport = { width, height: 720 };
  const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${origin}/index.html`);
  await page.waitForFunction(() => 'stage' in globalThis);
  return page;
}
