import { createEventStream, googleTagManager, itemSum, maskPersonalData } from '@shop/analytics';
import { money } from '@shop/money';

/** In a browser: `window.dataLayer`. */
const dataLayer: unknown[] = [];
const allowed = new Set<string>();

const stream = createEventStream(
  [googleTagManager(dataLayer, (...command) => void dataLayer.push(command))],
  {
    allows: (purpose) => allowed.has(purpose),
    reportedOrders: new Set<string>(),
    log: { warn: () => {} },
  },
);
const lamp = { sku: 'LAMP-1', name: 'Lamp', price: money(12_990, 'HUF'), quantity: 2 };

stream.send({ name: 'add_to_cart', parameters: itemSum([lamp], 'HUF') });
export const beforeConsent = dataLayer.length; // 0

allowed.add('analytics');
stream.send({ name: 'add_to_cart', parameters: itemSum([lamp], 'HUF') });
// The consent, the removal of the last event's items, the event.
export const afterConsent = dataLayer.length; // 3

export const value = itemSum([lamp], 'HUF').value; // 25980

export const term = maskPersonalData('sofa anna@example.hu'); // "sofa [email]"
