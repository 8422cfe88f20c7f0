import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import { lateModule } from '../../platform/late-module.ts';
import { pageHead } from '../head/page-head.ts';

const loadHome = lateModule(() => import('../../features/home/load-home-page.ts'));

export const Route = createFileRoute('/pwa.html')({
  loader: ({ context }) => loadHome().then(({ loadHomePage }) => loadHomePage(context)),
  head: ({ loaderData, match: { context } }) => pageHead(loaderData, context),
  component: HomeScreen,
});
