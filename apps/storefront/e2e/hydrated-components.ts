import type { Page } from '@playwright/test';

export interface HydratedComponents {
  readonly components: number;
  readonly hooks: number;
}

/** Counts the mounted React components of a page. Parts that are not hydrated have none. */
export function hydratedComponents(page: Page): Promise<HydratedComponents> {
  return page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly memoizedState: unknown;
      readonly stateNode: { readonly current: Fiber };
    }
    // Numbers in React: functions, classes, forwardRef, memo and simple memo.
    const componentTags = new Set([0, 1, 11, 14, 15]);
    const functionTags = new Set([0, 11, 15]);
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    if (key === undefined) return { components: 0, hooks: 0 };
    const root = (document as unknown as Record<string, Fiber>)[key];
    let components = 0;
    let hooks = 0;
    const open = [root?.stateNode.current ?? null];
    while (open.length > 0) {
      const fiber = open.pop();
      if (fiber === null || fiber === undefined) continue;
      if (componentTags.has(fiber.tag)) components += 1;
      if (functionTags.has(fiber.tag)) {
        let hook = fiber.memoizedState as { readonly next: unknown } | null;
        while (hook !== null && typeof hook === 'object' && 'next' in hook) {
          hooks += 1;
          hook = hook.next as typeof hook;
        }
      }
      open.push(fiber.sibling, fiber.child);
    }
    return { components, hooks };
  });
}
