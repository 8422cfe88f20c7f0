import { useLingui } from '@lingui/react/macro';
import { Gallery, GalleryDialog, type GalleryPicture } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { pictureSource } from '../frame/picture-source.ts';

/** A picture as the catalogue tells of it: its path, words for it, its main colour. */
interface ShownPicture {
  readonly image: string;
  readonly label?: string | undefined;
  readonly tone?: string | undefined;
  readonly film?: string | undefined;
}

/** The pictures of a product, the chosen variant's first; pressed, they fill the window. */
export function ProductGallery({
  name,
  images,
  tags,
}: {
  name: string;
  images: readonly ShownPicture[];
  tags?: ReactNode;
}) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number>();
  const [start, setStart] = useState(0);
  // Without a picture the placeholder stands for one.
  const shown: readonly (ShownPicture | null)[] = images.length > 0 ? images : [null];
  const pictures = (idPrefix: string): readonly GalleryPicture[] =>
    shown.map((picture, index) => {
      const numbered = index === 0 ? name : t`${name}, picture ${index + 1}`;
      const color = picture?.tone;
      return {
        id: `${idPrefix}-${index + 1}`,
        picture: {
          ...pictureSource(picture?.image, 'card', picture?.label ?? numbered),
          ...(color === undefined ? {} : { color }),
        },
        thumb: pictureSource(picture?.image, 'thumb', ''),
        ...(picture?.film !== undefined && {
          film: { src: picture.film, label: t`Film without sound: ${picture.label ?? name}` },
        }),
      };
    });
  const shared = {
    label: t`Pictures: ${name}`,
    thumbLabel: (position: number, total: number) => t`Picture ${position} of ${total}`,
    previousLabel: t`Previous picture`,
    nextLabel: t`Next picture`,
  };
  return (
    <>
      <Gallery
        {...shared}
        // Another variant is shown from its own first picture on.
        key={images[0]?.image}
        pictures={pictures('kep')}
        tags={tags}
        zoom={
          images.length === 0
            ? undefined
            : {
                label: t`Enlarge the picture`,
                onZoom(index) {
                  setStart(index);
                  setOpened(index);
                },
              }
        }
      />
      <GalleryDialog
        {...shared}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        closeLabel={t`Close`}
        title={name}
        pictures={pictures('nagy-kep')}
        start={start}
        magnifyLabel={t`Enlarge further`}
      />
    </>
  );
}
