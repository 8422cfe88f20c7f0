import { cmsEntry, deliveryDates, mainImage, promotedOffers } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { readRefusal, type Success } from '../../bench/caller.ts';
import { get } from '../../bench/wire.ts';
import { claim, claimEqual, claimFits, needed } from '../../run/claim.ts';

const noPrice = { query: { price: undefined } };

type Mapped = Success<'urlMap'>['value'];
const kindOf = (mapped: Mapped) => mapped?.['_type'];
const sourceOf = (mapped: Mapped): Readonly<Record<string, unknown>> => mapped?.['_source'] ?? {};

/** Requests an instalment example for 120 000. */
async function plan({ ok }: Bench, extra: { months?: number } = { months: 12 }) {
  const { value } = await ok('instalment', { query: { price: 120_000, ...extra } });
  return needed(value ?? undefined, 'instalments for 120 000');
}

/** Checks of content: pages, stores, delivery days, instalments, banners. */
export const contentChecks: Section = {
  title: 'Content',
  checks: [
    ...(['cmsPage', 'cmsBlock'] as const).flatMap((name) => [
      check(`cms/${name}`, '6', `${name} answers an entry by its identifier`, async (bench) => {
        const type = name === 'cmsPage' ? 'cms_page' : 'cms_block';
        const { items } = await bench.find({ type, size: 5 });
        const entry = claimFits(cmsEntry, needed(items[0], `entry of type ${type}`), type);
        const params = { identifier: entry.identifier ?? '', storeId: 1 };
        const { value } = await bench.ok(name, { params });
        claimEqual([value?.id, value?.title], [entry.id, entry.title], 'id and title');
      }),
      check(`cms/${name}-id`, '6', `${name} answers an entry by its number`, async (bench) => {
        const type = name === 'cmsPage' ? 'cms_page' : 'cms_block';
        const { items } = await bench.find({ type, size: 5 });
        const { id } = claimFits(cmsEntry, needed(items[0], `entry of type ${type}`), type);
        const { value } = await bench.ok(`${name}ById`, { params: { id }, query: {} });
        claimEqual(value?.id, id, 'the id');
      }),
      check(
        `cms/${name}-none`,
        '6',
        `${name} answers null for an entry that is not there`,
        async ({ ok }) => {
          const { value } = await ok(name, { params: { identifier: 'no-such-entry', storeId: 1 } });
          claimEqual(value, null, 'the answer');
        },
        'named-errors',
      ),
    ]),
    check(
      'url/product',
      '6',
      'the path of a product leads to it',
      async (bench) => {
        const { products } = await bench.samples();
        const entry = needed(
          products.find(({ url_path: path }) => (path ?? '') !== ''),
          'product with a path',
        );
        const { value } = await bench.ok('urlMap', { body: { url: entry.url_path } });
        claimEqual([kindOf(value), sourceOf(value)['id']], ['product', entry.id], '_type and id');
      },
      'url-map',
    ),
    check(
      'url/category',
      '6',
      'the path of a category leads to it',
      async (bench) => {
        const { categories } = await bench.samples();
        const entry = needed(
          categories.find(({ url_path: path }) => (path ?? '') !== ''),
          'category with a path',
        );
        const { value } = await bench.ok('urlMap', { body: { url: `/${entry.url_path}` } });
        claimEqual([kindOf(value), sourceOf(value)['id']], ['category', entry.id], '_type and id');
      },
      'url-map',
    ),
    check(
      'url/query',
      '6',
      'a query behind a path does not matter',
      async (bench) => {
        const { products } = await bench.samples();
        const entry = needed(
          products.find(({ url_path: path }) => (path ?? '') !== ''),
          'product with a path',
        );
        const { value } = await bench.ok('urlMap', {
          body: { url: `/${entry.url_path}?childSku=1#x` },
        });
        claimEqual(sourceOf(value)['id'], entry.id, 'id');
      },
      'url-map',
    ),
    check(
      'url/fields',
      '6',
      'only the fields asked for come',
      async (bench) => {
        const { products } = await bench.samples();
        const entry = needed(
          products.find(({ url_path: path }) => (path ?? '') !== ''),
          'product with a path',
        );
        const { value } = await bench.ok('urlMap', {
          body: { url: entry.url_path, includeFields: ['id'] },
        });
        claimEqual(sourceOf(value), { id: entry.id }, '_source');
      },
      'url-map',
    ),
    check(
      'url/unknown',
      '6',
      'a path that leads nowhere answers null',
      async ({ ok }) => {
        claimEqual(
          (await ok('urlMap', { body: { url: 'no/such/path' } })).value,
          null,
          'the answer',
        );
      },
      'url-map',
    ),
    check(
      'url/none',
      '6',
      'no path is refused in known words',
      async ({ refused }) => {
        const { text } = await refused('urlMap', { body: {} });
        claim(text.includes('Missing url'), `it says "${text}"`);
      },
      'url-map',
    ),
    check(
      'menu/images',
      '6',
      'pictures of the menu come by category',
      async ({ ok, samples }) => {
        const { value } = await ok('menuImages');
        const { categories } = await samples();
        const ids = new Set(categories.map(({ id }) => String(id)));
        claim(
          Object.keys(value).every((id) => ids.has(id)),
          'a picture belongs to no category',
        );
        needed(
          categories.find(({ image, thumbnail }) => Boolean(thumbnail ?? image)),
          'category with a picture',
        );
        claim(
          Object.values(value).some((address) => address !== ''),
          'there is no picture',
        );
      },
      'menu-images',
    ),
    check(
      'delivery/all',
      '6',
      'days of delivery come by product',
      async ({ ok }) => {
        const { value } = await ok('deliveryDates');
        const bad = Object.entries(value).find(([, { from, to }]) => from > to);
        claim(
          bad === undefined,
          `product ${bad?.[0]} comes from ${bad?.[1].from} to ${bad?.[1].to}`,
        );
        const [productId, days] = needed(Object.entries(value)[0], 'product with days of its own');
        const { value: own } = await ok('deliveryDatesOf', { params: { productId } });
        claimEqual(own, days, `the days of product ${productId}`);
      },
      'delivery-dates',
    ),
    check(
      'delivery/one',
      '6',
      'days of delivery come for one product',
      async ({ ok, chair }) => {
        const { value } = await ok('deliveryDatesOf', {
          params: { productId: (await chair()).id },
        });
        const { from, to } = claimFits(deliveryDates, value, 'the answer');
        claim(from <= to, `from ${from} to ${to}`);
      },
      'delivery-dates',
    ),
    check(
      'delivery/virtual',
      '6',
      'what is never shipped has no days',
      async ({ ok, sample }) => {
        const { value } = await ok('deliveryDatesOf', {
          params: { productId: (await sample('virtual')).id },
        });
        claimEqual(value, null, 'the answer');
      },
      'delivery-dates',
    ),
    check(
      'delivery/unknown',
      '6',
      'a product nobody sells has no days',
      async ({ ok }) => {
        claimEqual(
          (await ok('deliveryDatesOf', { params: { productId: 999_999_999 } })).value,
          null,
          'the answer',
        );
      },
      'delivery-dates',
    ),
    check(
      'instalment/plan',
      '6',
      'instalments make the total',
      async (bench) => {
        const { months, monthly, total } = await plan(bench);
        claimEqual(months, 12, 'months');
        claim(Math.abs(monthly * 12 - total) <= 12, `12 times ${monthly} is not ${total}`);
      },
      'instalments',
    ),
    check(
      'instalment/amount',
      '6',
      'the total is not below the amount',
      async (bench) => {
        const { amount, total } = await plan(bench);
        claim(amount > 0 && total >= amount, `${total} for ${amount}`);
      },
      'instalments',
    ),
    check(
      'instalment/months',
      '6',
      'twelve months are asked for when none are named',
      async (bench) => {
        claimEqual((await plan(bench, {})).months, 12, 'months');
      },
      'instalments',
    ),
    check(
      'instalment/none',
      '6',
      'no price is refused',
      async ({ refused }) => {
        await refused('instalment', noPrice);
      },
      'instalments',
    ),
    check(
      'instalment/small',
      '6',
      'what is too cheap has none',
      async ({ ok }) => {
        claimEqual((await ok('instalment', { query: { price: 1 } })).value, null, 'the answer');
      },
      'instalments',
    ),
    check(
      'banner/offers',
      '6',
      'the banners are of their shape',
      async (bench) => {
        const answer = await get(bench, '/api/ext/banners/promoted_offers.json');
        const { mainBanners, smallBanners, productBanners } = claimFits(
          promotedOffers,
          answer.json,
          'the file',
        );
        needed([...mainBanners, ...smallBanners, ...productBanners][0], 'banner');
      },
      'banners',
    ),
    check(
      'banner/image',
      '6',
      'the head image is of its shape',
      async (bench) => {
        const answer = await get(bench, '/api/ext/banners/main-image.json');
        needed(answer.code === 404 ? undefined : answer, 'head image');
        claimFits(mainImage, answer.json, 'the file');
      },
      'banners',
    ),
    check(
      'banner/unknown',
      '6',
      'a file nobody has is refused in the envelope',
      async (bench) => {
        readRefusal(await get(bench, '/api/ext/banners/no-such-file.json'), 'banners');
      },
      'banners',
    ),
  ],
};
