import { useEffect } from 'react';
import PendingScreen from '../../shared/page/pending-screen.tsx';
import { appShellHydrated } from './app-shell-hydrated.ts';

/** Placeholder for the screen that the browser renders: see `open-app-shell.ts`. */
export function AppShellScreen() {
  useEffect(() => appShellHydrated.fulfil(), []);
  return (
    <div data-app-shell>
      <PendingScreen />
    </div>
  );
}
