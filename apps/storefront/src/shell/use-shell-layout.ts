import { useRouterState } from '@tanstack/react-router';
import type { ShellLayout } from '../shared/page/page-data.ts';

/** What stands around the screen that is shown: as its page says, else as its route does, else the whole frame. */
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
