import { shareElement, Container, Heading, ProductLayout, Stack } from '@shop/ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cardPreview, type CardPreview } from './card-preview.ts';

/** Covers the previous page from the press on a card until the product page is rendered. */
export function ProductPreview() {
  const preview = useSyncExternalStore(cardPreview.subscribe, cardPreview.get, () => undefined);
  return preview === undefined ? null : <Preview preview={preview} />;
}

function Preview({ preview: { name, image, price, top } }: { preview: CardPreview }) {
  const page = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const priceBox = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Fixed, so that the page below keeps its scroll position for going back.
    const style = { position: 'fixed', inset: `${top}px 0 0`, 'z-index': '10', overflow: 'auto' };
    for (const [property, value] of Object.entries({
      ...style,
      background: 'var(--color-background)',
    })) {
      page.current?.style.setProperty(property, value);
    }
    for (const [property, value] of [
      ['inline-size', '100%'],
      ['aspect-ratio', '4 / 5'],
      ['object-fit', 'cover'],
    ] as const) {
      picture.current?.style.setProperty(property, value);
    }
    shareElement(picture.current);
    if (price !== undefined) priceBox.current?.replaceChildren(price);
  }, [price, top]);
  return (
    <div ref={page} aria-busy="true" data-preview="">
      <Container>
        <ProductLayout gallery={image !== undefined && <img ref={picture} src={image} alt="" />}>
          <Stack gap={5}>
            <Heading level={1} size="title">
              {name}
            </Heading>
            <div ref={priceBox} />
          </Stack>
        </ProductLayout>
      </Container>
    </div>
  );
}
