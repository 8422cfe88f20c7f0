import { check, type Section } from '../../run/check.ts';
import { customerName, profileOf } from '../../bench/profile.ts';
import { claim, claimEqual, shown } from '../../run/claim.ts';

const registration = (email: string, password: string, extra: object = {}) => ({
  body: { customer: { email, ...customerName, ...extra }, password },
});

/** Checks of registration and sign-in. */
export const customerChecks: Section = {
  title: 'Customers',
  checks: [
    check(
      'register/profile',
      '4',
      'a new customer has an id and the names given',
      async (bench) => {
        const { email, id } = await bench.customer();
        const profile = await profileOf(bench, await bench.customer());
        claimEqual(
          [profile.id, profile.email, profile.firstname, profile.lastname],
          [id, email, 'Anna', 'Próba'],
          'id, e-mail and names',
        );
      },
    ),
    check(
      'register/taken',
      '4',
      'an e-mail address that is taken is refused in known words',
      async (bench) => {
        const { email } = await bench.customer();
        const refusal = await bench.refused(
          'register',
          registration(email, bench.unique('Jelszó')),
        );
        claim(refusal.text.includes('already exists'), `it says "${refusal.text}"`);
        await bench.named(refusal, 'email-taken');
      },
    ),
    check(
      'register/email',
      '4',
      'what is no e-mail address is refused',
      async ({ refused, unique }) => {
        await refused('register', registration('nobody', unique('Jelszó')));
      },
    ),
    check(
      'register/short-password',
      '4',
      'a password of 7 characters is refused',
      async ({ refused, unique }) => {
        await refused('register', registration(`${unique('x')}@example.com`, 'abcdefg'));
      },
      'named-errors',
    ),
    check('register/no-password', '4', 'no password is refused', async ({ refused, unique }) => {
      const { customer } = registration(`${unique('x')}@example.com`, '').body;
      await refused('register', { body: { customer } });
    }),
    check('register/no-name', '4', 'no name is refused', async ({ refused, unique }) => {
      const parts = registration(`${unique('x')}@example.com`, unique('Jelszó'), {
        firstname: undefined,
      });
      await refused('register', parts);
    }),
    check('register/no-customer', '4', 'no customer is refused', async ({ refused, unique }) => {
      await refused('register', { body: { password: unique('Jelszó') } });
    }),
    check(
      'register/findings-listed',
      '4',
      'what the schema refuses of a registration is a list in `result`',
      async ({ refused }) => {
        const { result } = await refused('register', registration('nobody', 'abcdefg'));
        claim(Array.isArray(result) && result.length > 1, `result is ${shown(result)}, not a list`);
      },
    ),
    check(
      'register/common-password',
      'RL-8',
      'one of the commonest passwords is refused',
      async (bench) => {
        const refusal = await bench.refused(
          'register',
          registration(`${bench.unique('x')}@example.com`, 'password'),
        );
        await bench.named(refusal, 'password-too-common');
      },
      'named-errors',
    ),
    check('login/token', '4', 'a login answers a token', async (bench) => {
      claim(
        (await bench.signIn(await bench.customer())).token.length >= 8,
        'the token is too short',
      );
    }),
    check('login/refresh-token', '4, 8', 'a login brings a refresh token', async (bench) => {
      claim(
        (await bench.signIn(await bench.customer())).refreshToken.length >= 8,
        'meta.refreshToken is too short or missing',
      );
    }),
    check('login/new', 'RL-8', 'each login has a token of its own', async (bench) => {
      const customer = await bench.customer();
      const [first, second] = [await bench.signIn(customer), await bench.signIn(customer)];
      claim(first.token !== second.token, 'two logins have the same token');
    }),
    check(
      'login/email-case',
      '4',
      'capitals in the e-mail address do not matter',
      async (bench) => {
        const { email, password } = await bench.customer();
        await bench.signIn({ email: email.toUpperCase(), password });
      },
    ),
    check('login/wrong', '4', 'a wrong password is refused, and not with 401', async (bench) => {
      const { email } = await bench.customer();
      const refusal = await bench.refused('login', {
        body: { username: email, password: 'not the password' },
      });
      claim(refusal.code !== 401, 'the code is 401, which would start a refresh');
      await bench.named(refusal, 'bad-credentials');
    }),
    check(
      'login/unknown',
      'RL-7',
      'an unknown address is refused like a wrong password',
      async (bench) => {
        const { email } = await bench.customer();
        const ask = (username: string) =>
          bench.refused('login', { body: { username, password: 'not the password' } });
        const [known, unknown] = [await ask(email), await ask(`${bench.unique('x')}@example.com`)];
        claimEqual(
          [unknown.code, unknown.result, unknown.error],
          [known.code, known.result, known.error],
          'code, result and name',
        );
      },
    ),
    check('login/empty', '4', 'nothing typed is refused', async ({ refused }) => {
      await refused('login', { body: { username: '', password: '' } });
    }),
    check('login/cart', '4', "a login moves the guest's cart to the customer", async (bench) => {
      const customer = await bench.stranger();
      const { sku } = await bench.chair();
      const cart = await bench.cartWith({ sku, qty: 2 });
      const { token } = await bench.signIn(customer, cart);
      const ownCart = await bench.newCart(token);
      const { value: rows } = await bench.ok('cartPull', { cart: ownCart, token });
      claimEqual(
        rows.map((row) => [row?.sku, row?.qty]),
        [[sku, 2]],
        'sku and qty',
      );
      await bench.signIn(customer, cart);
      const { value: again } = await bench.ok('cartPull', { cart: ownCart, token });
      claimEqual(
        again.map((row) => row?.qty),
        [2],
        'the quantity after another login',
      );
    }),
  ],
};
