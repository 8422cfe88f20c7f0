import { readFile, readdir } from 'node:fs/promises';

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

/** Reads the parent and the processor time of a process. The kernel counts in hundredths of a second. */
async function statOf(pid: number): Promise<Stat | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid,
    parent: Number(fields[1]),
    ms: (Number(fields[11]) + Number(fields[12])) * 10,
  };
}

/** Returns the process and its running children. */
async function family(pid: number): Promise<readonly Stat[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(statOf));
  return stats.filter(
    (stat) => stat !== undefined && (stat.pid === pid || stat.parent === pid),
  ) as Stat[];
}

/** Returns the processor time in milliseconds of the process and each of its children, by process id. */
export async function processorMsOfEach(pid: number): Promise<ReadonlyMap<number, number>> {
  return new Map((await family(pid)).map((member) => [member.pid, member.ms]));
}

/** Returns the processor time in milliseconds of the process and its children together. */
export async function processorMs(pid: number): Promise<number> {
  return (await family(pid)).reduce((sum, { ms }) => sum + ms, 0);
}

/** Returns the present resident memory of the process and each of its children, in MB. */
export async function memoryMb(pid: number): Promise<readonly number[]> {
  const all = await family(pid);
  return Promise.all(
    all.map(async (member) => {
      const status = await readFile(`/proc/${member.pid}/status`, 'utf8');
      return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1_000_000;
    }),
  );
}
