import { getRouteApi } from '@tanstack/react-router';
const route = getRouteApi('/$');
export default function ProductScreen() {
  return <h1>{route.useLoaderData().title}</h1>;
}
