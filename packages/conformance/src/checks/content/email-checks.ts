import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';

/** Checks of requested emails and unsubscribing. */
export const emailChecks: Section = {
  title: 'Newsletter and stock alerts',
  checks: [
    check(
      'newsletter/pending',
      '7',
      'a subscription waits until its letter was answered, and can be ended before',
      async (bench) => {
        const { token, email } = await bench.newCustomer();
        const state = async () => (await bench.ok('newsletterState', { token })).value;
        claimEqual(await state(), { email, state: 'none' }, 'before');
        await bench.ok('subscribe', { body: { list: 'newsletter', email } });
        claimEqual((await state()).state, 'pending', 'the state after it was asked for');
        const ended = await bench.ok('unsubscribe', { token });
        claimEqual([ended.value, (await state()).state], ['newsletter', 'none'], 'the end');
      },
      'double-opt-in',
    ),
    check(
      'newsletter/guest',
      '7',
      'a guest has no subscription to look at',
      async ({ refused }) => {
        claimEqual((await refused('newsletterState')).code, 401, 'the code');
        claimEqual((await refused('unsubscribe')).code, 401, 'the code of the end');
      },
      'double-opt-in',
    ),
    check(
      'newsletter/word',
      '7',
      'only words of letters confirm and end a subscription',
      async ({ refused, named }) => {
        const body = { token: 'no-such-word' };
        await named(await refused('confirmNewsletter', { body }), 'link-invalid');
        const query = { subscription: 'no.such.word' };
        await named(await refused('unsubscribe', { query }), 'link-invalid');
      },
      'double-opt-in',
    ),
    check(
      'newsletter/link',
      'RL-13',
      'a link in a letter ends nothing by being opened: it leads to a page',
      async ({ send }) => {
        const path = '/api/ext/email-manager/unsubscribe?subscription=no.such.word';
        const { status, headers } = await send({ method: 'GET', path });
        claimEqual(status, 303, 'the status');
        claim((headers.get('location') ?? '') !== '', 'it leads nowhere');
      },
      'double-opt-in',
    ),
    check(
      'stock-alert/asked',
      '7',
      'a letter for when an article is there again is asked for, twice is no fault',
      async (bench) => {
        const { sku } = needed((await bench.samples()).soldOut, 'product that is sold out');
        const body = { sku, email: `${bench.unique('var')}@example.com` };
        await bench.ok('stockNotify', { body });
        await bench.ok('stockNotify', { body });
      },
      'stock-alerts',
    ),
    check(
      'stock-alert/unknown',
      '7',
      'an article nobody sells is refused',
      async ({ refused }) => {
        const body = { sku: 'NO-SUCH-ARTICLE', email: 'a@example.com' };
        claimEqual((await refused('stockNotify', { body })).code, 404, 'the code');
      },
      'stock-alerts',
    ),
    check(
      'stock-alert/email',
      '7',
      'what is no e-mail address is refused',
      async ({ refused, chair }) => {
        await refused('stockNotify', { body: { sku: (await chair()).sku, email: 'nobody' } });
      },
      'stock-alerts',
    ),
  ],
};
