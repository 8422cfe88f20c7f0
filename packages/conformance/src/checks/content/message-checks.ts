import { mailToOf } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';

const review = (productId: number, extra: object = {}) => ({
  body: {
    review: {
      product_id: productId,
      title: 'Jó szék',
      detail: 'Kényelmes és szép.',
      nickname: 'Kata',
      review_entity: 'product',
      review_status: 1,
      ...extra,
    },
  },
});

/** Checks of reviews, messages and newsletter requests. */
export const messageChecks: Section = {
  title: 'Reviews and mail',
  checks: [
    check('review/create', '5', 'a review is taken', async ({ ok, chair }) => {
      await ok('createReview', review((await chair()).id));
    }),
    check(
      'review/pending',
      '5',
      'a review that calls itself approved is not shown',
      async (bench) => {
        const { id } = await bench.chair();
        const title = bench.unique('Cím');
        await bench.ok('createReview', review(id, { title, review_status: 1, rating: 5 }));
        const { items } = await bench.find({
          type: 'review',
          size: 500,
          filters: [{ attribute: 'product_id', value: { eq: id } }],
        });
        claim(!items.some((review) => review['title'] === title), 'it is shown');
      },
    ),
    check(
      'review/no-product',
      '5',
      'a review of a product nobody sells is refused',
      async ({ refused }) => {
        await refused('createReview', review(999_999_999));
      },
      'named-errors',
    ),
    check(
      'review/no-text',
      '5',
      'a review without a text is refused',
      async ({ refused, chair }) => {
        await refused('createReview', review((await chair()).id, { detail: undefined }));
      },
    ),
    check(
      'review/no-nickname',
      '5',
      'a review by nobody is refused',
      async ({ refused, chair }) => {
        await refused('createReview', review((await chair()).id, { nickname: undefined }));
      },
    ),
    check(
      'review/rating',
      '5',
      'six stars are refused',
      async ({ refused, chair }) => {
        await refused('createReview', review((await chair()).id, { rating: 6 }));
      },
      'named-errors',
    ),
    check('review/none', '5', 'no review is refused', async ({ refused }) => {
      await refused('createReview', { body: {} });
    }),
    check(
      'newsletter/subscribe',
      '5',
      'an address is subscribed, and a second time is no fault',
      async ({ ok, unique }) => {
        const body = { list: 'newsletter', email: `${unique('hirlevel')}@example.com` };
        await ok('subscribe', { body });
        await ok('subscribe', { body });
      },
    ),
    check('newsletter/email', '5', 'what is no e-mail address is refused', async ({ refused }) => {
      await refused('subscribe', { body: { list: 'newsletter', email: 'nobody' } });
    }),
    check('newsletter/none', '5', 'no address is refused', async ({ refused }) => {
      await refused('subscribe', { body: {} });
    }),
    check(
      'mail/token',
      '5',
      'the contact form gets a token',
      async ({ ok }) => {
        claim((await ok('mailToken')).value.length >= 8, 'the token is too short');
      },
      'contact-mail',
    ),
    check(
      'mail/send',
      '5',
      'a message with it is sent',
      async (bench) => {
        const { ok, unique } = bench;
        const { value: token } = await ok('mailToken');
        const body = {
          sourceAddress: `${unique('iro')}@example.com`,
          targetAddress: mailToOf(bench),
          subject: 'Kérdés',
          emailText: 'Mikor jön?',
          token,
        };
        claimEqual((await ok('sendMail', { body })).value, 'OK', 'the answer');
      },
      'contact-mail',
    ),
    check(
      'mail/no-token',
      '5',
      'a message without a token is refused in known words',
      async ({ refused, settings }) => {
        const body = {
          sourceAddress: 'a@example.com',
          targetAddress: settings.mailTo ?? 'shop@example.com',
          subject: 'Kérdés',
          emailText: 'Mikor?',
          token: 'no.such.token',
        };
        const { text } = await refused('sendMail', { body });
        claim(text.includes('Email is not authorized!'), `it says "${text}"`);
      },
      'contact-mail',
    ),
    check(
      'mail/source',
      '5',
      'a message from nobody is refused',
      async ({ ok, refused }) => {
        const { value: token } = await ok('mailToken');
        await refused('sendMail', { body: { subject: 'Kérdés', emailText: 'Mikor?', token } });
      },
      'contact-mail',
    ),
    check(
      'mail/target',
      '5',
      'a message to nobody is refused in known words',
      async ({ ok, refused }) => {
        const { value: token } = await ok('mailToken');
        const body = { sourceAddress: 'a@example.com', subject: 'K', emailText: 'Mikor?', token };
        const { text } = await refused('sendMail', { body });
        claim(text.includes('Target email address is not provided!'), `it says "${text}"`);
      },
      'contact-mail',
    ),
    check(
      'mail/subject',
      '5',
      'a message about nothing is refused',
      async ({ ok, refused }) => {
        const { value: token } = await ok('mailToken');
        await refused('sendMail', {
          body: { sourceAddress: 'a@example.com', emailText: 'Mikor?', token },
        });
      },
      'contact-mail',
    ),
  ],
};
