/** An instruction of a Dockerfile. */
interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** A stage of a Dockerfile: its base image and its instructions. */
export interface ImageStage {
  readonly from: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile. Joins continued lines and omits comments. */
export function readStages(text: string): readonly ImageStage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { from: string; name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [name = '', ...words] = line.trim().split(/\s+/u);
    if (name === 'FROM') {
      const [from = '', as, stage] = words;
      stages.push({ from, name: as === 'AS' ? stage : undefined, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, text: words.join(' ') });
    }
  }
  return stages;
}

/** Returns the repository paths that a stage copies. Paths copied from other stages are omitted. */
export function copiedPaths({ instructions }: ImageStage): readonly string[] {
  return instructions.flatMap(({ name, text }) =>
    name === 'COPY' && !text.startsWith('--from=') ? text.split(' ').slice(0, -1) : [],
  );
}

/** Returns the variables that a stage sets by `ENV NAME=value …`. */
export function setVariables({ instructions }: ImageStage): ReadonlyMap<string, string> {
  return new Map(
    instructions.flatMap(({ name, text }) =>
      name !== 'ENV'
        ? []
        : text.split(' ').map((pair) => {
            const at = pair.indexOf('=');
            return [pair.slice(0, at), pair.slice(at + 1)] as const;
          }),
    ),
  );
}
