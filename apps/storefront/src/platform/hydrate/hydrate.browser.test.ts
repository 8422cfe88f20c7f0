import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../../../../../tooling/test/chromium.ts';

const fixture = join(import.meta.dirname, 'test');
const origin = 'http://hydrate.test';
/** Same policy as that of the shop: inline styles and scripts are refused. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

let folder: string;
let render: (name: string) => Promise<string>;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hydrate-'));
  vi.stubEnv('NODE_ENV', 'production');
  const common: InlineConfig = {
    configFile: false,
    root: fixture,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
  };
  await build({
    ...common,
    build: {
      outDir: join(folder, 'client'),
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(fixture, 'page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'style.css' },
      },
    },
  });
  await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir: join(folder, 'server'),
      ssr: join(fixture, 'server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  vi.unstubAllEnvs();
  ({ render } = (await import(pathToFileURL(join(folder, 'server/server.mjs')).href)) as {
    render: typeof render;
  });
  const executablePath = await findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await context.route(`${origin}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname !== '/') {
      const body = await readFile(join(folder, 'client', pathname)).catch(() => '');
      await route.fulfill({ body, contentType: types[extname(pathname)] ?? 'text/html' });
      return;
    }
    const html = await render(searchParams.get('page') ?? '');
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body:
        '<!doctype html><html lang="en"><head><title>page</title><link rel="stylesheet" href="/style.css"></head>' +
        `<body><div id="root">${html}</div>` +
        '<script type="module" src="/page.js"></script></body></html>',
    });
  });
});

afterEach(async () => {
  await context.close();
});

/** Opens a page of the fixture and waits until React has hydrated everything outside its boundaries. */
async function open(name: string, query = ''): Promise<void> {
  await page.goto(`${origin}/?page=${name}${query}`);
  await page.waitForFunction(() => 'renders' in window);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Waits for a button or a text that a component has rendered. */
const isShown = (name: string) =>
  button(name)
    .waitFor()
    .then(() => true);
const isRead = (text: string) =>
  page
    .getByText(text)
    .waitFor()
    .then(() => true);
const hydrationErrors = () => page.evaluate(() => window.hydrationErrors);
const renders = (name: string) => page.evaluate((part) => window.renders[part] ?? 0, name);
/** Clicks without the preceding mouse events: no pointer enters the element, and it gets no focus. */
const click = (name: string, inside = '') =>
  page.evaluate(
    ([text, selector]) => {
      const found = [...document.querySelectorAll('button, summary, a')].find(
        ({ textContent }) => textContent === text,
      );
      const target = selector === '' ? found : found?.querySelector(selector ?? '');
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    },
    [name, inside],
  );

describe('a closed boundary', () => {
  it('renders nothing of its part until it is opened', async () => {
    await open('nested');
    expect(await page.evaluate(() => window.renders)).toEqual({});
    await page.evaluate(() =>
      window.openBoundaries(document.querySelector('[data-h]') ?? undefined),
    );
    expect(await page.evaluate(() => window.renders)).toEqual({ outer: 1 });
    await page.evaluate(() => window.openBoundaries());
    expect(await page.evaluate(() => window.renders)).toEqual({ outer: 1, middle: 1, inner: 1 });
  });

  it('keeps its HTML and is not hydrated while a parent renders with new elements', async () => {
    await open('parent', '&data=late');
    await page.evaluate(() => Object.assign(document.querySelector('p') as object, { own: 1 }));
    await page.evaluate(() => {
      const field = document.querySelector('input');
      if (field !== null) field.value = 'typed';
    });
    await click('turn 0');
    expect(await isShown('turn 1')).toBe(true);
    expect(await page.locator('p').first().textContent()).toBe('of turn 0');
    expect(await renders('inside')).toBe(0);
    await page.evaluate(() => window.release());
    expect(await isRead('of turn 1')).toBe(true);
    expect(await page.evaluate(() => 'own' in (document.querySelector('p') as object))).toBe(true);
    expect(await page.getByLabel('kept').inputValue()).toBe('typed');
    expect(await hydrationErrors()).toEqual([]);
  });

  it('renders again when a context above it changes, without an error', async () => {
    await open('parent', '&data=late');
    await click('turn 0');
    expect(await isShown('turn 1')).toBe(true);
    await click('turn 1');
    expect(await isShown('turn 2')).toBe(true);
    expect(await isRead('place changed')).toBe(true);
    await page.evaluate(() => window.release());
    expect(await isRead('of turn 2')).toBe(true);
    await click('inside 0');
    expect(await isShown('inside 1')).toBe(true);
  });

  it('waits for the data of the page, so that a part renders what the server rendered', async () => {
    await open('data', '&data=late');
    await click('reader 0');
    await page.waitForTimeout(100);
    expect(await renders('reader')).toBe(0);
    await page.evaluate(() => window.release());
    expect(await isShown('reader 1')).toBe(true);
    expect(await page.getByText('read: data').count()).toBe(1);
    expect(await hydrationErrors()).toEqual([]);
  });

  it('opens without the page data where it cannot be loaded', async () => {
    await open('nested', '&data=missing');
    await click('outer 0');
    expect(await isShown('outer 1')).toBe(true);
  });

  it('waits for the code of its part', async () => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await context.route(/late-part/, async (route) => {
      await held;
      await route.fallback();
    });
    await open('code');
    await click('late 0');
    await page.waitForTimeout(100);
    expect(await page.getByText('late 0').count()).toBe(1);
    deliver();
    expect(await isShown('late 1')).toBe(true);
    expect(await hydrationErrors()).toEqual([]);
  });

  it('has no box, by a rule of the style sheet, since the policy rejects inline styles', async () => {
    await open('layout');
    const place = page.locator('[data-h]');
    expect(await place.getAttribute('style')).toBeNull();
    expect(await place.evaluate((element) => getComputedStyle(element).display)).toBe('contents');
    const [one, two] = await page.getByRole('listitem').all();
    expect((await one?.boundingBox())?.y).toBe((await two?.boundingBox())?.y);
  });

  it('produces the same React ids for the parts inside as the server', async () => {
    await open('ids');
    await page.waitForFunction(() => window.renders['ids'] === 1);
    expect(await hydrationErrors()).toEqual([]);
  });
});

