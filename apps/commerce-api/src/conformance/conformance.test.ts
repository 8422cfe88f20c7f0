import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBench,
  reportTable,
  runChecks,
  sections,
  summaryOf,
  transports,
} from '@shop/conformance';
import { createSalesApi, type SalesApi } from '../test/sales-api.ts';
import { conformanceDocuments } from '../test/conformance-shop.ts';
import { openApiDocument } from '@shop/openapi';
import { otherOperations } from '../openapi/other-operations.ts';

const checks = sections.flatMap((section) => section.checks);
const origin = 'https://other.example';

/** Calls that no external check can make succeed, with the reason. */
const unjudged: Readonly<Record<string, string>> = {
  'post /api/user/reset-password/confirm': 'its token is in an email',
  'post /api/user/change-email/confirm': 'its token is in an email',
  'post /api/ext/email-manager/confirm': 'its token is in an email',
  'post /api/ext/vitals': 'it answers without a body, and only the shop itself sends to it',
  'post /api/ext/searches': 'it answers without a body, and only the shop itself sends to it',
  'post /api/order/code': 'it sends an email',
  'post /api/order/code/redeem': 'its code is in an email',
  'post /api/order/open': 'its token belongs to this backend alone',
  'get /api/order/invoice/{token}': 'the shop of the checks makes no invoices',
  'get /api/ext/delivery-terms': 'other backends of the checks have no delivery zones',
  'get /api/ext/parcel-points': 'no method of the checks has parcel points',
  'get /img/film/{path}': 'no document of the catalog names a film',
  ...Object.fromEntries(
    [
      'post /api/payment/start',
      'post /api/payment/check',
      'post /api/payment/abandon',
      'post /api/payment/decide',
      'post /api/payment/callback/{provider}',
      'get /api/payment/return/{provider}',
      'get /api/payment/sandbox/{provider}/{reference}',
      'post /api/payment/sandbox/{provider}/{reference}',
    ].map((call) => [call, 'the shop of the checks takes no payment online']),
  ),
};

/** Returns the calls of the OpenAPI document that none of these requests (`get /path`) matches. */
function callsWithout(requests: ReadonlySet<string>): readonly string[] {
  return Object.entries(openApiDocument(otherOperations).paths).flatMap(([path, methods]) => {
    const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    // The last part of a path may contain slashes: pictures are in folders.
    const pattern = parts.join('[^/]+').replace(/\[\^\/\]\+$/, '.+');
    return Object.keys(methods)
      .filter((method) => {
        const own = new RegExp(`^${method} ${pattern}$`);
        return ![...requests].some((request) => own.test(request));
      })
      .map((method) => `${method} ${path}`);
  });
}

describe.each(transports)('against our own backend, the token in the %s', (transport) => {
  let api: SalesApi;
  let server: ServerType;
  let url: string;

  beforeAll(async () => {
    api = await createSalesApi({ allowedOrigins: [origin] });
    await api.load(conformanceDocuments);
    server = serve({ fetch: api.app.fetch, hostname: '127.0.0.1', port: 0 });
    await new Promise((listening) => server.once('listening', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
    await api.close();
  });

  const succeeded = new Set<string>();

  it('every check holds, none is skipped, and every call of the OpenAPI document is made', async () => {
    const bench = createBench(
      {
        url,
        transport,
        index: 'vue_storefront_catalog',
        coupon: 'TIZ',
        mailTo: 'rendeles@zugoly.example',
        origin,
        widget: 'zugoly',
      },
      {
        fetch: async (input, init) => {
          const answer = await fetch(input, init);
          const method = (init?.method ?? 'GET').toLowerCase();
          if (answer.status < 400) succeeded.add(`${method} ${new URL(String(input)).pathname}`);
          return answer;
        },
        wait: (ms) => api.clock.advance(ms),
      },
    );
    const judged = await runChecks(sections, bench);
    const others = judged.filter(({ verdict }) => verdict !== 'holds');
    expect(others.length === 0 ? '' : reportTable(others)).toBe('');
    expect(summaryOf(judged)).toContain(`${checks.length} hold, 0 fail, 0 skipped`);
    expect(callsWithout(succeeded).toSorted()).toEqual(Object.keys(unjudged).toSorted());
  }, 240_000);
});
