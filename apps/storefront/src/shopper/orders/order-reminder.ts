import { createPageCaches, serviceWorkers, systemClock, withinMs } from '@shop/platform-browser';

/** Name of the reminder in the service worker: its sync tag, and the cache with its text. */
const orderReminder = 'order-reminder';
/** Sync tag at which the service worker sends orders. */
const orderSending = 'send-orders';

/** Background Synchronization API, which not every browser has. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Longest wait for the service worker, in milliseconds: without a network a missing worker is never ready. */
const workerMs = 3_000;

const workerInTime = (): Promise<SyncRegistration | undefined> =>
  withinMs(serviceWorkers()?.ready ?? Promise.resolve(undefined), workerMs, systemClock);

/**
 * Returns whether this browser can show reminders of a waiting order, and whether the shopper has answered the
 * question.
 */
export function reminderState(): 'unknown' | 'granted' | 'denied' | 'impossible' {
  const isPossible =
    'Notification' in window && serviceWorkers() !== undefined && 'SyncManager' in window;
  if (!isPossible) return 'impossible';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}

/**
 * Requests the permission for reminders, and stores their texts for the worker, which has none of its own. Returns
 * `false` if the shopper refuses, or the browser cannot.
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

/** Returns true if this browser can send orders while no page of the shop is open. */
export const canSendInBackground = (): boolean =>
  serviceWorkers() !== undefined && 'SyncManager' in window;

/**
 * Registers the sending of confirmed orders in the worker once the network is back; without support a page sends them.
 */
export const askForSending = (): Promise<boolean> => registerSync(orderSending);

/** Registers a reminder in the worker once the network is back; without support the next opened page asks. */
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
    // Refused by the settings of the browser.
    return false;
  }
}
