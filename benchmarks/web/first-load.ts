import type { Measure } from '../harness/record.ts';
import { seriesOf } from '../harness/series.ts';
import { lighthouseReport, type LighthouseReport } from './lighthouse-report.ts';

const pages = {
  home: '/',
  category: '/nappali',
  product: '/felho-haromszemelyes-kanape',
  cart: '/cart',
} as const;

interface Judged {
  readonly score: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly scriptKb: number;
  readonly allKb: number;
}

function judge({ categories, audits }: LighthouseReport): Judged {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits['network-requests']?.details?.items ?? []) as readonly {
    readonly resourceType?: string;
    readonly transferSize?: number;
  }[];
  const kilobytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    scriptKb: kilobytes('Script'),
    allKb: kilobytes(),
  };
}

/** Runs Lighthouse as a phone, alternating between the shop and the peer. */
export async function firstLoad(
  shopUrl: string,
  peerUrl: string,
  runs: number,
  names: readonly string[] | undefined,
  say: (line: string) => void,
): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    if (names?.includes(name) === false) continue;
    const found: { readonly shop: Judged[]; readonly peer: Judged[] } = { shop: [], peer: [] };
    for (let run = 0; run < runs; run++) {
      for (const [side, url] of [
        ['shop', shopUrl],
        ['peer', peerUrl],
      ] as const) {
        const options = ['--only-categories=performance'];
        // The server renders a page at its first request. Lighthouse should not measure this time.
        await fetch(url + path).then((answer) => answer.text());
        const judged = judge(await lighthouseReport(url + path, options));
        found[side].push(judged);
        say(
          `${name} ${side}: ${judged.score}, LCP ${Math.round(judged.lcpMs)}, TBT ${Math.round(judged.tbtMs)}`,
        );
      }
    }
    const both = (key: keyof Judged) => ({
      shop: seriesOf(found.shop.map((judged) => judged[key])),
      compared: seriesOf(found.peer.map((judged) => judged[key])),
    });
    const isMeant = name !== 'cart';
    measures.push(
      {
        name: `${name}: Lighthouse`,
        unit: 'points',
        isMoreBetter: true,
        ...both('score'),
        ...(isMeant && { must: 97, goal: 100 }),
      },
      { name: `${name}: FCP`, unit: 'ms', ...both('fcpMs') },
      {
        name: `${name}: LCP`,
        unit: 'ms',
        ...both('lcpMs'),
        ...(isMeant && { must: 1_800, goal: 1_400 }),
      },
      {
        name: `${name}: TBT`,
        unit: 'ms',
        ...both('tbtMs'),
        ...(isMeant && { must: 150, goal: 60 }),
      },
      {
        name: `${name}: CLS`,
        unit: '',
        digits: 3,
        ...both('cls'),
        ...(isMeant && { must: 0, goal: 0 }),
      },
      { name: `${name}: script`, unit: 'kB', ...both('scriptKb') },
      { name: `${name}: all`, unit: 'kB', ...both('allKb') },
    );
  }
  return measures;
}
