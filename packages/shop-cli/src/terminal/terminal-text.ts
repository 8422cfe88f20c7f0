/** Characters that control a terminal or change text direction, except the end of a line. */
const steering = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text from outside as a terminal may show it: what would steer the terminal is shown as \uFFFD. */
export function terminalText(text: string): string {
  return text.replaceAll(steering, '\uFFFD');
}

/** The same on one line, so that a value cannot write lines of its own. */
export function terminalLine(text: string): string {
  return terminalText(text).replaceAll('\n', ' ');
}

/** Writes what a command has to say. */
export function print(text: string): void {
  process.stdout.write(terminalText(text));
}

export function printLines(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${terminalLine(line)}\n`).join(''));
}
