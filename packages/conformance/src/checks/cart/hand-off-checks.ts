import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';

/** Checks of the cart transfer to the shop host. */
export const handOffChecks: Section = {
  title: 'Hand-over of carts',
  checks: [
    check(
      'hand-off/code',
      '6',
      'a cart gets a one-time code',
      async ({ ok, newCart }) => {
        const cart = await newCart();
        const { value } = await ok('cartHandoff', { cart });
        claim(value.length >= 8 && value !== cart, 'the code is short, or the cart token itself');
      },
      'hand-off',
    ),
    check(
      'hand-off/adopt',
      '6',
      'the code stands for the cart',
      async ({ ok, newCart }) => {
        const cart = await newCart();
        const { value: code } = await ok('cartHandoff', { cart });
        claimEqual((await ok('cartAdopt', { body: { code } })).value.cartToken, cart, 'cartToken');
      },
      'hand-off',
    ),
    check(
      'hand-off/once',
      '6',
      'the code works once',
      async ({ ok, refused, named, newCart }) => {
        const { value: code } = await ok('cartHandoff', { cart: await newCart() });
        await ok('cartAdopt', { body: { code } });
        await named(await refused('cartAdopt', { body: { code } }), 'handoff-invalid');
      },
      'hand-off',
    ),
    check(
      'hand-off/unknown',
      '6',
      'a code nobody was given is refused',
      async ({ refused, named }) => {
        await named(
          await refused('cartAdopt', { body: { code: 'no-such-code' } }),
          'handoff-invalid',
        );
      },
      'hand-off',
    ),
    check(
      'hand-off/guest',
      '6',
      'the code of a guest brings no session',
      async ({ ok, newCart }) => {
        const { value: code } = await ok('cartHandoff', { cart: await newCart() });
        claimEqual((await ok('cartAdopt', { body: { code } })).value.token, undefined, 'token');
      },
      'hand-off',
    ),
    check(
      'hand-off/customer',
      '6',
      'the code of a customer brings a session of its own',
      async ({ ok, customer, newCart, unique }) => {
        const { token, email } = await customer();
        const body = { binding: unique('a-binding-of-this-browser') };
        const cart = await newCart(token);
        const { value: code } = await ok('cartHandoff', { cart, token, body });
        const { value: adopted } = await ok('cartAdopt', { body: { code, ...body } });
        claim(
          adopted.token !== undefined && adopted.token !== token,
          'token is absent or the same',
        );
        claimEqual(
          (await ok('me', { token: adopted.token })).value.email,
          email,
          'the e-mail address',
        );
      },
      'hand-off',
    ),
    check(
      'hand-off/other-browser',
      '6',
      'the code of another browser is refused',
      async ({ ok, refused, named, newCart, unique }) => {
        const body = { binding: unique('a-binding-of-this-browser') };
        const { value: code } = await ok('cartHandoff', { cart: await newCart(), body });
        await named(await refused('cartAdopt', { body: { code } }), 'handoff-invalid');
      },
      'hand-off',
    ),
    check(
      'hand-off/foreign',
      'RL-7',
      "another customer's cart gets no code",
      async ({ refused, customer, stranger, newCart }) => {
        const cart = await newCart((await customer()).token);
        await refused('cartHandoff', { cart, token: (await stranger()).token });
      },
      'hand-off',
    ),
  ],
};
