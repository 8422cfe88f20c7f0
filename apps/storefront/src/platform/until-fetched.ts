/**
 * Fetches a file that is not needed for the first render. Without a network it retries when the network returns,
 * instead of a failure of the page. With a network it rejects as `fetchFile` does.
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
