import type { SandboxInvoice, SandboxInvoiceStore } from '../sandbox/sandbox-service.ts';

/** Creates a store in memory, for tests and for one process. */
export function createMemoryInvoiceStore(): SandboxInvoiceStore & {
  readonly all: readonly SandboxInvoice[];
} {
  const all: SandboxInvoice[] = [];
  const find = (externalId: string) =>
    all.find(({ document }) => document.externalId === externalId);
  return {
    all,
    async add(document) {
      const known = find(document.externalId);
      if (known !== undefined) return known;
      const made = { sequence: all.length + 1, document };
      all.push(made);
      return made;
    },
    find: async (externalId) => find(externalId),
    read: async (sequence) => all[sequence - 1],
  };
}
