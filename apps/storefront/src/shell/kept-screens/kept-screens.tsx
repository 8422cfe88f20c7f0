import { Activity, useState, type ComponentType } from 'react';
import { keepScreen, type KeptScreen, type Visit } from './keep-screen.ts';

interface KeptScreensProps<Place> {
  readonly visit: Visit<Place>;
  readonly keyOf: (place: Place) => string;
  /** Number of mounted screens, including the visible one. */
  readonly limit: number;
  /** Renders a screen from its place only. Memoized, so that a hidden screen does not render with the visible one. */
  readonly Screen: ComponentType<{ readonly place: Place }>;
}

/**
 * Shows a screen and keeps previous ones hidden and without effects, so that going back shows them without rendering.
 * The visible screen is first in the document: a lookup by id finds its element before that of a hidden one.
 */
export function KeptScreens<Place>({ visit, keyOf, limit, Screen }: KeptScreensProps<Place>) {
  const [keptScreens, setKeptScreens] = useState<readonly KeptScreen<Place>[]>(() =>
    keepScreen([], visit, keyOf, limit),
  );
  const next = keepScreen(keptScreens, visit, keyOf, limit);
  if (next !== keptScreens) setKeptScreens(next);
  return next.map(({ id, place }, index) => (
    <Activity key={id} mode={index === 0 ? 'visible' : 'hidden'}>
      <Screen place={place} />
    </Activity>
  ));
}
