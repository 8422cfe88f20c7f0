import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { colorsQuery } from '../queries/colors.ts';
import { bannersQuery, bestsellersQuery, newCollectionQuery } from '../queries/home.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { shop, queryClient, requestedAt } }) => {
    await Promise.all([
      queryClient.ensureQueryData(bannersQuery(shop)),
      queryClient.ensureQueryData(newCollectionQuery(shop, requestedAt)),
      queryClient.ensureQueryData(bestsellersQuery(shop, requestedAt)),
      queryClient.ensureQueryData(colorsQuery(shop)),
    ]);
  },
  head: ({ match: { context } }) => ({
    meta: [{ title: context.shop.config.shop.title }],
    links: [{ rel: 'canonical', href: '/' }],
  }),
  component: HomeScreen,
});
