/** Returns the default method, else the first; `undefined` for an empty list. Source: CO-51. */
export function defaultMethod<T extends { readonly default?: boolean | undefined }>(
  methods: readonly T[],
): T | undefined {
  return methods.find((method) => method.default === true) ?? methods[0];
}
