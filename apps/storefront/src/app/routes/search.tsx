import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepQuery } from '@shop/url-resolver';

export const Route = createFileRoute('/search')({
  beforeLoad: ({ context, location }) => {
    const { mainCategoryPath } = context.shop.config.urls;
    throw redirect({ href: keepQuery(mainCategoryPath, location.searchStr), statusCode: 301 });
  },
});
