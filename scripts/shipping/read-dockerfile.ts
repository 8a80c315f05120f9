import { DockerfileParser } from 'dockerfile-ast';
import type { ModifiableInstruction } from 'dockerfile-ast';

/** One instruction of a Dockerfile, with its lines joined. */
export interface Instruction {
  keyword: string;
  /** The text after the keyword and its flags. */
  argument: string;
  /** The flags, such as `from: build` for `--from=build`. */
  flags: Record<string, string>;
}

/** Reads the instructions of each stage, from its FROM on. Fills in the variables from before the first stage. */
export function readStages(text: string): Instruction[][] {
  const stages: Instruction[][] = [];
  const variables = new Map<string, string>();
  for (const instruction of readInstructions(text)) {
    const isFrom = instruction.keyword === 'FROM';
    if (isFrom) stages.push([]);
    const stage = stages.at(-1);
    if (stage !== undefined) stage.push(isFrom ? withVariables(instruction, variables) : instruction);
    else if (instruction.keyword === 'ARG') addVariable(instruction.argument, variables);
  }
  return stages;
}

/** The variables that a stage sets, with their values. */
export function readEnvironment(stage: readonly Instruction[]): Record<string, string> {
  const assignments = stage
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ argument }) => [...argument.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)])
    .map(([, name = '', quoted, bare = '']) => [name, quoted ?? bare] as const);
  return Object.fromEntries(assignments);
}

/** The argument of the last instruction of a stage with a keyword. */
export function lastArgument(stage: readonly Instruction[], keyword: string): string | undefined {
  return stage.findLast((instruction) => instruction.keyword === keyword)?.argument;
}

/** The command of a stage, if it is a list and so needs no shell. */
export function readStart(stage: readonly Instruction[]): string[] | undefined {
  return toWords(lastArgument(stage, 'CMD'));
}

/** The command of the health check, if it is a list. */
export function readHealthCheck(stage: readonly Instruction[]): string[] | undefined {
  const check = lastArgument(stage, 'HEALTHCHECK');
  return check?.startsWith('CMD ') === true ? toWords(check.slice('CMD '.length)) : undefined;
}

function toWords(argument: string | undefined): string[] | undefined {
  return argument?.startsWith('[') === true ? (JSON.parse(argument) as string[]) : undefined;
}

function readInstructions(text: string): Instruction[] {
  return DockerfileParser.parse(text)
    .getInstructions()
    .map((parsed) => ({
      keyword: parsed.getKeyword(),
      argument: parsed.getArgumentsContent() ?? '',
      flags: 'getFlags' in parsed ? readFlags(parsed as ModifiableInstruction) : {},
    }));
}

function readFlags(instruction: ModifiableInstruction): Record<string, string> {
  return Object.fromEntries(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']));
}

function addVariable(assignment: string, variables: Map<string, string>): void {
  const [name = '', value = ''] = assignment.split('=');
  variables.set(name, value);
}

function withVariables(instruction: Instruction, variables: ReadonlyMap<string, string>): Instruction {
  const argument = instruction.argument.replaceAll(
    /\$\{(\w+)\}/g,
    (reference, name: string) => variables.get(name) ?? reference,
  );
  return { ...instruction, argument };
}
