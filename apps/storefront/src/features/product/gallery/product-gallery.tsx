import { useLingui } from '@lingui/react/macro';
import { Gallery, type GalleryPicture } from '@shop/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { untilFetched } from '../../../platform/until-fetched.ts';
import { pictureSource } from '../../../shared/pictures/picture-source.ts';

/** Opens at a press only. */
const GalleryDialog = lazy(() => untilFetched(() => import('./enlarged-gallery.tsx')));

/** A picture of the catalog: path, alternative text, main color. */
interface ShownPicture {
  readonly image: string;
  readonly label?: string | undefined;
  readonly tone?: string | undefined;
  readonly aspect?: number | undefined;
  readonly film?: string | undefined;
}

/** From this ratio of width to height on a product gets a frame of 4:3, below it one of 4:5. */
const wideAspect = 1.4;

/** The pictures of a product, the chosen variant's first; pressed, they fill the window. */
export function ProductGallery({
  name,
  images,
  mainImages,
  aspect = 0,
  tags,
}: {
  name: string;
  images: readonly ShownPicture[];
  /** The first picture of the product and of each variant: all show the object on a plain ground. */
  mainImages: readonly (string | undefined)[];
  /** Width of the product divided by its height, in its main picture: one frame for all variants. */
  aspect?: number | undefined;
  tags?: ReactNode;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  /** The picture that was enlarged last. */
  const [start, setStart] = useState<number>();
  // Without a picture the placeholder stands for one.
  const galleryPictures: readonly (ShownPicture | null)[] = images.length > 0 ? images : [null];
  const isMain = (image: string | undefined) => mainImages.includes(image);
  const isWide = aspect >= wideAspect;
  /** On the page every picture fills the frame; enlarged, a room is shown whole. */
  const frameOf = (picture: ShownPicture | null, enlarged: boolean) => {
    if (!isWide) return picture !== null && isMain(picture.image) ? 'product' : 'card';
    const isObject = picture?.aspect !== undefined || isMain(picture?.image);
    return enlarged && !isObject ? 'card' : 'wide';
  };
  const pictures = (idPrefix: string, enlarged: boolean): readonly GalleryPicture[] =>
    galleryPictures.map((picture, index) => {
      const numbered = index === 0 ? name : t`${name}, picture ${index + 1}`;
      const color = picture?.tone;
      return {
        id: `${idPrefix}-${index + 1}`,
        picture: {
          ...pictureSource(picture?.image, frameOf(picture, enlarged), picture?.label ?? numbered),
          ...(color === undefined ? {} : { color }),
        },
        thumb: pictureSource(picture?.image, 'thumb', ''),
        ...(picture?.film !== undefined && {
          film: { src: picture.film, label: t`Film without sound: ${picture.label ?? name}` },
        }),
      };
    });
  const shared = {
    frame: isWide ? ('room' as const) : ('card' as const),
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
        pictures={pictures('kep', false)}
        tags={tags}
        zoom={
          images.length === 0
            ? undefined
            : {
                label: t`Enlarge the picture`,
                onZoom(index) {
                  setStart(index);
                  setOpen(true);
                },
              }
        }
      />
      {start !== undefined && (
        <Suspense>
          <GalleryDialog
            {...shared}
            open={isOpen}
            onClose={() => setOpen(false)}
            closeLabel={t`Close`}
            title={name}
            pictures={pictures('nagy-kep', true)}
            fit="contain"
            start={start}
            magnifyLabel={t`Enlarge further`}
          />
        </Suspense>
      )}
    </>
  );
}
