import type { Bench, Customer } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { customerName, profileOf } from '../../bench/profile.ts';
import { claim, claimEqual } from '../../run/claim.ts';

const address = {
  ...customerName,
  country_id: 'HU',
  postcode: '1011',
  city: 'Budapest',
  street: ['Fő utca 1.', '2. em. 3.'],
  telephone: '+3611234567',
};
const save = async ({ ok }: Bench, token: string, customer: object) =>
  (await ok('updateMe', { token, body: { customer } })).value;

/** A separate customer for the password change. */
const others = new WeakMap<Bench, Promise<Customer>>();
function other(bench: Bench): Promise<Customer> {
  const profile = others.get(bench) ?? bench.newCustomer();
  others.set(bench, profile);
  return profile;
}

/** Checks of profile, addresses and passwords. */
export const profileChecks: Section = {
  title: 'Profiles and passwords',
  checks: [
    check('me/none', '4', 'nobody has no profile', async ({ refused }) => {
      claimEqual((await refused('me')).code, 401, 'the code');
    }),
    check('me/group', '4', 'a profile has a group', async (bench) => {
      const { group_id: group } = await profileOf(bench, await bench.customer());
      claim(group !== undefined, 'group_id is missing');
    }),
    check(
      'me/group-token',
      '4',
      'the group is proved by a signed token',
      async (bench) => {
        const { groupToken = '' } = await profileOf(bench, await bench.customer());
        claim(/^[\w-]+\.[\w-]+\.[\w-]+$/.test(groupToken), 'groupToken is no JWT');
      },
      'named-errors',
    ),
    check('me/created', '4', 'a profile says since when', async (bench) => {
      const { created_at: since = '' } = await profileOf(bench, await bench.customer());
      claim(!Number.isNaN(Date.parse(since)), `created_at is "${since}"`);
    }),
    check('me/secret', 'RL-7', 'a profile holds no password', async (bench) => {
      const { answer } = await bench.ok('me', { token: (await bench.customer()).token });
      claim(!/password|argon2|scrypt|\$2[aby]\$/i.test(answer.text), 'it speaks of a password');
    }),
    check('me/names', '4', 'names are changed', async (bench) => {
      const { token } = await bench.customer();
      const saved = await save(bench, token, { firstname: 'Panna', lastname: 'Minta' });
      claimEqual([saved.firstname, saved.lastname], ['Panna', 'Minta'], 'the names');
      const { firstname, lastname } = (await bench.ok('me', { token })).value;
      claimEqual([firstname, lastname], ['Panna', 'Minta'], 'the names when read again');
    }),
    check('me/rest', '4', 'what is not named stays as it is', async (bench) => {
      const { token, email } = await bench.customer();
      const profile = await save(bench, token, { firstname: 'Panna' });
      claimEqual(profile.email, email, 'the e-mail address');
    }),
    check('me/save-none', '4', 'nobody changes no profile', async ({ refused }) => {
      claimEqual((await refused('updateMe', { body: { customer: {} } })).code, 401, 'the code');
    }),
    check('me/email', '4', 'what is no e-mail address is refused', async (bench) => {
      const { token } = await bench.customer();
      await bench.refused('updateMe', { token, body: { customer: { email: 'nobody' } } });
    }),
    check(
      'me/email-taken',
      'RL-7',
      "another customer's e-mail address is refused",
      async (bench) => {
        const [mine, theirs] = [await bench.customer(), await bench.stranger()];
        await bench.refused('updateMe', {
          token: mine.token,
          body: { customer: { email: theirs.email } },
        });
      },
    ),
    check('address/add', '4', 'an address is kept and gets an id', async (bench) => {
      const { token } = await bench.customer();
      const forCompany = { ...address, company: 'Almafa Kft.', vat_id: '10773381-2-44' };
      await save(bench, token, { addresses: [forCompany] });
      const { addresses } = (await bench.ok('me', { token })).value;
      claimEqual(
        [addresses.length, addresses[0]?.id === undefined],
        [1, false],
        'their number, a missing id',
      );
      for (const [field, value] of Object.entries(forCompany)) {
        claimEqual(addresses[0]?.[field as keyof typeof forCompany], value, field);
      }
    }),
    check('address/street', '4', 'the lines of a street are kept apart', async (bench) => {
      const { token } = await bench.customer();
      const { addresses } = await save(bench, token, { addresses: [address] });
      claimEqual(addresses[0]?.street, address.street, 'street');
    }),
    check('address/owner', '4', 'an address names its customer', async (bench) => {
      const { token, id } = await bench.customer();
      const { addresses } = await save(bench, token, { addresses: [address] });
      claimEqual(addresses[0]?.customer_id, id, 'customer_id');
    }),
    check('address/default', '4', 'a default address is named by the profile', async (bench) => {
      const { token } = await bench.customer();
      const profile = await save(bench, token, {
        addresses: [{ ...address, default_shipping: true, default_billing: true }],
      });
      const id = String(profile.addresses[0]?.id);
      claimEqual(
        [profile.default_shipping, profile.default_billing],
        [id, id],
        'default_shipping and default_billing',
      );
    }),
    check('address/change', '4', 'an address with an id is changed', async (bench) => {
      const { token } = await bench.customer();
      const [first] = (await save(bench, token, { addresses: [address] })).addresses;
      const { addresses } = await save(bench, token, {
        addresses: [{ ...first, city: 'Szeged', postcode: '6720' }],
      });
      claimEqual([addresses[0]?.id, addresses[0]?.city], [first?.id, 'Szeged'], 'id and city');
    }),
    check('address/two', '4', 'two addresses are kept', async (bench) => {
      const { token } = await bench.customer();
      const { addresses } = await save(bench, token, {
        addresses: [address, { ...address, city: 'Pécs', postcode: '7621' }],
      });
      claimEqual(addresses.map(({ city }) => city).sort(), ['Budapest', 'Pécs'], 'the cities');
    }),
    check(
      'address/foreign',
      '4',
      "an address that is another customer's is refused with 403",
      async (bench) => {
        const [mine, theirs] = [await bench.customer(), await bench.stranger()];
        const [foreign] = (await save(bench, theirs.token, { addresses: [address] })).addresses;
        const body = { customer: { addresses: [{ ...address, id: foreign?.id, city: 'Vác' }] } };
        const refusal = await bench.refused('updateMe', { token: mine.token, body });
        claimEqual(refusal.code, 403, 'the code');
        await bench.named(refusal, 'address-not-yours');
      },
    ),
    check(
      'address/foreign-owner',
      '4',
      "another customer's id in an address is refused with 403",
      async (bench) => {
        const [mine, theirs] = [await bench.customer(), await bench.stranger()];
        const body = { customer: { addresses: [{ ...address, customer_id: theirs.id }] } };
        claimEqual(
          (await bench.refused('updateMe', { token: mine.token, body })).code,
          403,
          'the code',
        );
      },
    ),
    check(
      'password/wrong',
      '4',
      'a change with a wrong password is refused in result.errorMessage',
      async (bench) => {
        const { token } = await other(bench);
        const body = { currentPassword: 'not the password', newPassword: bench.unique('Jelszó') };
        const refusal = await bench.refused('changePassword', { token, body });
        const { errorMessage } = (refusal.result ?? {}) as { errorMessage?: unknown };
        claim(
          typeof errorMessage === 'string' && errorMessage !== '',
          'result.errorMessage is missing',
        );
        await bench.named(refusal, 'password-wrong');
      },
    ),
    check('password/none', '4', 'nobody changes no password', async ({ refused, unique }) => {
      const body = { currentPassword: 'x', newPassword: unique('Jelszó') };
      claimEqual((await refused('changePassword', { body })).code, 401, 'the code');
    }),
    check(
      'password/change',
      '4, 8',
      'after a change the new password works at once, the old one no more',
      async (bench) => {
        const previous = await other(bench);
        const session = await bench.signIn(previous);
        const newPassword = bench.unique('Jelszó');
        const body = { currentPassword: previous.password, newPassword };
        claimEqual(
          (await bench.ok('changePassword', { token: session.token, body })).value,
          true,
          'the answer',
        );
        const after = await bench.signIn({ email: previous.email, password: newPassword });
        await bench.refused('login', {
          body: { username: previous.email, password: previous.password },
        });
        if (await bench.has('named-errors')) {
          claimEqual(
            (await bench.refused('me', { token: previous.token })).code,
            401,
            "another session's code",
          );
        }
        others.set(bench, Promise.resolve({ ...previous, ...after, password: newPassword }));
      },
    ),
    check('reset/answer', '4', 'asking for a reset is answered in words', async (bench) => {
      const { value } = await bench.ok('resetPassword', {
        body: { email: (await bench.stranger()).email },
      });
      claim(value !== '', 'the text is empty');
    }),
    check(
      'reset/unknown',
      'RL-7',
      'an unknown address is answered like a known one',
      async (bench) => {
        const ask = (email: string) => bench.ok('resetPassword', { body: { email } });
        const unknown = await ask(`${bench.unique('x')}@example.com`);
        const profile = await ask((await bench.stranger()).email);
        claimEqual(unknown.answer.text, profile.answer.text, 'the answer');
      },
      'named-errors',
    ),
    check('reset/email', '4', 'what is no e-mail address is refused', async ({ refused }) => {
      await refused('resetPassword', { body: { email: 'nobody' } });
    }),
    check(
      'reset/token',
      'RL-8',
      'a reset token nobody was given is refused',
      async (bench) => {
        const body = { resetToken: 'no-such-token', newPassword: bench.unique('Jelszó') };
        await bench.named(await bench.refused('confirmReset', { body }), 'reset-invalid');
      },
      'named-errors',
    ),
  ],
};
