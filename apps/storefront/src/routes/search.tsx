import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/search')({
  beforeLoad: ({ context, location }) => {
    const { mainCategoryPath } = context.shop.config.urls;
    throw redirect({ href: mainCategoryPath + location.searchStr, statusCode: 301 });
  },
});
