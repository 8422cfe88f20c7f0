/** Fetches a module at the first call and keeps it. After a failure the next call fetches it again. */
export function lateModule<T>(fetchModule: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= fetchModule().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    }));
}
