import { readFile, readdir } from 'node:fs/promises';

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

/** The kernel counts in hundredths of a second. */
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

/** A process and its children that run. */
async function family(pid: number): Promise<readonly Stat[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(statOf));
  return stats.filter(
    (stat) => stat !== undefined && (stat.pid === pid || stat.parent === pid),
  ) as Stat[];
}

/** Milliseconds of processor each process of the family has used, by its id. */
export async function processorMsOfEach(pid: number): Promise<ReadonlyMap<number, number>> {
  return new Map((await family(pid)).map((member) => [member.pid, member.ms]));
}

/** Milliseconds of processor a process and its children have used. */
export async function processorMs(pid: number): Promise<number> {
  return (await family(pid)).reduce((sum, { ms }) => sum + ms, 0);
}

/** Resident memory now, in MB, of each process of the family. */
export async function memoryMb(pid: number): Promise<readonly number[]> {
  const all = await family(pid);
  return Promise.all(
    all.map(async (member) => {
      const status = await readFile(`/proc/${member.pid}/status`, 'utf8');
      return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1_000_000;
    }),
  );
}
