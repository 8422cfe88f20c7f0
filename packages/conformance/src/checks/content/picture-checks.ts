import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { get } from '../../bench/wire.ts';

/** Sizes that clients of this wire request. Source: wire contract 8. */
const sizes = ['150/150', '280/280', '300/300', '310/300', '600/744', '1024/1024'] as const;
const [small] = sizes;

/** Returns the path of a product's picture. */
async function picturePath({ samples }: Bench): Promise<string> {
  const { products } = await samples();
  const one = products.find(({ image }) => image !== undefined && image.startsWith('/'));
  return needed(one?.image, 'product with a picture');
}

const picture = async (
  bench: Bench,
  size: string,
  headers: Readonly<Record<string, string>> = {},
) => get(bench, `/img/${size}/resize${await picturePath(bench)}`, headers);

/** Checks of pictures in the sizes of the shop. */
export const pictureChecks: Section = {
  title: 'Pictures',
  checks: [
    ...sizes.map((size) =>
      check(
        `picture/${size.replace('/', 'x')}`,
        '6, 8',
        `a picture comes in ${size.replace('/', ' by ')}`,
        async (bench) => {
          const { status, contentType, bytes } = await picture(bench, size);
          claimEqual(
            [status, contentType.startsWith('image/')],
            [200, true],
            'status, and whether it is a picture',
          );
          claim(bytes.length > 50, 'it is empty');
        },
      ),
    ),
    check(
      'picture/fit',
      '6',
      'a picture may be asked for that fills its size',
      async (bench) => {
        const { status, contentType } = await get(
          bench,
          `/img/${small}/fit${await picturePath(bench)}`,
        );
        claimEqual([status, contentType.startsWith('image/')], [200, true], 'status, and picture');
      },
      'fitted-pictures',
    ),
    check('picture/kept', '6', 'a picture may be kept for long', async (bench) => {
      const policy = (await picture(bench, small)).headers.get('cache-control') ?? '';
      claim(/max-age=\d{4,}/.test(policy), `Cache-Control is "${policy}"`);
    }),
    check(
      'picture/webp',
      '6',
      'browsers that take WebP get it',
      async (bench) => {
        claimEqual(
          (await picture(bench, small, { accept: 'image/webp' })).contentType,
          'image/webp',
          'the content type',
        );
      },
      'named-errors',
    ),
    check(
      'picture/jpeg',
      '6',
      'browsers that take neither AVIF nor WebP get what they can show',
      async (bench) => {
        const { contentType } = await picture(bench, small, { accept: 'image/png,image/*;q=0.5' });
        claim(/^image\/(jpeg|png)$/.test(contentType), `the content type is ${contentType}`);
      },
      'named-errors',
    ),
    check(
      'picture/vary',
      'RL-7',
      'caches are told that the kind depends on the browser',
      async (bench) => {
        claim(
          /accept/i.test((await picture(bench, small)).headers.get('vary') ?? ''),
          'Vary does not name Accept',
        );
      },
      'named-errors',
    ),
    check(
      'picture/not-modified',
      '6',
      'who has the picture is told so',
      async (bench) => {
        const etag = (await picture(bench, small)).headers.get('etag') ?? '';
        claim(etag !== '', 'there is no ETag');
        claimEqual(
          (await picture(bench, small, { 'if-none-match': etag })).status,
          304,
          'the status',
        );
      },
      'named-errors',
    ),
    check('picture/missing', '6', 'a picture that is not there is no success', async (bench) => {
      claimEqual(
        (await get(bench, `/img/${small}/resize/no/such/picture.webp`)).status,
        404,
        'the status',
      );
    }),
    check(
      'picture/size',
      'RL-11',
      'other sizes are not made',
      async (bench) => {
        readRefusal(
          await get(bench, `/img/1234/1234/resize${await picturePath(bench)}`),
          'a size of its own',
        );
      },
      'named-errors',
    ),
    check('picture/climb', 'RL-13', 'a path cannot climb out of the pictures', async (bench) => {
      const { status, text } = await get(
        bench,
        `/img/${small}/resize/..%2f..%2f..%2f..%2fetc%2fpasswd`,
      );
      claim(status !== 200 && !text.includes('root:'), `status ${status}`);
    }),
    check('picture/other-file', 'RL-13', 'a file that is no picture is not sent', async (bench) => {
      claim((await get(bench, `/img/${small}/resize/pictures.json`)).status !== 200, 'it is');
    }),
    check('picture/address', 'RL-12', "another server's picture is not fetched", async (bench) => {
      const address = encodeURIComponent('http://127.0.0.1:22/a.png');
      claim((await get(bench, `/img/${small}/resize/${address}`)).status !== 200, 'it is');
    }),
  ],
};
