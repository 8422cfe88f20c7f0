import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Measure } from '../harness/record.ts';
import { seriesOf } from '../harness/series.ts';
import { newPhone, settle, slowDown, until } from './browser.ts';
import { isBadge, paths, type Site } from './site.ts';

interface Visit {
  /** Total blocking time in milliseconds: the sum of the time of each task above 50 ms. */
  readonly blockingMs: number;
  readonly longestMs: number;
}

/** Paths of three products without options. */
const bought = ['/felho-haromszemelyes-kanape', '/olvaso-fulesfotel', '/hold-allolampa'];

/** Visits the category at a quarter of the speed, as a new visitor and as a signed-in shopper with a cart. */
export async function visits(
  browser: Browser,
  sites: readonly [Site, Site],
  runs: number,
  say: (line: string) => void,
): Promise<readonly Measure[]> {
  const [shop] = sites;
  const first = new Map<string, Visit[]>();
  const returning: Visit[] = [];
  const known = await newPhone(browser, shop.url);
  await signInWithCart(known, shop.url);
  for (let run = 0; run < runs; run++) {
    for (const site of sites) {
      const context = await newPhone(browser, site.url);
      const found = await visit(context, site.url);
      await context.close();
      first.set(site.name, [...(first.get(site.name) ?? []), found]);
    }
    const found = await visit(known, shop.url);
    returning.push(found);
    say(
      `returning: ${Math.round(found.blockingMs)} ms blocked, longest ${Math.round(found.longestMs)}`,
    );
  }
  await known.close();
  const by = (all: readonly Visit[] | undefined, key: keyof Visit) =>
    seriesOf((all ?? []).map((one) => one[key]));
  const firstBy = (key: keyof Visit) => ({
    shop: by(first.get('shop'), key),
    compared: by(first.get('peer'), key),
  });
  return [
    { name: 'first visit at 4×: blocked', unit: 'ms', ...firstBy('blockingMs') },
    { name: 'first visit at 4×: longest task', unit: 'ms', must: 200, ...firstBy('longestMs') },
    {
      name: 'returning at 4×: blocked',
      unit: 'ms',
      must: 250,
      goal: 120,
      shop: by(returning, 'blockingMs'),
    },
    {
      name: 'returning at 4×: longest task',
      unit: 'ms',
      must: 150,
      goal: 80,
      shop: by(returning, 'longestMs'),
    },
  ];
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  // Opens a page of the same site first: a page of another site has its own process, and the slowdown would apply to
  // that process.
  await page.goto(`${url}/robots.txt`);
  await slowDown(page);
  await page.goto(url + paths.category);
  await settle(page);
  const tasks = (await page.evaluate('window.tasks')) as number[];
  await page.close();
  return {
    blockingMs: tasks.reduce((sum, ms) => sum + ms - 50, 0),
    longestMs: Math.max(0, ...tasks),
  };
}

async function signInWithCart(context: BrowserContext, url: string): Promise<void> {
  const email = `bence.${randomUUID().slice(0, 8)}@example.hu`;
  const password = 'harom zold almafa';
  const customer = { email, firstname: 'Bence', lastname: 'Nagy' };
  const created = await context.request.post(`${url}/api/user/create`, {
    data: { customer, password },
  });
  if (!created.ok()) throw new Error(`The registration failed: ${created.status()}.`);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await settle(page);
  const form = page.getByRole('main');
  await form.getByLabel('E-mail-cím').fill(email);
  await form.getByLabel('Jelszó', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Bejelentkezés' }).tap();
  await page.waitForURL((address) => address.pathname !== '/login');
  for (const [index, path] of bought.entries()) {
    await page.goto(url + path);
    await settle(page);
    await buy(page);
    await until(page, isBadge(index + 1));
    await settle(page);
  }
  await page.close();
}

const buy = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Kosárba', exact: true }).first().tap();
