/** Longest wait for the network before a page on the device is sent, in milliseconds. */
const networkLimitMs = 3000;

interface NavigationSources {
  /** The page from the network, else its copy; rejects where there is neither. */
  readonly page: () => Promise<Response>;
  /** Its copy on this device. */
  readonly storedPage: () => Promise<Response | undefined>;
  readonly appShell: () => Promise<Response | undefined>;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Answers a navigation: with the page where the network brings it in time, else with its copy, else with the app shell.
 * Without a shell it waits for the network. Rejects where there is nothing.
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
