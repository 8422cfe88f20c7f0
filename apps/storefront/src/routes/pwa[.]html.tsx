import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { loadHomePage } from '../features/home/load-home-page.ts';
import { pageHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/pwa.html')({
  loader: ({ context }) => loadHomePage(context),
  head: ({ loaderData, match: { context } }) => pageHead(loaderData, context),
  component: HomeScreen,
});
