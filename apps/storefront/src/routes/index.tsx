import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { shopStructuredData } from '../features/home/shop-structured-data.ts';
import { pageHead } from '../features/screens/page-head.ts';
import { colorsQuery } from '../queries/colors.ts';
import { bannersQuery, bestsellersQuery, newCollectionQuery } from '../queries/home.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { shop, queryClient, requestedAt, i18n } }) => {
    const [banners] = await Promise.all([
      queryClient.ensureQueryData(bannersQuery(shop)),
      queryClient.ensureQueryData(newCollectionQuery(shop, requestedAt)),
      queryClient.ensureQueryData(bestsellersQuery(shop, requestedAt)),
      queryClient.ensureQueryData(colorsQuery(shop)),
    ]);
    return {
      title: i18n._(msg`Furniture and home goods`),
      description: banners.main?.subtitle,
      canonical: '/',
      structured: shopStructuredData(shop.config),
    };
  },
  head: ({ loaderData, match: { context } }) => pageHead(loaderData, context),
  component: HomeScreen,
});
