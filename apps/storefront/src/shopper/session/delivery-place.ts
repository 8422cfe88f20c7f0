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

/** Country and postcode that this device asks delivery for. */
type DeliveryPlace = v.InferOutput<typeof placeSchema>;

/** The last postcode of this device. */
export interface DeliveryPlaceStore extends Observable<DeliveryPlace | undefined> {
  /** Stores a place; where storage is refused, this page has it until it ends. An equal place changes nothing. */
  set(place: DeliveryPlace): void;
  /**
   * Returns the part of an address that hands the place over to the shop host, which does not share the storage of this
   * host; '' without a place. No server sees it.
   */
  fragment(): string;
  /** Sets the place of such a part; anything else changes nothing. */
  setFrom(fragment: string): void;
}

/** Creates the store of a place. What is stored in another form is as good as none. */
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

/** Returns '' for text that is not encoded well. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
