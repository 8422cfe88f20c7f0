/** A promise that is fulfilled from outside. */
export interface Signal<T> {
  readonly promise: Promise<T>;
  readonly fulfil: (value: T) => void;
}

export function createSignal<T>(): Signal<T> {
  let fulfil: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil };
}
