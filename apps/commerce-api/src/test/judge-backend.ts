import { createBench, type Judged, runChecks, sections } from '@shop/conformance';
import type { Fault } from './faulty-backend.ts';
import type { SalesApi } from './sales-api.ts';

/** Runs these checks against the faulty backend. */
export async function judgeBackend(
  api: SalesApi,
  fault: Fault,
  ids: readonly string[],
): Promise<readonly Judged[]> {
  const { request = (sent) => sent, answer = (response) => response } = fault;
  const settings = {
    url: 'http://shop.test',
    transport: 'query',
    index: 'catalog',
    coupon: 'TIZ',
    mailTo: 'rendeles@zugoly.example',
    origin: 'https://other.example',
    widget: 'zugoly',
  } as const;
  const bench = createBench(settings, {
    fetch: async (url, init) => {
      const { pathname } = new URL(String(url));
      return answer(await api.app.request(await request(new Request(url, init))), pathname);
    },
    wait: (ms) => api.clock.advance(ms),
  });
  const wanted = sections.map(({ title, checks }) => ({
    title,
    checks: checks.filter(({ id }) => ids.includes(id)),
  }));
  return runChecks(wanted, bench);
}
