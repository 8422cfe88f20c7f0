import { useRouterState } from '@tanstack/react-router';
import type { ShellLayout } from '../shared/page/page-data.ts';

/** Returns the layout of the current screen: that of its page, else that of its route, else the default. */
export function useShellLayout(): ShellLayout {
  return useRouterState({
    select: ({ matches }) => {
      const last = matches.at(-1);
      const page = last?.loaderData as { readonly layout?: ShellLayout } | undefined;
      return page?.layout ?? last?.staticData.layout ?? 'default';
    },
  });
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: ShellLayout;
  }
}
