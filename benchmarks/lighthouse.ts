import { lighthouseReport } from './web/lighthouse-report.ts';

/*
 * Runs Lighthouse on the key pages of a running shop, as a phone and as a desktop. Goal: 100 for accessibility, best
 * practices and SEO. The performance score depends on the machine and has no goal.
 * Run: node benchmarks/lighthouse.ts [address] [path …]     default http://localhost:3000
 * It needs a Chromium on the path or in CHROME_PATH, and downloads Lighthouse from the registry.
 */
const [address = 'http://localhost:3000', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/nappali', '/olvaso-fulesfotel', '/cart'];
const judged = ['accessibility', 'best-practices', 'seo'];

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100);

for (const path of paths) {
  for (const device of ['phone', 'desktop']) {
    const options = device === 'desktop' ? ['--preset=desktop'] : [];
    const { categories, audits } = await lighthouseReport(new URL(path, address).href, options);
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
