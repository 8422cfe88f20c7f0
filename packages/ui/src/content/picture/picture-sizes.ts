/**
 * Values of `sizes`: width of pictures by viewport width. The content of a page is 92 % of the viewport, and 1440
 * pixels from 1566 pixels on: `--side`, `--page` and `--column-gap` of `tokens.css`.
 */
export const pictureSizes = {
  /** Full width of the page. */
  page: '(min-width: 1566px) 1440px, 92vw',
  /** In a `Grid` of `halves`. */
  halves: '(min-width: 1566px) 708px, (min-width: 768px) 45vw, 92vw',
  /** In a `Grid` of `tiles`. */
  tiles: '(min-width: 1566px) 464px, (min-width: 1024px) 29.5vw, (min-width: 640px) 44.5vw, 92vw',
  /** In a `Grid` of `tiles` with exactly three of them. */
  threeTiles: '(min-width: 1566px) 464px, (min-width: 640px) 29vw, 92vw',
  /** In a `Grid` of `fours`. */
  fours: '(min-width: 1566px) 342px, (min-width: 640px) 22vw, 44vw',
  /** In a `Grid` of `cards`, or a `ProductGrid`. */
  cards: '(min-width: 1566px) 342px, (min-width: 1024px) 22vw, (min-width: 640px) 29.5vw, 44vw',
  /** In a `ProductShelf`. */
  shelf: '(min-width: 1566px) 342px, (min-width: 1024px) 22vw, (min-width: 640px) 27.5vw, 40.5vw',
} as const;

/** Returns `sizes` for a `ProductGrid` with this number of cards: four or eight are in rows of four on a tablet too. */
export function cardSizes(count: number): string {
  return count === 4 || count === 8 ? pictureSizes.fours : pictureSizes.cards;
}

/**
 * Returns `sizes` for a `Grid` of `small` with this number of low tiles: in a tile of at least 13 rem the picture is
 * small beside the text.
 */
export function lowTileSizes(count: number): string {
  const phone = count === 1 ? '96px' : count === 2 ? '45vw' : '35vw';
  const tablet = count < 4 ? '96px' : count === 4 ? '21.7vw' : '20.3vw';
  const desk =
    count === 5 ? '(min-width: 1221px) 96px, (min-width: 1024px) 17vw' : '(min-width: 1024px) 96px';
  return `${desk}, (min-width: 640px) ${tablet}, ${phone}`;
}
