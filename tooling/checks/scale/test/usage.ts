import { readdir, readFile } from 'node:fs/promises';

/** Resource usage of a process and its descendants. */
export interface Usage {
  /** Processor time in milliseconds since their start. */
  readonly processorMs: number;
  /** Resident memory in MiB. Pages that several processes share are counted once for each process. */
  readonly memoryMb: number;
}

/** Milliseconds per tick of the processor time clock, and MiB per page of memory, on Linux. */
const tickMs = 10;
const pageMb = 4 / 1_024;

interface ProcessEntry extends Usage {
  readonly pid: number;
  readonly parent: number;
}

/** Reads the usage of processes by name. */
export async function usageOf(
  pids: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Usage>> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const entries = (await Promise.all(numbers.map(readEntry))).filter(
    (entry) => entry !== undefined,
  );
  const treeOf = (pid: number): readonly ProcessEntry[] => [
    ...entries.filter((entry) => entry.pid === pid),
    ...entries.filter(({ parent }) => parent === pid).flatMap((child) => treeOf(child.pid)),
  ];
  const sum = (name: keyof Usage, tree: readonly ProcessEntry[]) =>
    tree.reduce((total, entry) => total + entry[name], 0);
  return new Map(
    [...pids].map(([name, pid]) => {
      const tree = treeOf(pid);
      return [
        name,
        { processorMs: sum('processorMs', tree), memoryMb: sum('memoryMb', tree) },
      ] as const;
    }),
  );
}

async function readEntry(pid: number): Promise<ProcessEntry | undefined> {
  // The process may have ended meanwhile.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name before these fields may contain any characters.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const ticks = (fields[11] ?? 0) + (fields[12] ?? 0);
  return {
    pid,
    parent,
    processorMs: ticks * tickMs,
    memoryMb: (fields[21] ?? 0) * pageMb,
  };
}
