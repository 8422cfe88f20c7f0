/** Longest wait for the network before the stored page is sent, in milliseconds. */
const networkLimitMs = 3000;

interface NavigationSources {
  /** Fetches the page from the network, else its stored copy; rejects if there is neither. */
  readonly page: () => Promise<Response>;
  /** Returns the copy of the page on this device. */
  readonly storedPage: () => Promise<Response | undefined>;
  readonly appShell: () => Promise<Response | undefined>;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Answers a navigation: with the page if the network responds in time, else with its stored copy, else with the app
 * shell. Without a shell it waits for the network. Rejects if there is no response.
 */
export function answerNavigation({
  page,
  storedPage,
  appShell,
  wait,
}: NavigationSources): Promise<Response> {
  const pageResponse = page();
  const withoutNetwork = async (cause: unknown) => {
    const shell = await appShell();
    if (shell === undefined) throw cause;
    return shell;
  };
  const late = async () => {
    await wait(networkLimitMs);
    return (await storedPage()) ?? (await appShell()) ?? pageResponse;
  };
  return Promise.race([pageResponse.catch(withoutNetwork), late()]);
}
