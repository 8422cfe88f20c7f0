import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Container,
  EmptyState,
  ErrorState,
  Button,
  Grid,
  PageTitle,
  PostTile,
  ProductGridSkeleton,
  Stack,
  Text,
} from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { feedQuery } from '../../queries/content/feed.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { FeedPostDialog } from './feed-post-dialog.tsx';

/** Shows the posts of the shop: images, albums and videos, newest first, one open at a time. */
export default function FeedTab() {
  const { t } = useLingui();
  const feed = useInfiniteQuery(feedQuery(useShop()));
  const posts = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = feed.data?.pages[0]?.total ?? 0;
  const [current, setCurrent] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const kinds = {
    IMAGE: undefined,
    CAROUSEL_ALBUM: { sign: 'album', label: t`Several pictures` },
    VIDEO: { sign: 'play', label: t`Film` },
  } as const;

  /** Moves the focus to the first of the added posts. */
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    if (focusAt.current === undefined || posts.length <= focusAt.current) return;
    const tiles = list.current?.querySelectorAll<HTMLElement>('li > button');
    tiles?.[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = undefined;
  }, [posts.length]);

  function loadMore(): void {
    focusAt.current = posts.length;
    void feed.fetchNextPage();
  }

  return (
    <Container>
      <PageTitle lead={t`Corners, workshop and plants, as they come.`}>{t`Inspiration`}</PageTitle>
      {feed.isPending && <ProductGridSkeleton label={t`Loading`} count={8} />}
      {feed.isError && posts.length === 0 && (
        <ErrorState
          headingLevel={2}
          title={t`The posts could not be loaded`}
          action={<Button onClick={() => void feed.refetch()}>{t({ message: 'Retry' })}</Button>}
        />
      )}
      {feed.isSuccess && posts.length === 0 && <EmptyState title={t`There are no posts yet`} />}
      {posts.length > 0 && (
        <div ref={list}>
          <Stack gap={8}>
            <Grid as="ul" columns="cards">
              {posts.map((post, index) => (
                <li key={`${post.source} ${post.id}`}>
                  <PostTile
                    picture={pictureSource(
                      post.media[0]?.picture,
                      'card',
                      post.media[0]?.alt ?? '',
                    )}
                    caption={post.caption}
                    kind={kinds[post.type]}
                    onOpen={() => setCurrent(index)}
                  />
                </li>
              ))}
            </Grid>
            <Stack gap={4} align="center">
              <output>
                <Text as="span" size="small" tone="muted">
                  {t`${posts.length} of ${total} posts`}
                </Text>
              </output>
              {feed.hasNextPage && (
                <Button
                  variant="outline"
                  busyLabel={feed.isFetchingNextPage ? t`Loading` : undefined}
                  onClick={loadMore}
                >
                  {t`Show more`}
                </Button>
              )}
            </Stack>
          </Stack>
        </div>
      )}
      <FeedPostDialog
        post={current === undefined ? undefined : posts[current]}
        onClose={() => setCurrent(undefined)}
        {...(current !== undefined && current > 0 && { onPrevious: () => setCurrent(current - 1) })}
        {...(current !== undefined &&
          current < posts.length - 1 && { onNext: () => setCurrent(current + 1) })}
      />
    </Container>
  );
}
