/** Characters that control a terminal or change text direction, except the end of a line. */
const steering = /[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Returns external text that is safe in a terminal: control characters are shown as \uFFFD. */
export function terminalText(text: string): string {
  return text.replaceAll(steering, '\uFFFD');
}

/** Returns external text on one line, so that a value cannot create its own lines. */
export function terminalLine(text: string): string {
  return terminalText(text).replaceAll('\n', ' ');
}

/** Writes the output of a command. */
export function print(text: string): void {
  process.stdout.write(terminalText(text));
}

export function printLines(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${terminalLine(line)}\n`).join(''));
}
