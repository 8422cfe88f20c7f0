import { createObservable, type Observable } from '@shop/kernel';

/** Event of a browser that can install the shop; TypeScript has no type for it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const current = createObservable<InstallPrompt | undefined>(undefined);

/** Install prompt of the browser; undefined if there is none, or it was used. */
export const installPrompt: Observable<InstallPrompt | undefined> = current;

/** Prevents the browser's own install prompt. Call it once, when the page starts. */
export function watchInstallPrompt(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    current.set(event as InstallPrompt);
  });
  page.addEventListener('appinstalled', () => current.set(undefined));
}

/** Shows the browser's install prompt. It can be shown once for each offer. */
export async function install(): Promise<void> {
  const prompt = current.get();
  current.set(undefined);
  await prompt?.prompt();
}
