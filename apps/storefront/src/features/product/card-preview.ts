import { createObservable, type Observable } from '@shop/kernel';
import type { AnyRouter } from '@tanstack/react-router';

/** Data of the pressed card: enough to show the beginning of its page. */
export interface CardPreview {
  readonly name: string;
  /** The address of the picture that the card shows, and the browser has. */
  readonly image: string | undefined;
  /** A copy of what the card says of the price. */
  readonly price: Node | undefined;
  /** Lower edge of the header, in pixels from the top of the window. */
  readonly top: number;
}

const preview = createObservable<CardPreview | undefined>(undefined);

/** The product whose page is on its way, from the press on its card until the page is rendered. */
export const cardPreview: Observable<CardPreview | undefined> = preview;

/** Fills {@link cardPreview}, from the presses of `page` and the navigation of `router`. Returns how to stop. */
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

/** Nothing of what is no card of a product: one has a picture and a price. */
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
