import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/pwa.html')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/${location.searchStr}`, statusCode: 301 });
  },
});
