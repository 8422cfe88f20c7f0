import type { Metrics } from './metrics.ts';

/** Help texts of the process gauges. */
export const processHelp = {
  process_resident_memory_bytes: 'Resident memory.',
  process_cpu_seconds_total: 'Processor used.',
  nodejs_heap_used_bytes: 'Heap in use.',
} as const;

/** Adds memory and processor time of this process to the metrics. */
export function gaugeProcess(metrics: Metrics): void {
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  metrics.gauge('nodejs_heap_used_bytes', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
}
