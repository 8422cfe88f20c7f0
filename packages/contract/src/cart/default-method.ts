/** The method to propose of these: the default, else the first; `undefined` of none. Source: CO-51. */
export function defaultMethod<T extends { readonly default?: boolean | undefined }>(
  methods: readonly T[],
): T | undefined {
  return methods.find((method) => method.default === true) ?? methods[0];
}
