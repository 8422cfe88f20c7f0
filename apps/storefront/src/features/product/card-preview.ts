import { createObservable, type Observable } from '@shop/kernel';
import type { AnyRouter } from '@tanstack/react-router';

/** Data of the pressed card: enough to show the top of its product page. */
export interface CardPreview {
  readonly name: string;
  /** Address of the image on the card, which the browser has loaded. */
  readonly image: string | undefined;
  /** Copy of the price element of the card. */
  readonly price: Node | undefined;
  /** Bottom edge of the header, in pixels from the top of the viewport. */
  readonly top: number;
}

const preview = createObservable<CardPreview | undefined>(undefined);

/** Card of the product page that is loading, from the press until the page is rendered. */
export const cardPreview: Observable<CardPreview | undefined> = preview;

/** Updates {@link cardPreview} from presses in `page` and navigations of `router`. Returns a function that stops it. */
export function watchCards(router: Pick<AnyRouter, 'subscribe'>, page: Window): () => void {
  let pressed: HTMLAnchorElement | undefined;
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLAnchorElement>('article a[href]') ?? undefined;
  };
  page.addEventListener('click', press, true);
  const stops = [
    router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      const card = pressed;
      pressed = undefined;
      const isOfCard =
        pathChanged &&
        card !== undefined &&
        new URL(card.href).pathname.endsWith(toLocation.pathname);
      preview.set(isOfCard ? readCard(card) : undefined);
    }),
    router.subscribe('onRendered', () => preview.set(undefined)),
  ];
  return () => {
    page.removeEventListener('click', press, true);
    for (const stop of stops) stop();
  };
}

/** Reads the data of a product card; undefined for another link. A product card has an image and a price. */
function readCard(link: HTMLAnchorElement): CardPreview | undefined {
  const card = link.closest('article');
  const price = card?.querySelector('[data-size=card]')?.cloneNode(true) as HTMLElement | undefined;
  if (price === undefined) return undefined;
  price.dataset['size'] = 'product';
  const image = card?.querySelector<HTMLImageElement>('[data-picture] img');
  return {
    name: link.textContent.trim(),
    image: image?.currentSrc || undefined,
    price,
    top: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  };
}
