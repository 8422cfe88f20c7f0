/** Writes text line by line with a prefix in front of each; a line that is not finished waits for its end. */
export function prefixedLines(
  prefix: string,
  write: (text: string) => void,
): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') write(`${prefix} ${line}\n`);
  };
}
