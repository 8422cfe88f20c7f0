import { reviewsWidgetPage } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual, claimFits, needed, NotApplicable } from '../../run/claim.ts';
import { orderOf, placeOrder } from '../../bench/order-fixture.ts';
import { get } from '../../bench/wire.ts';
import type { Answer } from '../../bench/wire.ts';

/** Start of the content of each file type. */
const files = [
  ['robots', '/robots.txt', /^user-agent:/im],
  ['llms', '/llms.txt', /^# /],
  ['sitemap', '/sitemap.xml', /<sitemapindex/],
  ['sitemap-pages', '/sitemap/pages.xml', /<urlset/],
  ['sitemap-categories', '/sitemap/categories.xml', /<urlset/],
  ['sitemap-products', '/sitemap/products-1.xml', /<urlset/],
  ['google', '/feeds/google.xml', /<rss[\s\S]*<item>/],
  ['arukereso', '/feeds/arukereso.xml', /<product>/],
] as const;

/** Requests a page of the widget. Errors: throws `NotApplicable` if the run has none. */
async function widgetPage(bench: Bench, before?: number) {
  const { widget } = bench.settings;
  if (widget === undefined) throw new NotApplicable('no widget was named (--widget ID)');
  const { value } = await bench.ok('reviewsWidget', {
    params: { widgetId: widget },
    ...(before === undefined ? {} : { query: { before_ts: before } }),
  });
  return claimFits(reviewsWidgetPage, value, 'the page').items;
}

function claimPicture({ status, contentType, bytes }: Answer): void {
  claimEqual([status, contentType], [200, 'image/jpeg'], 'status and content type');
  claim(bytes.length > 1_000, 'it is empty');
}

/** Checks of sitemaps, feeds, videos and health. */
export const machineChecks: Section = {
  title: 'Files, feeds and signs of life',
  checks: [
    ...files.map(([name, path, beginning]) =>
      check(
        `file/${name}`,
        '7',
        `${path} is there, and what it is called`,
        async (bench) => {
          const { status, text } = await get(bench, path);
          claimEqual([status, beginning.test(text)], [200, true], 'status, and whether it is');
        },
        'machine-files',
      ),
    ),
    check(
      'file/sitemap-end',
      'RL-13',
      'the map has no file beyond its last',
      async (bench) => {
        const answer = await get(bench, '/sitemap/products-99999.xml');
        claimEqual(readRefusal(answer, 'GET /sitemap/products-99999.xml').code, 404, 'the code');
      },
      'machine-files',
    ),
    check('widget/newest', '6', 'the widget has reviews, newest first', async (bench) => {
      const items = await widgetPage(bench);
      const moments = needed(items[0], 'published review') && items.map(({ ts }) => ts);
      claimEqual(
        moments,
        moments.toSorted((a, b) => b - a),
        'the moments',
      );
    }),
    check('widget/older', '6', 'the next page has only older ones', async (bench) => {
      const newest = await widgetPage(bench);
      const [first, second] = newest;
      needed(second, 'second published review');
      const { ts: before } = needed(first, 'published review');
      const older = await widgetPage(bench, before);
      claim(
        older.every(({ ts }) => ts < before),
        'one is not older',
      );
      const expected = newest.filter(({ ts }) => ts < before);
      claimEqual(older.slice(0, expected.length), expected, 'the older ones of the first page');
    }),
    check('widget/unknown', '6', 'a widget nobody made is refused', async (bench) => {
      await widgetPage(bench);
      const parts = { params: { widgetId: 'no-such-widget' } };
      claimEqual((await bench.refused('reviewsWidget', parts)).code, 404, 'the code');
    }),
    check(
      'share/product',
      '7',
      'a product has a picture to be shared with',
      async (bench) => {
        const { sku } = await bench.chair();
        claimPicture(await get(bench, `/img/share/product/${encodeURIComponent(sku)}.jpg`));
      },
      'share-pictures',
    ),
    check(
      'share/category',
      '7',
      'a category has one',
      async (bench) => {
        const category = needed((await bench.samples()).categories[0], 'category');
        claimPicture(await get(bench, `/img/share/category/${category.id}.jpg`));
      },
      'share-pictures',
    ),
    check(
      'share/page',
      '7',
      'a page of the content has one',
      async (bench) => {
        const { items } = await bench.find({
          type: 'prismic',
          filters: [{ attribute: 'prismic_type', value: { eq: 'cms-page' } }],
        });
        const uid = needed(items[0], 'page of the content')['prismic_uid'];
        claimPicture(await get(bench, `/img/share/page/${String(uid)}.jpg`));
      },
      'share-pictures',
    ),
    check(
      'share/home',
      '7',
      'the home page has a picture to be shared with',
      async (bench) => {
        claimPicture(await get(bench, '/img/share/home.jpg'));
      },
      'share-pictures',
    ),
    check(
      'share/none',
      'RL-13',
      'what is not there has none',
      async (bench) => {
        const answer = await get(bench, '/img/share/product/NO-SUCH-ARTICLE.jpg');
        claimEqual(readRefusal(answer, 'GET /img/share/product').code, 404, 'the code');
      },
      'share-pictures',
    ),
    check('download/sample', '7', 'anybody looks into what can be downloaded', async (bench) => {
      const { sku } = await bench.sample('downloadable');
      const { status, bytes } = await get(bench, `/api/download/${sku}/sample`);
      claimEqual([status, bytes.length > 0], [200, true], 'status, and whether it has any bytes');
    }),
    check('download/unpaid', '7', 'nobody gets it before it is paid', async (bench) => {
      const { sku } = await bench.sample('downloadable');
      const { token } = await bench.customer();
      await placeOrder(bench, (await orderOf(bench, [{ sku, qty: 1 }], token)).body, token);
      const as = async (who: string) =>
        (
          await bench.send({
            method: 'GET',
            path: `/api/download/${sku}`,
            headers: { authorization: `Bearer ${who}` },
          })
        ).status;
      claimEqual(
        [await as(token), await as((await bench.stranger()).token), await as('null')],
        [404, 404, 401],
        'the statuses for the buyer, a stranger and a guest',
      );
    }),
    ...(['/healthz', '/readyz', '/version'] as const).map((path) =>
      check(
        `service${path}`,
        '7',
        `${path} answers in the envelope`,
        async (bench) => {
          const { status, code } = await get(bench, path);
          claimEqual([status, code], [200, 200], 'status and code');
        },
        'signs-of-life',
      ),
    ),
  ],
};
