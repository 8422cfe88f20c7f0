import { Activity, useState, type ComponentType } from 'react';
import { keepScreen, type KeptScreen, type Visit } from './keep-screen.ts';

interface KeptScreensProps<Place> {
  readonly visit: Visit<Place>;
  readonly keyOf: (place: Place) => string;
  /** Number of screens that are kept, the one in sight among them. */
  readonly limit: number;
  /** Renders a screen of its place alone; memoised, so that a kept screen does not render with the one in sight. */
  readonly Screen: ComponentType<{ readonly place: Place }>;
}

/**
 * Shows a screen and keeps those that were left, hidden and without effects, so that going back shows them without
 * rendering. The shown screen stands first in the document: an id of it is found before that of a hidden one.
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
