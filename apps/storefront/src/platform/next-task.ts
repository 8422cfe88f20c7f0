/**
 * Lets the browser paint and handle input before the work continues: in a new task, ahead of waiting tasks if the
 * browser can prioritize them.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
