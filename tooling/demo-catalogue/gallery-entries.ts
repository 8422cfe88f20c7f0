import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look, ProductDefinition } from './definition.ts';
import { picturePaths, sideViews } from './picture-paths.ts';

const measured = join(import.meta.dirname, '../../content/media/tones.json');
const tones: Record<string, string> = existsSync(measured)
  ? JSON.parse(readFileSync(measured, 'utf8'))
  : {};

/** The colour a page shows until a picture comes; the studio measures it. */
export const toneOf = (image: string): { tone?: string } => {
  const tone = tones[image];
  return tone === undefined ? {} : { tone };
};

/** The pictures of a product or variant, each with the words for whoever cannot see it. */
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
