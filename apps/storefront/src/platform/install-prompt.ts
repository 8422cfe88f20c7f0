import { createObservable, type Observable } from '@shop/kernel';

/** The event of a browser that can install the shop; TypeScript does not know it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const current = createObservable<InstallPrompt | undefined>(undefined);

/** The browser's offer to install the shop; undefined where there is none, or it has been used. */
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
