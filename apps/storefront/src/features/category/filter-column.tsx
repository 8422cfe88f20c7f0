import { memo, useSyncExternalStore, type ComponentProps } from 'react';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { Filters } from './filters.tsx';

/** Id of the filter column. Where the column is hidden, a link to it shows it before the scripts are loaded. */
export const filtersId = 'filters';

/** Media query at which the style sheet shows the column: see `layout.module.css` in the ui package. */
const wideWindow = '(width >= 64rem)';

/** The filters beside a list. On phones the drawer has them, and the hidden column does not render with each press. */
export function FilterColumn(props: ComponentProps<typeof Filters>) {
  return <ShownFilters {...props} isShown={useIsColumnShown()} />;
}

const ShownFilters = memo(
  function ShownFilters({
    isShown: _isShown,
    ...filters
  }: ComponentProps<typeof Filters> & { readonly isShown: boolean }) {
    return (
      <Hydrate when="interaction">
        <Filters {...filters} />
      </Hydrate>
    );
  },
  (_before, { isShown }) => !isShown,
);

function useIsColumnShown(): boolean {
  return useSyncExternalStore(subscribe, isColumnShown, () => true);
}

const isColumnShown = () => matchMedia(wideWindow).matches || location.hash === `#${filtersId}`;

function subscribe(hear: () => void): () => void {
  const media = matchMedia(wideWindow);
  media.addEventListener('change', hear);
  window.addEventListener('hashchange', hear);
  return () => {
    media.removeEventListener('change', hear);
    window.removeEventListener('hashchange', hear);
  };
}
