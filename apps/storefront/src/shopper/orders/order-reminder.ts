import { createPageCaches, serviceWorkers, systemClock, withinMs } from '@shop/platform-browser';

/** The name under which the service worker knows the reminder: its tag, and the cache with its words. */
const orderReminder = 'order-reminder';
/** The tag under which the service worker sends orders. */
const orderSending = 'send-orders';

/** Background Synchronization, which not every browser has. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Milliseconds a worker gets to be ready: without a network one that is not there yet never is. */
const workerMs = 3_000;

const workerInTime = (): Promise<SyncRegistration | undefined> =>
  withinMs(serviceWorkers()?.ready ?? Promise.resolve(undefined), workerMs, systemClock);

/** Whether this browser can remind of an order that waits, and whether the shopper has been asked. */
export function reminderState(): 'unknown' | 'granted' | 'denied' | 'impossible' {
  const isPossible =
    'Notification' in window && serviceWorkers() !== undefined && 'SyncManager' in window;
  if (!isPossible) return 'impossible';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

/**
 * Asks whether reminders are wanted, and keeps their words for the worker, which has none of its own.
 * `false`: the shopper said no, or the browser cannot.
 */
export async function allowReminder(reminder: {
  readonly title: string;
  readonly body: string;
}): Promise<boolean> {
  if (reminderState() === 'impossible') return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const response = new Response(JSON.stringify(reminder));
  if (!(await createPageCaches().put(orderReminder, '/', response))) return false;
  return askForReminder();
}

/** Whether this browser can send orders while no page of the shop is open. */
export const canSendInBackground = (): boolean =>
  serviceWorkers() !== undefined && 'SyncManager' in window;

/** Has the worker send confirmed orders once the network is back; where it cannot, a page does. */
export const askForSending = (): Promise<boolean> => registerSync(orderSending);

/** Has the worker remind once the network is back; where it cannot, the page asks when it is opened. */
export async function askForReminder(): Promise<boolean> {
  return reminderState() === 'granted' && registerSync(orderReminder);
}

async function registerSync(tag: string): Promise<boolean> {
  const registration = await workerInTime();
  if (registration?.sync === undefined) return false;
  try {
    await registration.sync.register(tag);
    return true;
  } catch {
    // Refused by the browser's own settings.
    return false;
  }
}
