import { DockerfileParser } from 'dockerfile-ast';
import type { ModifiableInstruction } from 'dockerfile-ast';

/** One instruction of a Dockerfile, its lines put together. */
export interface Instruction {
  keyword: string;
  /** What follows the keyword and its flags. */
  argument: string;
  /** Such as `from: build` of `--from=build`. */
  flags: Record<string, string>;
}

/** The instructions of each stage, which begins with its FROM. Variables that stand before the first are put in. */
export function readStages(text: string): Instruction[][] {
  const stages: Instruction[][] = [];
  const variables = new Map<string, string>();
  for (const instruction of readInstructions(text)) {
    const isFrom = instruction.keyword === 'FROM';
    if (isFrom) stages.push([]);
    const stage = stages.at(-1);
    if (stage !== undefined) stage.push(isFrom ? withVariables(instruction, variables) : instruction);
    else if (instruction.keyword === 'ARG') keepVariable(instruction.argument, variables);
  }
  return stages;
}

/** The value of each variable that a stage sets. */
export function readEnvironment(stage: readonly Instruction[]): Record<string, string> {
  const assignments = stage
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ argument }) => [...argument.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)])
    .map(([, name = '', quoted, bare = '']) => [name, quoted ?? bare] as const);
  return Object.fromEntries(assignments);
}

/** What follows the last such keyword of a stage. */
export function lastArgument(stage: readonly Instruction[], keyword: string): string | undefined {
  return stage.findLast((instruction) => instruction.keyword === keyword)?.argument;
}

/** The words that a stage starts, where they are a list and thus go to no shell. */
export function readStart(stage: readonly Instruction[]): string[] | undefined {
  return toWords(lastArgument(stage, 'CMD'));
}

/** The words that ask whether what runs is well, where they are a list. */
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
      flags: 'getFlags' in parsed ? flagsOf(parsed as ModifiableInstruction) : {},
    }));
}

function flagsOf(instruction: ModifiableInstruction): Record<string, string> {
  return Object.fromEntries(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']));
}

function keepVariable(assignment: string, variables: Map<string, string>): void {
  const [name = '', value = ''] = assignment.split('=');
  variables.set(name, value);
}

function withVariables(instruction: Instruction, variables: ReadonlyMap<string, string>): Instruction {
  const argument = instruction.argument.replaceAll(
    /\$\{(\w+)\}/g,
    (whole, name: string) => variables.get(name) ?? whole,
  );
  return { ...instruction, argument };
}
