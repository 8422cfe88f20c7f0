import { calls } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual, NotApplicable } from '../../run/claim.ts';

const foreign = 'https://evil.example';
const allowed = 'access-control-allow-origin';
/** Returns true if a browser passes a response with these headers to a page of {@link foreign}. */
const isAllowed = (headers: Headers) => [foreign, '*'].includes(headers.get(allowed) ?? '');

/** Errors: throws `NotApplicable` if the run has no listed origin. */
function listed({ settings }: Bench): string {
  if (settings.origin === undefined)
    throw new NotApplicable('no listed origin was named (--origin URL)');
  return settings.origin;
}
const preflight = ({ send }: Bench, origin: string) =>
  send({
    method: 'OPTIONS',
    path: calls.cartUpdate.path,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization',
    },
  });

/** Checks which pages of other sites may call the API. */
export const originChecks: Section = {
  title: 'Other origins',
  checks: [
    check(
      'origin/preflight',
      '8',
      'the preflight of a listed origin is answered',
      async (bench) => {
        const origin = listed(bench);
        const { status, headers } = await preflight(bench, origin);
        claim(status === 200 || status === 204, `the status is ${status}`);
        claimEqual(headers.get(allowed), origin, 'Access-Control-Allow-Origin');
      },
    ),
    check('origin/methods', '8', 'the preflight allows POST', async (bench) => {
      const { headers } = await preflight(bench, listed(bench));
      claim(
        (headers.get('access-control-allow-methods') ?? '').includes('POST'),
        'POST is not allowed',
      );
    }),
    check('origin/headers', '8', 'the preflight allows content types and tokens', async (bench) => {
      const names =
        (await preflight(bench, listed(bench))).headers.get('access-control-allow-headers') ?? '';
      claim(
        /content-type/i.test(names) && /authorization/i.test(names),
        `only ${names} are allowed`,
      );
    }),
    check(
      'origin/our-headers',
      'RL-2',
      'the preflight allows keys and versions',
      async (bench) => {
        const names =
          (await preflight(bench, listed(bench))).headers.get('access-control-allow-headers') ?? '';
        claim(
          /idempotency-key/i.test(names) && /x-cart-version/i.test(names),
          `only ${names} are allowed`,
        );
      },
      'idempotency-keys',
    ),
    check(
      'origin/read',
      '8',
      'pages of a listed origin may read answers',
      async (bench) => {
        const origin = listed(bench);
        const { answer } = await bench.ok('catalog', {
          body: { type: 'product', size: 1 },
          headers: { origin },
        });
        claimEqual(answer.headers.get(allowed), origin, 'Access-Control-Allow-Origin');
      },
      'form-a',
    ),
    check('origin/write', '8', 'pages of a listed origin may change things', async (bench) => {
      await bench.ok('cartCreate', {
        headers: { origin: listed(bench), 'sec-fetch-site': 'cross-site' },
      });
    }),
    check(
      'origin/vary',
      'RL-7',
      'caches are told that answers depend on the origin',
      async ({ ask }) => {
        const { headers } = await ask('cartCreate');
        claim(/origin/i.test(headers.get('vary') ?? ''), 'Vary does not name Origin');
      },
      'named-errors',
    ),
    check(
      'origin/foreign-preflight',
      '8',
      'the preflight of another origin allows nothing',
      async (bench) => {
        const { headers } = await preflight(bench, foreign);
        claim(!isAllowed(headers), 'it is allowed');
      },
    ),
    check(
      'origin/foreign-read',
      'RL-7',
      'pages of another origin may not read answers',
      async ({ ask }) => {
        const { headers } = await ask('cartPull', { cart: 'x', headers: { origin: foreign } });
        claim(!isAllowed(headers), 'they may');
      },
    ),
    check(
      'origin/foreign-write',
      'RL-7',
      'pages of another origin may not change things',
      async ({ refused, named }) => {
        await named(
          await refused('cartCreate', { headers: { origin: foreign } }),
          'origin-refused',
        );
      },
      'named-errors',
    ),
    check(
      'origin/cross-site',
      'RL-7',
      'a change asked for by another site is refused',
      async ({ refused, named }) => {
        await named(
          await refused('cartCreate', { headers: { 'sec-fetch-site': 'cross-site' } }),
          'origin-refused',
        );
      },
      'named-errors',
    ),
    check(
      'origin/own',
      '8',
      "pages of the backend's own origin may change things",
      async ({ ok, settings }) => {
        await ok('cartCreate', {
          headers: { origin: new URL(settings.url).origin, 'sec-fetch-site': 'same-origin' },
        });
      },
    ),
    check(
      'origin/null',
      'RL-7',
      'a page without an origin of its own may not change things',
      async ({ send }) => {
        readRefusal(
          await send({ method: 'POST', path: calls.cartCreate.path, headers: { origin: 'null' } }),
          'cart/create',
        );
      },
      'named-errors',
    ),
    check(
      'origin/credentials',
      'RL-7',
      'not every origin is allowed together with cookies',
      async (bench) => {
        const { headers } = await preflight(bench, foreign);
        const isOpen =
          headers.get(allowed) === '*' &&
          headers.get('access-control-allow-credentials') === 'true';
        claim(!isOpen, 'they are');
      },
    ),
  ],
};
