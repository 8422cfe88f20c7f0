import { useLocation, useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

type Router = ReturnType<typeof useRouter>;

const firstLocations = new WeakMap<Router, ParsedLocation>();

/** Returns the location that the server rendered the page for. The first call must come before the first navigation. */
export function firstLocation(router: Router): ParsedLocation {
  const first = firstLocations.get(router) ?? router.state.location;
  firstLocations.set(router, first);
  return first;
}

/**
 * Returns a value of the current location, for parts that hydrate late: during hydration that of the server's HTML,
 * also after a navigation. React corrects attributes only in a later render.
 */
export function usePageLocation<T>(select: (location: ParsedLocation) => T): T {
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const current = useLocation({
    select: (location: ParsedLocation): unknown => select(location),
  }) as T;
  return isHydrated ? current : select(firstLocation(router));
}
