import { getRouteApi } from '@tanstack/react-router';
const route = getRouteApi('/$');
export default function ContentScreen() {
  return <h1>{route.useLoaderData().title}</h1>;
}