describe('a boundary opens', () => {
  it.each<[event: string, act: () => Promise<unknown>]>([
    ['a mouse over it', () => button('outer 0').hover()],
    ['the focus', () => page.keyboard.press('Tab')],
    ['a touch', () => button('outer 0').dispatchEvent('touchstart')],
    ['a pressed pointer', () => button('outer 0').dispatchEvent('pointerdown')],
    ['a key', () => button('outer 0').dispatchEvent('keydown', { key: 'a' })],
  ])('at %s', async (_event, act) => {
    await open('nested');
    await act();
    await page.waitForFunction(() => window.renders['outer'] === 1);
    expect(await renders('middle')).toBe(0);
  });

  it('not when a finger moves over it', async () => {
    await open('nested');
    await button('outer 0').dispatchEvent('pointerover', { pointerType: 'touch' });
    await page.waitForTimeout(100);
    expect(await renders('outer')).toBe(0);
  });

  it('when it is idle, or when its first element comes near the window', async () => {
    await open('strategies');
    await page.waitForFunction(() => window.renders['idle'] === 1);
    expect(await renders('visible')).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.waitForFunction(() => window.renders['visible'] === 1);
    expect(await renders('pressed')).toBe(0);
  });

  it('not without a press while a pointer is down, since it may move what is pressed', async () => {
    await open('strategies');
    await page.waitForFunction(() => window.renders['idle'] === 1);
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.waitForTimeout(100);
    expect(await renders('visible')).toBe(0);
    await page.mouse.up();
    await page.waitForFunction(() => window.renders['visible'] === 1);
  });

  it('from the outside in', async () => {
    await open('nested', '&data=late');
    await click('inner 0');
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.renders)).toEqual({});
    await page.evaluate(() => window.release());
    expect(await isShown('inner 1')).toBe(true);
    expect(await page.evaluate(() => Object.keys(window.renders))).toEqual([
      'outer',
      'middle',
      'inner',
    ]);
    expect(await hydrationErrors()).toEqual([]);
  });

  it('immediately where the browser renders it first, without a wrapper element', async () => {
    await open('later');
    await click('show');
    await click('later 0');
    expect(await isShown('later 1')).toBe(true);
    expect(await page.locator('[data-h=""]').count()).toBe(0);
  });
});

