/**
 * Fetches a file that the first render does not need. Without a network it retries when the network returns, so that
 * the page does not fail. With a network it rejects as `fetchFile` does.
 */
export async function untilFetched<T>(fetchFile: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchFile();
    } catch (cause) {
      if (navigator.onLine) throw cause;
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}
