import { terminalLine } from './terminal-text.ts';
import type { ImportProgress } from '@shop/catalog-documents/import';

/** Progress line: overwritten in a terminal; written from time to time if the output is a file. */
export interface ProgressLine {
  show(progress: ImportProgress): void;
  /** Writes a separate line above it. */
  say(text: string): void;
  end(): void;
  elapsedMs(): number;
}

const everyMs = { terminal: 200, file: 5_000 };

export function createProgressLine(
  name: string,
  output: { readonly isTTY?: boolean; write(text: string): unknown },
): ProgressLine {
  const startedMs = performance.now();
  const isTerminal = output.isTTY === true;
  const pauseMs = isTerminal ? everyMs.terminal : everyMs.file;
  let shownMs = isTerminal ? 0 : startedMs;
  let isOpen = false;
  const clear = () => {
    if (isOpen) output.write('\r\u001B[2K');
    isOpen = false;
  };
  return {
    show(progress) {
      const nowMs = performance.now();
      if (nowMs - shownMs < pauseMs) return;
      shownMs = nowMs;
      clear();
      const text = `${name}: ${progressText(progress, nowMs - startedMs)}`;
      output.write(isTerminal ? text : `${text}\n`);
      isOpen = isTerminal;
    },
    say(text) {
      clear();
      output.write(`${terminalLine(text)}\n`);
    },
    end: clear,
    elapsedMs: () => performance.now() - startedMs,
  };
}

/** Formats progress as `1 500 documents, 1 800/s, 42%, 3 s left`. */
export function progressText({ read, share }: ImportProgress, elapsedMs: number): string {
  const perSecond = Math.round(read / Math.max(0.001, elapsedMs / 1000));
  const percent = Math.floor(Math.min(1, share) * 100);
  const leftMs = share > 0 ? elapsedMs * (1 / Math.min(1, share) - 1) : undefined;
  const timeLeft = leftMs === undefined ? '' : `, ${Math.ceil(leftMs / 1000)} s left`;
  return `${read} documents, ${perSecond}/s, ${percent}%${timeLeft}`;
}
