import { check, type Section } from '../../run/check.ts';
import { claimJson, readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import { calls } from '@shop/contract';

const unknownToken = 'a-token-nobody-was-given';

/** Checks that hold for every response. */
export const envelopeChecks: Section = {
  title: 'Envelope and transport',
  checks: [
    check('envelope/json', '1', 'answers say they are JSON', async ({ ask }) => {
      claimJson(await ask('cartCreate'), 'cart/create');
    }),
    check('envelope/success', '1', 'a success has code 200 and a result', async ({ ask }) => {
      const answer = await ask('cartCreate');
      claimEqual(answer.code, 200, 'the code');
      claim(answer.result !== undefined, 'there is no result');
    }),
    check('envelope/status', '1', 'the HTTP status of a success is its code', async ({ ask }) => {
      const answer = await ask('cartCreate');
      claimEqual(answer.status, answer.code, 'the HTTP status');
    }),
    check(
      'envelope/refusal',
      '1',
      'a refusal is in the envelope, status and code equal',
      async ({ refused }) => {
        await refused('cartPull', { cart: 'no-such-cart' });
      },
    ),
    check('envelope/refusal-text', '1', 'a refusal has words for people', async ({ refused }) => {
      const { text } = await refused('cartPull', { cart: 'no-such-cart' });
      claim(text.trim() !== '', 'there is no text in result, result.result or result.message');
    }),
    check(
      'envelope/refusal-named',
      '1, RL-13',
      'a refusal has a name in small words',
      async ({ refused }) => {
        const { error = '' } = await refused('cartPull', { cart: 'no-such-cart' });
        claim(/^[a-z]+(-[a-z]+)*$/.test(error), `meta.error is "${error}"`);
      },
      'named-errors',
    ),
    check(
      'envelope/refusal-fields',
      '1, RL-13',
      'a refused body names the places at fault',
      async ({ refused }) => {
        const { meta } = await refused('subscribe', { body: { email: 'nobody' } });
        const fields = Array.isArray(meta['fields'])
          ? (meta['fields'] as { path?: unknown }[])
          : [];
        claim(
          fields.some(({ path }) => path === 'email'),
          'meta.fields does not name email',
        );
      },
      'named-errors',
    ),
    check(
      'envelope/request-id',
      'RL-13',
      'every answer has a request id',
      async ({ ask }) => {
        const { headers } = await ask('cartCreate');
        claim((headers.get('x-request-id') ?? '').length >= 8, 'X-Request-Id is too short');
      },
      'request-ids',
    ),
    check(
      'envelope/request-id-kept',
      'RL-13',
      "the caller's request id comes back",
      async ({ ask, unique }) => {
        const id = unique('id').slice(0, 40);
        const { headers } = await ask('cartCreate', { headers: { 'x-request-id': id } });
        claimEqual(headers.get('x-request-id'), id, 'X-Request-Id');
      },
      'request-ids',
    ),
    check(
      'envelope/request-id-in-refusal',
      'RL-13',
      'a refusal names its request',
      async ({ refused }) => {
        const { meta, answer } = await refused('cartPull', { cart: 'no-such-cart' });
        claimEqual(meta['requestId'], answer.headers.get('x-request-id'), 'meta.requestId');
      },
      'request-ids',
    ),
    check(
      'envelope/unknown-path',
      '1',
      'an unknown path is refused in the envelope',
      async ({ send }) => {
        readRefusal(
          await send({ method: 'GET', path: '/api/no/such/path' }),
          'GET /api/no/such/path',
        );
      },
    ),
    ...(['PUT', 'DELETE', 'PATCH'] as const).map((method) =>
      check(
        `envelope/method-${method.toLowerCase()}`,
        '1',
        `${method} is refused in the envelope`,
        async ({ send }) => {
          readRefusal(await send({ method, path: calls.cartUpdate.path }), `${method} cart/update`);
        },
      ),
    ),
    check(
      'envelope/get-for-post',
      '1',
      'a change asked for by GET is refused',
      async ({ send }) => {
        readRefusal(
          await send({ method: 'GET', path: `${calls.cartUpdate.path}?token=&cartId=` }),
          'GET cart/update',
        );
      },
    ),
    ...(['cartPull', 'cartTotals', 'cartPaymentMethods'] as const).map((name) =>
      check(
        `envelope/no-store-${name}`,
        '1',
        `${calls[name].path} must not be stored`,
        async (bench) => {
          const { answer } = await bench.ok(name, { cart: await bench.newCart() });
          claimNotStored(answer.headers);
        },
      ),
    ),
    ...(['me', 'orderHistory', 'wishlist'] as const).map((name) =>
      check(
        `envelope/no-store-${name}`,
        '1',
        `${calls[name].path} must not be stored`,
        async (bench) => {
          const { token } = await bench.customer();
          const { answer } = await bench.ok(name, { token });
          claimNotStored(answer.headers);
        },
      ),
    ),
    check(
      'envelope/no-store-refusal',
      'RL-7',
      'a refusal must not be stored',
      async ({ refused }) => {
        const { answer } = await refused('me', { token: unknownToken });
        claimNotStored(answer.headers);
      },
      'named-errors',
    ),
    check(
      'envelope/nosniff',
      'RL-14',
      'browsers may not guess the type of an answer',
      async ({ ask }) => {
        claimEqual(
          (await ask('cartCreate')).headers.get('x-content-type-options'),
          'nosniff',
          'X-Content-Type-Options',
        );
      },
      'named-errors',
    ),
    check('envelope/utf-8', '1', 'texts are UTF-8', async ({ samples }) => {
      const { products } = await samples();
      claim(!products.some(({ name }) => name.includes('\ufffd')), 'a product name is not UTF-8');
    }),
    check(
      'envelope/deadline',
      'RL-12',
      'nobody works for a caller whose deadline is over',
      async ({ refused, named }) => {
        const refusal = await refused('catalog', {
          body: { type: 'product' },
          headers: { 'x-deadline-ms': '0' },
        });
        await named(refusal, 'overloaded');
      },
      'deadlines',
    ),
    check('token/empty', '1', 'an empty token means a guest', async ({ ok }) => {
      await ok('cartCreate', { transport: 'query', token: '' });
    }),
    check('token/absent', '1', 'no token means a guest', async ({ send }) => {
      const answer = await send({ method: 'POST', path: calls.cartCreate.path });
      claimEqual(answer.code, 200, 'the code');
    }),
    ...(
      [
        ['Bearer null', 'null'],
        ['Bearer', 'bare'],
        ['Bearer undefined', 'undefined'],
      ] as const
    ).map(([authorization, story]) =>
      check(
        `token/bearer-${story}`,
        '8',
        `"Authorization: ${authorization}" means a guest`,
        async ({ send }) => {
          const answer = await send({
            method: 'POST',
            path: calls.cartCreate.path,
            headers: { authorization },
          });
          claimEqual(answer.code, 200, 'the code');
        },
      ),
    ),
    check('token/in-query', '1', 'a token is taken from the query', async (bench) => {
      const { token, email } = await bench.customer();
      const { value } = await bench.ok('me', { token, transport: 'query' });
      claimEqual(value.email, email, 'the e-mail address');
      const { value: cart } = await bench.ok('cartCreate', { token, transport: 'query' });
      await bench.ok('cartPull', { cart, token, transport: 'query' });
      await bench.refused('cartPull', { cart });
    }),
    check('token/in-header', '1', 'a token is taken from the header', async ({ ok, customer }) => {
      const { token, email } = await customer();
      const { value } = await ok('me', { token, transport: 'header' });
      claimEqual(value.email, email, 'the e-mail address');
    }),
    check(
      'token/scheme-case',
      '1',
      'the word Bearer may be written in small letters',
      async ({ send, customer }) => {
        const { token } = await customer();
        const answer = await send({
          method: 'GET',
          path: calls.me.path,
          headers: { authorization: `bearer ${token}` },
        });
        claimEqual(answer.code, 200, 'the code');
      },
    ),
    check('token/unknown', '1', 'an unknown token is refused with 401', async ({ refused }) => {
      claimEqual((await refused('me', { token: unknownToken })).code, 401, 'the code');
    }),
    check('token/unknown-text', '1', 'that refusal says why', async ({ refused }) => {
      const { text } = await refused('me', { token: unknownToken });
      claim(text !== '', 'there is no text in result');
    }),
    check(
      'token/unknown-named',
      '1',
      'that refusal is called unauthorized',
      async ({ refused, named }) => {
        await named(await refused('me', { token: unknownToken }), 'unauthorized');
      },
      'named-errors',
    ),
    ...(['cartCreate', 'cartPull', 'cartTotals'] as const).map((name) =>
      check(
        `token/unknown-${name}`,
        '1, 8',
        `${calls[name].path} refuses an unknown token with 401`,
        async (bench) => {
          const refusal = await bench.refused(name, {
            token: unknownToken,
            cart: await bench.newCart(),
          });
          claimEqual(refusal.code, 401, 'the code');
        },
      ),
    ),
    check(
      'token/store-code',
      '1',
      'a store code in the query is no obstacle',
      async ({ ok, newCart }) => {
        await ok('cartPull', { cart: await newCart(), query: { storeCode: 'hu' } });
      },
    ),
  ],
};

function claimNotStored(headers: Headers): void {
  const policy = headers.get('cache-control') ?? '';
  claim(policy.includes('no-store'), `Cache-Control is "${policy}"`);
}
