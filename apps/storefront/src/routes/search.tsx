import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/search')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/osszes-termek${location.searchStr}`, statusCode: 301 });
  },
});
