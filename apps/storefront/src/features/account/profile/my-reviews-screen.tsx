import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '@shop/account';
import { shopCalls, type OwnReview, type Product } from '@shop/contract';
import { formatDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Rating,
  Stack,
  Text,
  TextLink,
  TextSkeleton,
} from '@shop/ui';
import { productPath } from '@shop/url-resolver';
import { reviewedProductsQuery } from '../../../queries/products/reviewed-products.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Written } from '../../../shared/content/written.tsx';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';
import { AccountPage, StoredNote } from '../layout/account-page.tsx';
import { useOwnAnswer } from '../layout/use-own-answer.ts';

/** Lists the reviews that the customer wrote, with their state. */
export function MyReviewsScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  return (
    <AccountPage title={t`My reviews`}>
      {({ profile }) =>
        shopper === undefined ? null : (
          <Reviews account={shopper.account} customerId={profile?.id ?? 0} />
        )
      }
    </AccountPage>
  );
}

function Reviews({ account, customerId }: { account: Account; customerId: number }) {
  const { t } = useLingui();
  const shop = useShop();
  const failureText = useAccountFailureText();
  const { data: read, refetch } = useOwnAnswer({
    name: 'my-reviews',
    owner: String(customerId),
    answer: shopCalls.myReviews.answer,
    send: () => account.reviews(),
  });
  const ids = read?.ok === true ? read.value.value.map(({ product_id }) => product_id) : [];
  const { data: products } = useQuery(reviewedProductsQuery(shop, ids));
  if (read === undefined) return <TextSkeleton label={t`Loading`} count={6} />;
  if (!read.ok) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The reviews could not be loaded`}
        reason={failureText(read.error)}
        action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
      />
    );
  }
  const { value: reviews, atMs } = read.value;
  if (reviews.length === 0) {
    return (
      <Stack gap={6}>
        <StoredNote atMs={atMs} />
        <EmptyState
          icon="star"
          title={t`No reviews yet`}
          text={t`A product can be reviewed on its own page.`}
          action={<LinkButton href="/account/orders">{t`My orders`}</LinkButton>}
        />
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      <StoredNote atMs={atMs} />
      {reviews.map((review) => (
        <OwnReviewRow key={review.id} review={review} product={products?.[review.product_id]} />
      ))}
    </Stack>
  );
}

function OwnReviewRow({
  review,
  product,
}: {
  review: OwnReview;
  /** The reviewed product; undefined if it is no longer sold. */
  product: Product | undefined;
}) {
  const { t } = useLingui();
  const { view, linkRules } = useShop();
  const states = {
    pending: { tone: 'warning', label: t`Waiting to be checked` },
    approved: { tone: 'success', label: t`Published` },
    refused: { tone: 'muted', label: t`Not published` },
  } as const;
  const state = states[review.state];
  const { rating } = review;
  return (
    <article>
      <Stack gap={2}>
        {product !== undefined && (
          <TextLink href={productPath(product, linkRules)}>{product.name}</TextLink>
        )}
        <Stack direction="row" justify="between" gap={2}>
          <Text strong>
            <Written language={review.text_language}>{review.title}</Written>
          </Text>
          <Text size="small" tone={state.tone}>
            {state.label}
          </Text>
        </Stack>
        {rating !== undefined && <Rating value={rating} label={t`${rating} of 5 stars`} />}
        <Text>
          <Written language={review.text_language}>{review.detail}</Written>
        </Text>
        <Text size="small" tone="muted">
          {formatDate(unsafeBrand<EpochMs>(Date.parse(review.created_at)), view.language, 'long')}
        </Text>
      </Stack>
    </article>
  );
}