describe('a press before hydration', () => {
  it('is replayed after hydration, as often as it was made', async () => {
    await open('nested', '&data=late');
    await button('inner 0').click();
    await button('inner 0').click();
    expect(await renders('inner')).toBe(0);
    await page.evaluate(() => window.release());
    expect(await isShown('inner 2')).toBe(true);
  });

  it('is replayed on an SVG element, which has no click method', async () => {
    await open('nested', '&data=late');
    await click('inner 0', 'rect');
    await page.evaluate(() => window.release());
    expect(await isShown('inner 1')).toBe(true);
  });

  it('includes a press of the keyboard', async () => {
    await open('nested', '&data=late');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.evaluate(() => window.release());
    expect(await isShown('outer 2')).toBe(true);
    expect(await button('outer 2').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
  });

  it('includes arrow keys', async () => {
    await open('native', '&data=late');
    await page.getByRole('tree').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.evaluate(() => window.release());
    expect(await isRead('keys ArrowRightHome')).toBe(true);
  });

  it('on a link is left to the browser', async () => {
    await open('native', '&data=late');
    await click('plain link');
    await page.waitForURL(/#target$/);
    expect(await page.locator('[data-h=""]').count()).toBe(1);
  });

  it('on a link that opens a drawer waits for its component', async () => {
    await open('native', '&data=late');
    await click('drawer link');
    await page.waitForTimeout(100);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.evaluate(() => window.release());
    await page.waitForFunction(() => document.title === 'drawer');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('opens a details element immediately, and hydration leaves it open', async () => {
    await open('native', '&data=late');
    await page.getByText('more').click();
    expect(await page.getByText('content').isVisible()).toBe(true);
    await page.evaluate(() => window.release());
    await page.waitForFunction(() => document.querySelector('[data-h="open"]') !== null);
    expect(await page.getByText('content').isVisible()).toBe(true);
  });
});

describe('input before hydration', () => {
  it('is kept and reaches the components', async () => {
    await open('fields', '&data=late');
    await page.getByLabel('text', { exact: true }).pressSequentially('chair');
    await page.getByLabel('free text').pressSequentially('two lines');
    await page.getByLabel('check').check();
    await page.getByLabel('blue').check();
    await page.getByLabel('size').selectOption('large');
    await page.getByLabel('text', { exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => window.release());
    expect(await isRead('chair|true|blue|large|')).toBe(true);
    expect(await page.getByLabel('free text').inputValue()).toBe('two lines');
    expect(await page.getByLabel('check').isChecked()).toBe(true);
    expect(await page.getByLabel('red').isChecked()).toBe(false);
    await page.keyboard.type('s in ');
    expect(await page.getByLabel('text', { exact: true }).inputValue()).toBe('chais in r');
    expect(await isRead('chais in r|true|blue|large|')).toBe(true);
    expect(await hydrationErrors()).toEqual([]);
  });

  it('is submitted by its component, not by the browser', async () => {
    await open('fields', '&data=late');
    await page.getByLabel('text', { exact: true }).fill('chair');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    await page.evaluate(() => window.release());
    expect(await isRead('chair|false|red|small|chair')).toBe(true);
  });
});

it('a press during the rerender of a translated part is not lost', async () => {
  await open('nested', '&data=late');
  await page.evaluate(() => {
    const translated = document.createElement('font');
    translated.textContent = 'außen';
    document.querySelector('button')?.replaceChildren(translated);
  });
  await button('außen').hover();
  await page.mouse.down();
  await page.evaluate(() => window.release());
  await page.waitForTimeout(200);
  await page.mouse.up();
  expect(await isShown('outer 1')).toBe(true);
});

it('a part changed by a page translator is rendered again without a hydration error', async () => {
  await open('nested', '&data=late');
  await page.evaluate(() => {
    const translated = document.createElement('font');
    translated.textContent = 'außen';
    const outer = document.querySelector('button');
    outer?.replaceChildren(translated);
    translated.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await page.evaluate(() => window.release());
  expect(await isShown('outer 1')).toBe(true);
  await click('inner 0');
  expect(await isShown('inner 1')).toBe(true);
  expect(await hydrationErrors()).toEqual([]);
});
