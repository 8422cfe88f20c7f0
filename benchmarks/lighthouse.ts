import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/*
 * What Lighthouse says of the key pages of a shop that runs, seen on a phone and on a desktop. Goal: 100 for
 * accessibility, best practices and SEO; how fast a page is depends on the machine and is told only.
 * Run: node benchmarks/lighthouse.ts [address] [path …]     default http://localhost:3000
 * It needs a Chromium on the path or in CHROME_PATH, and fetches Lighthouse from the registry.
 */
const lighthouse = 'lighthouse@13.5.0';
const [address = 'http://localhost:3000', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/nappali', '/olvaso-fulesfotel', '/cart'];
const judged = ['accessibility', 'best-practices', 'seo'];

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly title: string; readonly scoreDisplayMode: string }
    >
  >;
}

/** Lighthouse loses a recording now and then and asks to be run again; twice in a row is a fault. */
async function reportOn(url: string, device: string, isSecond = false): Promise<Report> {
  const args = ['-y', lighthouse, url, '--output=json', '--quiet'];
  if (device === 'desktop') args.push('--preset=desktop');
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [...args, '--chrome-flags=--headless=new --no-sandbox'],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as Report;
  } catch (cause) {
    if (!isSecond) return reportOn(url, device, true);
    throw new Error(`Lighthouse has no report on ${url}.`, { cause });
  }
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

for (const path of paths) {
  for (const device of ['phone', 'desktop']) {
    const { categories, audits } = await reportOn(new URL(path, address).href, device);
    const scores = [...judged, 'performance'].map(
      (id) => `${id} ${percent(categories[id]?.score)}`,
    );
    console.log(`${path.padEnd(22)} ${device.padEnd(8)} ${scores.join('  ')}`);
    for (const id of judged) {
      if (percent(categories[id]?.score) === 100) continue;
      process.exitCode = 1;
      for (const { id: audit } of categories[id]?.auditRefs ?? []) {
        const found = audits[audit];
        if (found !== undefined && found.score !== null && found.score < 1)
          console.log(`  ${id}: ${found.title}`);
      }
    }
  }
}
