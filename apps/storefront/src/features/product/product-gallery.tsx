import { useLingui } from '@lingui/react/macro';
import { Gallery } from '@shop/ui';
import type { ReactNode } from 'react';
import { pictureSource } from '../frame/picture-source.ts';

/** The pictures of a product, the chosen variant's first. */
export function ProductGallery({
  name,
  images,
  tags,
  action,
}: {
  name: string;
  images: readonly string[];
  tags?: ReactNode;
  action?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Gallery
      label={t`Pictures: ${name}`}
      pictures={images.map((image, index) => ({
        id: `kep-${index + 1}`,
        picture: pictureSource(
          image,
          'card',
          index === 0 ? name : t`${name}, picture ${index + 1}`,
        ),
        thumb: pictureSource(image, 'thumb', ''),
      }))}
      thumbLabel={(position, total) => t`Picture ${position} of ${total}`}
      previousLabel={t`Previous picture`}
      nextLabel={t`Next picture`}
      tags={tags}
      action={action}
    />
  );
}
