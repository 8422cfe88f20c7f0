/** Writes text line by line, with a prefix before each line. An incomplete line is written when its end arrives. */
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
