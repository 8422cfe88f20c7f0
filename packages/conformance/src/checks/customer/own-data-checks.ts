import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import { orderOf, placeOrder } from '../../bench/order-fixture.ts';

/** Checks of personal data: read, change, export, erase. */
export const ownDataChecks: Section = {
  title: "Customers' own data",
  checks: [
    check(
      'export/whole',
      '7',
      'a customer takes profile, orders and wishes along',
      async (bench) => {
        const customer = await bench.newCustomer();
        const { token } = customer;
        await bench.ok('addToWishlist', {
          token,
          body: { product_id: (await bench.chair()).id },
        });
        const placed = await placeOrder(bench, (await orderOf(bench, [], token)).body, token);
        const { value } = await bench.ok('exportMe', { token });
        claimEqual(
          [
            value.profile.email,
            value.orders.map((order) => order.increment_id),
            value.wishlist.length,
          ],
          [customer.email, [placed.orderNumber], 1],
          'address, orders and number of wishes',
        );
      },
      'personal-data',
    ),
    check(
      'export/secret',
      'RL-7',
      'no password or token is in it',
      async (bench) => {
        const { token, refreshToken, password } = await bench.customer();
        const { answer } = await bench.ok('exportMe', { token });
        for (const secret of [token, refreshToken, password]) {
          claim(secret === '' || !answer.text.includes(secret), 'one is');
        }
        claim(!/argon2|scrypt/.test(answer.text), 'a hash is');
      },
      'personal-data',
    ),
    check(
      'export/none',
      '7',
      'a guest has nothing to take along',
      async ({ refused }) => {
        claimEqual((await refused('exportMe')).code, 401, 'the code');
      },
      'personal-data',
    ),
    check(
      'erase/gone',
      '7',
      'a customer is forgotten: session and login are gone',
      async (bench) => {
        const { token, email, password } = await bench.newCustomer();
        await bench.ok('eraseMe', { token, body: { password } });
        claimEqual((await bench.refused('me', { token })).code, 401, 'the code of the session');
        await bench.refused('login', { body: { username: email, password } });
      },
      'personal-data',
    ),
    check(
      'erase/password',
      '7',
      'only who knows the password has anything forgotten',
      async (bench) => {
        const { token, email } = await bench.newCustomer();
        await bench.refused('eraseMe', { token, body: { password: 'not the password' } });
        claimEqual((await bench.ok('me', { token })).value.email, email, 'the e-mail address');
      },
      'personal-data',
    ),
    check(
      'erase/under-way',
      '7',
      'nobody is forgotten whose order is under way',
      async (bench) => {
        const { token, password } = await bench.newCustomer();
        await placeOrder(bench, (await orderOf(bench, [], token)).body, token);
        const body = { password };
        await bench.named(await bench.refused('eraseMe', { token, body }), 'orders-under-way');
      },
      'personal-data',
    ),
    check(
      'email-change/asked',
      '7',
      'a new address is asked for, and nothing changes before its letter was answered',
      async (bench) => {
        const { token, email, password } = await bench.newCustomer();
        const body = { email: `${bench.unique('uj')}@example.com`, password };
        await bench.ok('changeEmail', { token, body });
        claimEqual((await bench.ok('me', { token })).value.email, email, 'the e-mail address');
      },
      'email-change',
    ),
    check(
      'email-change/taken',
      'RL-7',
      'asking for an address somebody has is answered alike',
      async (bench) => {
        const { token, password } = await bench.newCustomer();
        const { email } = await bench.stranger();
        claimEqual(
          (await bench.ok('changeEmail', { token, body: { email, password } })).value,
          true,
          'the answer',
        );
      },
      'email-change',
    ),
    check(
      'email-change/password',
      '7',
      'only who knows the password asks for it',
      async (bench) => {
        const { token } = await bench.newCustomer();
        const body = { email: `${bench.unique('uj')}@example.com`, password: 'not the password' };
        await bench.refused('changeEmail', { token, body });
      },
      'email-change',
    ),
    check(
      'email-change/word',
      '7',
      'only the word of the letter confirms',
      async ({ refused, named }) => {
        const body = { changeToken: 'no-such-word' };
        await named(await refused('confirmEmail', { body }), 'email-change-invalid');
      },
      'email-change',
    ),
    check(
      'review/mine',
      '7',
      'a customer sees what waits to be read by the shop, others do not',
      async (bench) => {
        const { token } = await bench.customer();
        const title = bench.unique('Cím');
        const review = {
          product_id: (await bench.chair()).id,
          title,
          detail: 'Kényelmes és szép.',
          nickname: 'Anna',
          review_entity: 'product',
          review_status: 2,
        };
        await bench.ok('createReview', { token, body: { review } });
        const mine = (await bench.ok('myReviews', { token })).value.filter(
          (order) => order.title === title,
        );
        claimEqual(
          mine.map(({ state }) => state),
          ['pending'],
          'the states of my reviews',
        );
        const others = await bench.ok('myReviews', { token: (await bench.stranger()).token });
        claim(!others.value.some((order) => order.title === title), 'a stranger sees it');
      },
      'own-reviews',
    ),
    check(
      'loyalty/card',
      '7',
      'a customer gets one loyalty card, keeps it, and gives it back',
      async (bench) => {
        const { token } = await bench.newCustomer();
        claimEqual((await bench.ok('loyaltyCard', { token })).value, null, 'the card before');
        const { value: card } = await bench.ok('joinLoyalty', { token });
        claimEqual((await bench.ok('joinLoyalty', { token })).value.number, card.number, 'number');
        claimEqual((await bench.ok('loyaltyCard', { token })).value, card, 'the card');
        await bench.ok('leaveLoyalty', { token });
        claimEqual((await bench.ok('loyaltyCard', { token })).value, null, 'the card afterwards');
      },
      'loyalty',
    ),
  ],
};
