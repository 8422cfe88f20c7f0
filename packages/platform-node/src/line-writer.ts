export interface LineWriterOptions {
  /** Writes text, one or more whole lines. Default standard output. */
  readonly write?: (text: string) => void;
  /** Maximum delay of a line, in milliseconds. Default 200. */
  readonly everyMs?: number;
  /**
   * Maximum number of characters in one write, unless one line is longer. Default 4,000: a pipe accepts 4,096 bytes at
   * once, so that lines of several processes never mix.
   */
  readonly maxLength?: number;
}

export interface LineWriter {
  /** Takes a line with its line break. It is written together with earlier and later lines. */
  readonly write: (line: string) => void;
  /** Writes all waiting lines. */
  readonly flush: () => void;
}

/**
 * Creates a writer that collects lines: one system call for all lines of `everyMs`, instead of one per line. Waiting
 * lines are written when the process exits, also after an uncaught error; SIGKILL and a power failure lose the last
 * lines.
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
