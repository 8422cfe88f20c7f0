import { useLingui } from '@lingui/react/macro';
import { Gallery, type GalleryPicture } from '@shop/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { untilFetched } from '../../../platform/until-fetched.ts';
import { pictureSource } from '../../../shared/pictures/picture-source.ts';

/** Loaded at a press. */
const GalleryDialog = lazy(() => untilFetched(() => import('./enlarged-gallery.tsx')));

/** A picture of the catalog: path, alternative text, main color. */
interface ShownPicture {
  readonly image: string;
  readonly label?: string | undefined;
  readonly tone?: string | undefined;
  readonly aspect?: number | undefined;
  readonly film?: string | undefined;
}

/** From this ratio of width to height a product has a frame of 4:3, below it one of 4:5. */
const wideAspect = 1.4;

/** Shows the images of a product, those of the selected variant first. A press enlarges them to the viewport. */
export function ProductGallery({
  name,
  images,
  mainImages,
  aspect = 0,
  tags,
}: {
  name: string;
  images: readonly ShownPicture[];
  /** First image of the product and of each variant: these show the object on a plain background. */
  mainImages: readonly (string | undefined)[];
  /** Width of the product divided by its height in its main image: one frame for all variants. */
  aspect?: number | undefined;
  tags?: ReactNode;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  /** Index of the image that was enlarged last. */
  const [start, setStart] = useState<number>();
  // Without an image the placeholder is the only picture.
  const galleryPictures: readonly (ShownPicture | null)[] = images.length > 0 ? images : [null];
  const isMain = (image: string | undefined) => mainImages.includes(image);
  const isWide = aspect >= wideAspect;
  /** On the page every image is cropped to the frame; enlarged, an image of a room is shown whole. */
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
        // For another variant the gallery restarts at its first image.
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
