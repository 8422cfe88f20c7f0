import { maxPostcodeLength } from '@shop/contract';
import { createObservable, type Observable } from '@shop/kernel';
import type { SafeStorage } from '@shop/platform-browser';
import * as v from 'valibot';

const placeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    postcode: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPostcodeLength)),
  }),
);

/** Country and postcode for delivery requests of this device. */
type DeliveryPlace = v.InferOutput<typeof placeSchema>;

/** Last delivery postcode of this device. */
export interface DeliveryPlaceStore extends Observable<DeliveryPlace | undefined> {
  /**
   * Stores country and postcode; if storage is refused, they apply until the page closes. Equal values change nothing.
   */
  set(place: DeliveryPlace): void;
  /**
   * Returns a URL fragment that hands country and postcode over to the shop host, which has another storage; '' without
   * a postcode. Fragments are not sent to a server.
   */
  fragment(): string;
  /** Sets country and postcode from such a fragment; any other fragment changes nothing. */
  setFrom(fragment: string): void;
}

/** Creates the store. A stored value in another format is ignored. */
export function createDeliveryPlace(
  key: string,
  storage: Pick<SafeStorage, 'get' | 'set'>,
): DeliveryPlaceStore {
  const read = (text: string | undefined) => {
    const parsed = v.safeParse(placeSchema, text);
    return parsed.success ? parsed.output : undefined;
  };
  const current = createObservable(read(storage.get(key)));
  function set(place: DeliveryPlace): void {
    const text = JSON.stringify(place);
    if (text === JSON.stringify(current.get())) return;
    storage.set(key, text);
    current.set(place);
  }
  return {
    get: current.get,
    subscribe: current.subscribe,
    set,
    fragment() {
      const place = current.get();
      return place === undefined ? '' : `#${encodeURIComponent(JSON.stringify(place))}`;
    },
    setFrom(fragment) {
      const place = read(decoded(fragment.slice(1)));
      if (place !== undefined) set(place);
    },
  };
}

/** Returns '' for text with an invalid encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
