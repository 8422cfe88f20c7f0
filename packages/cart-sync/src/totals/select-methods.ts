import { defaultMethod, type PaymentMethod, type ShippingMethod } from '@shop/contract';

/** Codes of a shipping method in calls. */
export interface ShippingChoice {
  readonly carrier_code: string;
  readonly method_code: string;
}

/**
 * Returns the shipping methods to show after the server's response: the server's, without unavailable ones. An empty
 * response keeps the previous list. Source: CS-49.
 */
export function mergeShippingMethods(
  current: readonly ShippingMethod[],
  server: readonly ShippingMethod[],
): readonly ShippingMethod[] {
  const offered = server
    .filter(({ available }) => available !== false)
    .map((method) => ({ ...method, is_server_method: true }));
  return offered.length === 0 ? current : offered;
}

/**
 * Returns the payment methods to show: the shop's own win over the server's of the same code, except own methods for
 * offline use, which are removed once the server sends any. Source: CS-49.
 */
export function mergePaymentMethods(
  shopMethods: readonly PaymentMethod[],
  server: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  if (server.length === 0) return shopMethods;
  const keptMethods = shopMethods.filter(({ offline }) => offline !== true);
  const codes = new Set(keptMethods.map(({ code }) => code));
  const offered = server
    .filter(({ code }) => !codes.has(code))
    .map((method) => ({ ...method, is_server_method: true }));
  return [...keptMethods, ...offered];
}

/** Returns the chosen method while it is offered, else the default. Source: CS-49, CO-51. */
export function selectShippingMethod(
  methods: readonly ShippingMethod[],
  choice: ShippingChoice | undefined,
): ShippingMethod | undefined {
  const selected = methods.find(
    ({ carrier_code, method_code }) =>
      carrier_code === choice?.carrier_code && method_code === choice.method_code,
  );
  return selected ?? defaultMethod(methods);
}

/** Counterpart of {@link selectShippingMethod} for payment. Source: CS-49. */
export function selectPaymentMethod(
  methods: readonly PaymentMethod[],
  choice: string | undefined,
): PaymentMethod | undefined {
  return methods.find(({ code }) => code === choice) ?? defaultMethod(methods);
}

/** Returns the method if it may be sent to the server: not if it is for offline use. */
export function withoutOffline<T extends { readonly offline?: boolean | undefined }>(
  method: T | undefined,
): T | undefined {
  return method?.offline === true ? undefined : method;
}
