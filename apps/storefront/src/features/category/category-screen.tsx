import { getRouteApi } from '@tanstack/react-router';
const route = getRouteApi('/$');
export default function CategoryScreen() {
  return <h1>{route.useLoaderData().title}</h1>;
}
