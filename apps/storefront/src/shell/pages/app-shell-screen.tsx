import PendingScreen from '../../shared/page/pending-screen.tsx';

/** Stands where the screen comes that the browser renders: see `open-app-shell.ts`. */
export function AppShellScreen() {
  return (
    <div data-app-shell>
      <PendingScreen />
    </div>
  );
}
