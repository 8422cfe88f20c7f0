import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look, ProductDefinition } from './definition.ts';
import { picturePaths, sideViews } from './picture-paths.ts';

function measured<Value>(name: string): Record<string, Value> {
  const file = join(import.meta.dirname, '../content/media', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const tones = measured<string>('tones.json');
const aspects = measured<number>('aspects.json');

/** The colour a page shows until a picture comes; the studio measures it. */
export const toneOf = (image: string): { tone?: string } => {
  const tone = tones[image];
  return tone === undefined ? {} : { tone };
};

/** The proportions of an object on a plain ground; the studio measures them. */
const aspectOf = (image: string): { aspect?: number } => {
  const aspect = aspects[image];
  return aspect === undefined ? {} : { aspect };
};

/** The pictures of a product or variant, each with its alternative text. */
export function galleryEntries(product: ProductDefinition, look: Look, name: string) {
  const { main, second, detail } = picturePaths(product, look);
  const beside = product.roomless === true ? 'másik oldaláról' : 'berendezett térben';
  const views = [
    { image: main, lab: name },
    { image: second, lab: `${name}, ${beside}` },
    ...sideViews(product, look).map(({ path, words }) => ({
      image: path,
      lab: `${name}, ${words}`,
    })),
    { image: detail, lab: `${name}, közelről` },
  ];
  const pictures = views.map((view, index) => ({
    ...view,
    pos: index + 1,
    typ: 'image',
    ...toneOf(view.image),
    ...aspectOf(view.image),
  }));
  const { film } = product;
  if (film === undefined) return pictures;
  const still = {
    image: film.still,
    lab: film.words,
    pos: pictures.length + 1,
    typ: 'external-video',
    vid: { url: `/img/film${film.file}` },
    ...toneOf(film.still),
  };
  return [...pictures, still];
}
