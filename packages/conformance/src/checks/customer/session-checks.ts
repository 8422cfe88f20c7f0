import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';

/** Time for which a replaced refresh token is accepted after its successor was used. */
const leewayMs = 10_000;

const session = async (bench: Bench) => bench.signIn(await bench.customer());
const refresh = ({ ok }: Bench, refreshToken: string) => ok('refresh', { body: { refreshToken } });
const refused = (bench: Bench, refreshToken: string) =>
  bench.refused('refresh', { body: { refreshToken } });
const next = (meta: Readonly<Record<string, unknown>>) => String(meta['refreshToken'] ?? '');

const wishlist = async ({ ok }: Bench, token: string) =>
  (await ok('wishlist', { token })).value.map((row) => row.product_id);

/** Checks of sessions, their refresh, and the data of a signed-in customer. */
export const sessionChecks: Section = {
  title: 'Sessions and wishlist',
  checks: [
    check(
      'refresh/token',
      '4, 8',
      'a refresh token is changed for a token that works',
      async (bench) => {
        const { value: token } = await refresh(bench, (await session(bench)).refreshToken);
        await bench.ok('me', { token });
      },
    ),
    check(
      'refresh/next',
      'RL-8',
      'each refresh brings the next refresh token',
      async (bench) => {
        const { refreshToken } = await session(bench);
        const { meta } = await refresh(bench, refreshToken);
        claim(
          next(meta) !== '' && next(meta) !== refreshToken,
          'meta.refreshToken is missing or the same',
        );
      },
      'rotating-refresh',
    ),
    check(
      'refresh/lost-answer',
      'RL-8',
      'a lost answer costs nothing: the same token gets the same successor',
      async (bench) => {
        const { refreshToken } = await session(bench);
        const first = await refresh(bench, refreshToken);
        const again = await refresh(bench, refreshToken);
        claimEqual(
          [again.value, next(again.meta)],
          [first.value, next(first.meta)],
          'token and refresh token',
        );
      },
      'rotating-refresh',
    ),
    check(
      'refresh/chain',
      'RL-8',
      'successors can be changed in their turn',
      async (bench) => {
        let { refreshToken } = await session(bench);
        for (let turn = 0; turn < 3; turn++) {
          const { meta, value: token } = await refresh(bench, refreshToken);
          await bench.ok('me', { token });
          refreshToken = next(meta);
        }
      },
      'rotating-refresh',
    ),
    check(
      'refresh/thief',
      'RL-8',
      'an older token is refused once its successor was used, and ends the session',
      async (bench) => {
        const { refreshToken } = await session(bench);
        const { value: token } = await refresh(bench, refreshToken);
        await bench.ok('me', { token });
        await bench.wait(leewayMs + 1_000);
        await bench.named(await refused(bench, refreshToken), 'refresh-invalid');
        claimEqual((await bench.refused('me', { token })).code, 401, 'the code of the session');
      },
      'rotating-refresh',
    ),
    check('refresh/none', '4', 'no refresh token is refused in known words', async (bench) => {
      const { text } = await refused(bench, '');
      claim(text.includes('No refresh token provided'), `it says "${text}"`);
    }),
    check(
      'refresh/unknown',
      '4',
      'a refresh token nobody was given is refused in known words',
      async (bench) => {
        const refusal = await refused(bench, 'no-such-token');
        claim(refusal.text.includes('Invalid refreshToken'), `it says "${refusal.text}"`);
        await bench.named(refusal, 'refresh-invalid');
      },
    ),
    check('refresh/access-token', 'RL-8', 'a token is no refresh token', async (bench) => {
      await refused(bench, (await session(bench)).token);
    }),
    check('refresh/as-token', 'RL-8', 'a refresh token is no token', async (bench) => {
      const { refreshToken: token } = await session(bench);
      claimEqual((await bench.refused('me', { token })).code, 401, 'the code');
    }),
    check(
      'logout/token',
      'RL-8',
      'after the logout the token is over',
      async (bench) => {
        const { token } = await session(bench);
        await bench.ok('logout', { token, body: {} });
        claimEqual((await bench.refused('me', { token })).code, 401, 'the code');
      },
      'logout',
    ),
    check(
      'logout/refresh-token',
      'RL-8',
      'after the logout the refresh token is over',
      async (bench) => {
        const { token, refreshToken } = await session(bench);
        await bench.ok('logout', { token, body: { refreshToken } });
        await refused(bench, refreshToken);
      },
      'logout',
    ),
    check(
      'logout/others',
      'RL-8',
      'other sessions go on',
      async (bench) => {
        const [one, other] = [await session(bench), await session(bench)];
        await bench.ok('logout', { token: one.token, body: {} });
        await bench.ok('me', { token: other.token });
      },
      'logout',
    ),
    check(
      'logout/unknown',
      'RL-8',
      'a token nobody was given ends nothing and is no fault',
      async ({ ok }) => {
        await ok('logout', { token: 'no-such-token', body: {} });
      },
      'logout',
    ),
    check('wishlist/none', '4', 'nobody has no wishlist', async (bench) => {
      claimEqual((await bench.refused('wishlist')).code, 401, 'the code');
    }),
    check('wishlist/add', '4', 'a product is kept', async (bench) => {
      const [{ token }, { id }] = [await bench.customer(), await bench.chair()];
      await bench.ok('addToWishlist', { token, body: { product_id: id } });
      claim((await wishlist(bench, token)).includes(id), `product ${id} is not there`);
    }),
    check('wishlist/twice', 'RL-2', 'the same product twice is kept once', async (bench) => {
      const [{ token }, { id }] = [await bench.customer(), await bench.chair()];
      await bench.ok('addToWishlist', { token, body: { product_id: id } });
      await bench.ok('addToWishlist', { token, body: { product_id: id } });
      claimEqual(
        (await wishlist(bench, token)).filter((one) => one === id),
        [id],
        'how often it is there',
      );
    }),
    check('wishlist/several', '4', 'several products are kept at once', async (bench) => {
      const [{ token }, one, other] = [
        await bench.customer(),
        await bench.chair(),
        await bench.sample('other'),
      ];
      await bench.ok('addToWishlist', { token, body: { product_id: [one.id, other.id] } });
      const kept = await wishlist(bench, token);
      claim(kept.includes(one.id) && kept.includes(other.id), `${kept.join(', ')} are kept`);
    }),
    check('wishlist/row', '4', 'a row says whose it is and since when', async (bench) => {
      const [{ token, id: customer }, { id }] = [await bench.customer(), await bench.chair()];
      await bench.ok('addToWishlist', { token, body: { product_id: id } });
      const [row] = (await bench.ok('wishlist', { token })).value;
      claimEqual(
        [row?.['customer_id'], typeof row?.['date_added']],
        [customer, 'string'],
        'customer_id and date_added',
      );
    }),
    check('wishlist/delete', '4', 'a product is no longer kept', async (bench) => {
      const [{ token }, { id }] = [await bench.customer(), await bench.chair()];
      await bench.ok('addToWishlist', { token, body: { product_id: id } });
      await bench.ok('deleteFromWishlist', { token, body: { product_id: id } });
      claim(!(await wishlist(bench, token)).includes(id), `product ${id} is still there`);
    }),
    check(
      'wishlist/delete-twice',
      'RL-2',
      'a product that is not kept is no fault to take out',
      async (bench) => {
        const { token } = await bench.customer();
        await bench.ok('deleteFromWishlist', { token, body: { product_id: 999_999_999 } });
      },
      'named-errors',
    ),
    check('wishlist/unknown', '4', 'a product nobody sells is refused', async (bench) => {
      const { token } = await bench.customer();
      await bench.refused('addToWishlist', { token, body: { product_id: 999_999_999 } });
    }),
    check('wishlist/nonsense', 'RL-13', 'what is no product id is refused', async (bench) => {
      const { token } = await bench.customer();
      await bench.refused('addToWishlist', { token, body: { product_id: 'all' } });
    }),
    check('wishlist/apart', 'RL-7', "another customer's wishlist is another", async (bench) => {
      const [mine, theirs, { id }] = [
        await bench.customer(),
        await bench.stranger(),
        await bench.chair(),
      ];
      await bench.ok('addToWishlist', { token: mine.token, body: { product_id: id } });
      claim(!(await wishlist(bench, theirs.token)).includes(id), `product ${id} is in both`);
    }),
    check('wishlist/restore', '2.5', 'kept products are found by their ids', async (bench) => {
      const [{ token }, { id }] = [await bench.customer(), await bench.chair()];
      await bench.ok('addToWishlist', { token, body: { product_id: id } });
      const ids = await wishlist(bench, token);
      const { items } = await bench.find({ filters: [{ attribute: 'id', value: { in: ids } }] });
      claim(
        items.some((item) => item['id'] === id),
        `product ${id} is not found`,
      );
    }),
  ],
};
