import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const lighthouse = 'lighthouse@13.5.0';

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

export interface LighthouseReport {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

/**
 * Runs Lighthouse on the address. It is downloaded from the registry, and needs a Chromium on the path or in
 * CHROME_PATH. It sometimes loses a recording, so a run without a report is repeated once. Errors: rejects if two runs
 * in a row have no report.
 */
export async function lighthouseReport(
  url: string,
  options: readonly string[] = [],
  isSecond = false,
): Promise<LighthouseReport> {
  const args = ['-y', lighthouse, url, '--output=json', '--quiet', ...options];
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [...args, '--chrome-flags=--headless=new --no-sandbox'],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as LighthouseReport;
  } catch (cause) {
    if (!isSecond) return lighthouseReport(url, options, true);
    throw new Error(`Lighthouse has no report on ${url}.`, { cause });
  }
}
