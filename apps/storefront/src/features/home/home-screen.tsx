import { Hydrate } from '../../platform/hydrate/index.ts';
import { latePart } from '../../platform/late-part.tsx';

export const homeTabs = latePart(() => import('./home-tabs.tsx'));

/** Home page. It hydrates on interaction only. */
export function HomeScreen() {
  return (
    <Hydrate when="interaction" fetch={homeTabs.fetch}>
      <homeTabs.Component />
    </Hydrate>
  );
}
