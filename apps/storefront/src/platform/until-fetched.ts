/**
 * Fetches a file that nothing on the page waits for. Without a network it is fetched again once that is back, in place
 * of breaking the page. Rejects as `fetchFile` does where there is a network.
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
