import { readFileSync } from 'node:fs';

/** Command, folder and environment of the process that a unit file starts. */
export interface SystemdUnit {
  readonly command: string;
  readonly args: readonly string[];
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly environmentFiles: readonly string[];
}

/** Reads the parts of the systemd format that the units in `deploy/` use: no quotes, no line breaks within a value. */
export function readUnit(file: string): SystemdUnit {
  const settings = linesOf(file).filter((line) => !line.startsWith('['));
  const all = (name: string) =>
    settings
      .filter((line) => line.startsWith(`${name}=`))
      .map((line) => line.slice(name.length + 1));
  const [command = '', ...args] = (all('ExecStart')[0] ?? '').split(' ');
  return {
    command,
    args,
    workingDirectory: all('WorkingDirectory')[0] ?? '',
    environment: Object.fromEntries(
      all('Environment').flatMap((line) => line.split(' ').map(pair)),
    ),
    environmentFiles: all('EnvironmentFile'),
  };
}

/** Reads a file of `NAME=value` lines as systemd does; an empty value stays an empty value. */
export function readEnvironmentFile(file: string): Readonly<Record<string, string>> {
  return Object.fromEntries(linesOf(file).map(pair));
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function pair(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}
