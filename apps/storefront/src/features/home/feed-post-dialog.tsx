import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FeedPost } from '@shop/catalog-client';
import { formatDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { Button, Dialog, Video, Gallery, Grid, Picture, Stack, Text, TextLink } from '@shop/ui';
import { namedProductsQuery } from '../../queries/content/content-products.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { cardPath } from '../../shared/product-card/card-path.ts';
import { usePriceText } from '../../shared/product-card/use-price-text.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';

/** Shows the complete post: pictures or video, text, and its products. */
export function FeedPostDialog({
  post,
  onClose,
  onPrevious,
  onNext,
}: {
  post: FeedPost | undefined;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const posted = Date.parse(post?.date ?? '');
  return (
    <Dialog
      open={post !== undefined}
      onClose={onClose}
      title={
        Number.isNaN(posted)
          ? t`Post`
          : formatDate(unsafeBrand<EpochMs>(posted), view.language, 'long')
      }
      closeLabel={t`Close`}
      size="wide"
      actions={
        <>
          {onNext !== undefined && (
            <Button variant="outline" onClick={onNext}>
              {t`Next post`}
            </Button>
          )}
          {onPrevious !== undefined && (
            <Button variant="quiet" onClick={onPrevious}>
              {t`Previous post`}
            </Button>
          )}
        </>
      }
    >
      {post !== undefined && (
        <Grid columns="halves">
          <PostMedia key={post.id} post={post} />
          <Stack gap={5}>
            <Text>{post.caption}</Text>
            {post.skus.length > 0 && (
              <PostProducts skus={post.skus} isAlbum={post.media.length > 1} />
            )}
          </Stack>
        </Grid>
      )}
    </Dialog>
  );
}

function PostMedia({ post }: { post: FeedPost }) {
  const { t } = useLingui();
  const sizes = '(min-width: 1152px) 29rem, (min-width: 768px) 42vw, 92vw';
  const [first] = post.media;
  if (first === undefined) return null;
  if (post.type === 'VIDEO' && post.film !== undefined) {
    const poster = pictureSource(first.picture, 'scene', '');
    return <Video src={post.film} label={first.alt} poster={poster.src} />;
  }
  if (post.media.length === 1) {
    return (
      <Picture
        picture={pictureSource(first.picture, 'card', first.alt)}
        ratio="card"
        sizes={sizes}
      />
    );
  }
  return (
    <Gallery
      label={t`Pictures of the post`}
      pictures={post.media.map(({ picture, alt }, index) => ({
        id: `post-${post.id}-${index}`,
        picture: pictureSource(picture, 'card', alt),
        thumb: pictureSource(picture, 'thumb', ''),
      }))}
      thumbLabel={(position, total) => t`Picture ${position} of ${total}`}
      previousLabel={t`Previous picture`}
      nextLabel={t`Next picture`}
      sizes={sizes}
      start={0}
    />
  );
}

function PostProducts({ skus, isAlbum }: { skus: readonly string[]; isAlbum: boolean }) {
  const { t } = useLingui();
  const shop = useShop();
  const priceText = usePriceText();
  const { data: products = [] } = useQuery(namedProductsQuery(shop, useRequestedAt(), skus));
  if (products.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text strong>{isAlbum ? t`In the pictures` : t`In the picture`}</Text>
      <Stack as="ul" gap={0}>
        {products.map((product) => (
          <Stack
            as="li"
            key={product.sku}
            direction="row"
            gap={2}
            justify="between"
            align="baseline"
          >
            <TextLink href={cardPath(product, shop.linkRules)}>{product.name}</TextLink>
            <span>{priceText(product)}</span>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
