/** Returns the service workers of this origin; `undefined` if the browser has none or denies access. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker ?? undefined;
  } catch {
    return undefined;
  }
}
