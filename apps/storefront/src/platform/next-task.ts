/**
 * Lets the browser paint and answer what was pressed before the work goes on: in a task of its own, ahead of the
 * tasks that wait already where the browser can order them.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
