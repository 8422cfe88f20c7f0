import { spawn } from 'node:child_process';

const shownLines = 25;

/**
 * Runs a command to its end and returns its standard output.
 *
 * Errors: rejects with the command, its folder and the last lines of its output if the exit code is not 0.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let everything = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      everything += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (everything += chunk.toString()));
    child.once('error', (cause) => failed(new Error(`${command} cannot be started`, { cause })));
    child.once('close', (status) => {
      if (status === 0) return done(output);
      const lines = everything.trimEnd().split('\n').slice(-shownLines).join('\n');
      failed(
        new Error(`${command} ${args.join(' ')} in ${options.cwd} ended with ${status}\n${lines}`),
      );
    });
  });
}
