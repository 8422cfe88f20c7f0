import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { personalHead } from '../features/screens/page-head.ts';

export const Route = createFileRoute('/cart')({
  head: ({ match: { context } }) => personalHead(context),
  component: CartScreen,
});
