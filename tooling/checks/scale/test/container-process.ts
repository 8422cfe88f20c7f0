import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { readStages, setVariables } from '../../containers/container-files.ts';

const folder = join(import.meta.dirname, '../../../../deploy/containers');

const composeFile = v.object({
  services: v.record(
    v.string(),
    v.object({
      build: v.optional(v.object({ dockerfile: v.string() })),
      environment: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});
const { services } = v.parse(
  composeFile,
  parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }),
);

/** Arguments of Node and environment of a container's process. */
export interface ContainerProcess {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Reads how the container of a service in `compose.yaml` starts its server: the command and variables of its image,
 * then the variables of the service. `here` replaces values that apply only in a network of containers. Errors: throws
 * if `here` names a variable that the files do not set, or lacks a variable that the operator must set.
 */
export function containerProcess(
  service: string,
  here: Readonly<Record<string, string>>,
): ContainerProcess {
  const { build, environment: ofService } = services[service] ?? { environment: {} };
  const dockerfile = join(folder, '../..', build?.dockerfile ?? service);
  const image = readStages(readFileSync(dockerfile, 'utf8')).at(-1);
  if (image === undefined) throw new Error(`${dockerfile} has no stage.`);
  const environment = { ...Object.fromEntries(setVariables(image)), ...ofService };
  for (const name of Object.keys(here)) {
    if (!(name in environment)) throw new Error(`${service} sets no ${name}.`);
  }
  const filled: Record<string, string> = { ...environment, ...here };
  const open = Object.entries(filled).find(([, value]) => /\$\{\w+:\?\}/.test(value));
  if (open !== undefined) throw new Error(`${service} needs a value: ${open.join('=')}.`);
  const command = image.instructions.findLast(({ name }) => name === 'CMD')?.text ?? '[]';
  return { args: v.parse(v.array(v.string()), JSON.parse(command)).slice(1), environment: filled };
}
