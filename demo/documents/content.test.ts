import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import shop from '../shop.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { isHungarian } from './hungarian.ts';
import { roomDocuments } from './room-documents.ts';
import { products } from './products.ts';
import { contentFolder, readDocuments } from './written-catalog.ts';
import type {
  WrittenCategory,
  WrittenProduct,
  WrittenReview,
  WrittenRoom,
} from './written-catalog.ts';

const documents = readDocuments<WrittenProduct>('products');
const categories = readDocuments<WrittenCategory>('categories');
const reviews = readDocuments<WrittenReview>('reviews');
const listed = documents.filter((document) => document.visibility === 4);
const bySku = new Map(documents.map((document) => [document.sku, document]));
interface WrittenPage {
  readonly title: string;
  readonly afterEnd?: { readonly redirect?: string };
}
const isPicture = (path: string): boolean => existsSync(join(contentFolder, 'media', path));
const rooms = readdirSync(join(contentFolder, 'rooms')).map((name) => ({
  name: name.replace('.json', ''),
  document: JSON.parse(readFileSync(join(contentFolder, 'rooms', name), 'utf8')) as WrittenRoom,
}));

describe('the pictures a shopper sees', () => {
  it('are at least three for every product and every variant, none of them twice', () => {
    const poor = documents.filter(({ media_gallery: gallery }) => {
      const own = new Set(gallery.map(({ image }) => image));
      return own.size < 3 || own.size !== gallery.length;
    });
    expect(poor.map(({ sku }) => sku)).toEqual([]);
  });

  it('lie in the media folder, one and all', () => {
    const named = [
      ...documents.flatMap(({ media_gallery: gallery }) => gallery.map(({ image }) => image)),
      ...categories.map(({ image }) => image),
      ...rooms.map(({ document }) => document.image),
    ];
    expect([...new Set(named)].filter((path) => !isPicture(path))).toEqual([]);
  });

  it('show every colour and fabric in its own, from afar and from near', () => {
    const looksOf = (child: { color?: number; fabric?: number }) =>
      `${child.fabric}/${child.color}`;
    const wrong = listed.filter(({ configurable_children: children = [] }) => {
      const looksByImage = new Map<string, string>();
      return children.some((child) => {
        const near = bySku.get(child.sku)?.media_gallery.at(-1)?.image ?? '';
        return [child.image, near].some((image) => {
          const look = looksByImage.get(image) ?? looksOf(child);
          looksByImage.set(image, look);
          return look !== looksOf(child);
        });
      });
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('have words of their own in Hungarian, and a colour to wait in', () => {
    const entries = documents.flatMap(({ media_gallery: gallery }) => gallery);
    const wrong = entries.filter(
      ({ lab, tone }) => lab.length < 4 || !isHungarian(lab) || !/^#[0-9a-f]{6}$/.test(tone ?? ''),
    );
    expect(wrong).toEqual([]);
    const alike = documents.filter(
      ({ media_gallery: gallery }) => new Set(gallery.map(({ lab }) => lab)).size < gallery.length,
    );
    expect(alike.map(({ sku }) => sku)).toEqual([]);
  });
});

describe('the sums', () => {
  const priceOf = (sku: string): number => bySku.get(sku)?.price ?? Number.NaN;

  it('of a set are those of its parts, and each part is there', () => {
    const wrong = listed.filter(({ bundle_options: slots, price }) => {
      if (slots === undefined) return false;
      const sum = slots
        .map(({ product_links: links }) => links.find((link) => link.is_default) ?? links[0])
        .reduce((total, link) => total + priceOf(link?.sku ?? '') * (link?.qty ?? 0), 0);
      return sum !== price;
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('of things sold together are those of its parts', () => {
    const wrong = listed.filter(({ type_id, product_links: links = [], price }) => {
      const parts = links.filter(({ link_type }) => link_type === 'associated');
      const sum = parts.reduce((total, link) => total + priceOf(link.linked_product_sku), 0);
      return type_id === 'grouped' && (parts.length < 2 || sum !== price);
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('of a configurable are those of its cheapest variant', () => {
    const wrong = listed.filter(({ configurable_children: children = [], price }) => {
      const prices = children.map(({ sku }) => priceOf(sku));
      return prices.length > 0 && Math.min(...prices) !== price;
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });
});

describe('what is downloaded', () => {
  it('is a real file with a sample beside it', () => {
    const sold = listed.filter(({ type_id }) => type_id === 'downloadable');
    expect(sold.length).toBeGreaterThan(0);
    for (const { links = [] } of sold) {
      expect(links.map(({ sample }) => sample === true)).toEqual([false, true]);
      for (const { file } of links) {
        const bytes = readFileSync(join(contentFolder, 'files', file), 'latin1');
        expect(bytes).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
        const start = Number(/startxref\n(\d+)\n/.exec(bytes)?.[1]);
        expect(bytes.slice(start, start + 4)).toBe('xref');
      }
    }
  });
});

describe('the reviews', () => {
  it('speak of six products in ten, each of one that was sold by then', () => {
    const created = new Map(documents.map(({ id, created_at }) => [id, created_at]));
    const lost = reviews.filter(
      ({ product_id, created_at }) => !((created.get(product_id) ?? '9999') <= created_at),
    );
    expect(lost.map(({ product_id, title }) => [product_id, title])).toEqual([]);
    const spoken = new Set(reviews.map(({ product_id }) => product_id));
    expect(spoken.size / listed.length).toBeGreaterThanOrEqual(0.6);
  });

  it('are not all pleased, and no two are alike', () => {
    const ratings = new Set(reviews.map(({ rating }) => rating));
    expect([...ratings].sort()).toEqual([2, 3, 4, 5]);
    expect(new Set(reviews.map(({ detail }) => detail)).size).toBe(reviews.length);
    const wrong = reviews.filter(({ title, detail }) => !isHungarian(`${title}. ${detail}`));
    expect(wrong).toEqual([]);
  });
});

/** Every text of several words in a document, where it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.includes(' ') && !/^(https?:|[/{\d])/.test(value) ? [value] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('the words', () => {
  it.each(['blocks', 'campaigns', 'feeds', 'home', 'pages', 'rooms', 'stores'])(
    'of %s are Hungarian',
    (folder) => {
      const files = readdirSync(join(contentFolder, folder)).filter(
        (name) => !/^(de|it)_/.test(name),
      );
      const texts = files.flatMap((name) =>
        textsOf(JSON.parse(readFileSync(join(contentFolder, folder, name), 'utf8'))),
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !isHungarian(text))).toEqual([]);
    },
  );

  it('of categories and products are Hungarian', () => {
    const texts = [...categories, ...documents].flatMap(textsOf);
    expect(texts.filter((text) => !isHungarian(text))).toEqual([]);
  });

  it.each([
    ['<p>Nyitott ablaknál úgy mozog, mint egy lassú lélegzet.</p>', true],
    ['Csend hideghab matrac, 140 × 200 cm', true],
    ['<p>Tömör tölgy.</p><p>A calm oval plate on three thin columns.</p>', false],
    ['Ein ruhiger ovaler Tisch auf drei Beinen', false],
    ['Kanapé, front view', false],
  ])('are told from others: %s', (text, expected) => {
    expect(isHungarian(text)).toBe(expected);
  });
});

describe('the rooms', () => {
  it('are what their definitions give', () => {
    const fresh = JSON.parse(JSON.stringify(roomDocuments(products))) as typeof rooms;
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(fresh.sort(byName)).toEqual([...rooms].sort(byName));
  });

  it('point at products that are sold, where the picture shows them', () => {
    const wrong = rooms.flatMap(({ document }) =>
      document.hotspots.filter(
        ({ sku, child_sku, url_path, x, y }) =>
          bySku.get(sku)?.url_path !== url_path ||
          (child_sku !== undefined && !bySku.has(child_sku)) ||
          [x, y].some((place) => place < 0 || place > 100),
      ),
    );
    expect(wrong).toEqual([]);
    expect(rooms.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the collections', () => {
  it('hold enough to look at', () => {
    const root = categories.find(({ url_path }) => url_path === 'kollekciok');
    const below = categories.filter(({ parent_id }) => parent_id === root?.id);
    expect(below.length).toBeGreaterThanOrEqual(10);
    const thin = below.filter(({ product_count }) => product_count < 10);
    expect(thin.map(({ url_path }) => url_path)).toEqual([]);
  });
});

describe('the titles', () => {
  it('of pages, categories and products that can be found are all different', () => {
    const written = ['pages', 'campaigns'].flatMap((folder) =>
      readdirSync(join(contentFolder, folder)).map(
        (name) =>
          JSON.parse(readFileSync(join(contentFolder, folder, name), 'utf8')) as WrittenPage,
      ),
    );
    const titles = [
      // What leads on to another page once it has ended need not have a title of its own.
      ...written.filter((page) => page.afterEnd?.redirect === undefined).map(({ title }) => title),
      ...[...categories, ...listed].map(({ name }) => name),
    ];
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

it('the shop asks the lender from the price on from which one is given credit', () => {
  const terms = JSON.parse(
    readFileSync(join(contentFolder, 'commerce', 'instalments.json'), 'utf8'),
  ) as { readonly min_price: number };
  expect(shop.offers.instalmentFromMinor).toBe(terms.min_price);
});

// findings D12
it('promises neither samples of fabric nor sizes of packages: nobody can ask for them', () => {
  const names = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' });
  const promising = names
    .filter((name) => /[.](?:ndjson|json)$/.test(name))
    .filter((name) =>
      /szövetmint|anyagmint|huzatok mintáit|csomagolt méret|csomagok mérete|Maße(?: und Gewicht)? der Pakete|misure(?: e peso)? dei colli|Stoffmuster|campioni? d(?:i tessuto|ei rivestimenti)|verpackten Maße/i.test(
        readFileSync(join(contentFolder, name), 'utf8'),
      ),
    );
  expect(promising).toEqual([]);
});
