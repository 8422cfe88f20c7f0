export interface LineWriterOptions {
  /** Writes text, one or more whole lines. Default standard output. */
  readonly write?: (text: string) => void;
  /** Milliseconds a line waits at most. Default 200. */
  readonly everyMs?: number;
  /**
   * Letters written together at most, unless one line has more. Default 4,000: a pipe takes 4,096 bytes at once, so
   * that lines of several processes never mix.
   */
  readonly maxLength?: number;
}

export interface LineWriter {
  /** Takes a line with its end. It is written with those that came before and after it. */
  readonly write: (line: string) => void;
  /** Writes what waits. */
  readonly flush: () => void;
}

/**
 * Writes lines together: one call of the system for all that came in a while, instead of one each. What waits is
 * written when the process exits, also after an uncaught error; SIGKILL and a power cut lose the last lines.
 */
export function createLineWriter(options: LineWriterOptions = {}): LineWriter {
  const { everyMs = 200, maxLength = 4_000 } = options;
  const write = options.write ?? ((text: string) => void process.stdout.write(text));
  let waiting: string[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const text = waiting.join('');
    waiting = [];
    length = 0;
    write(text);
  }

  process.on('exit', flush);
  return {
    write(line) {
      if (length + line.length > maxLength) flush();
      waiting.push(line);
      length += line.length;
      timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}
