import { validate } from 'dockerfile-utils';
import { findUnknownSettings, isSecretName, problemIf } from './problems.ts';
import { lastArgument, readEnvironment, readHealthCheck, readStages, readStart } from './read-dockerfile.ts';

interface Expected {
  /** The settings that the program reads. */
  settings: readonly string[];
  /** The version of Node that runs all tests. */
  nodeVersion: string;
}

const EXACT_VERSION = /:(\d+\.\d+\.\d+)(-[a-z-]+)?$/;
const NODE_OWN_SETTINGS = ['NODE_ENV'];

/** Finds the problems that a linter of Dockerfiles reports, and some that no linter does, one sentence each. */
export function dockerfileProblems(text: string, { settings, nodeVersion }: Expected): string[] {
  const stages = readStages(text);
  const images = stages.map(([from]) => from?.argument.split(' ')[0] ?? '');
  const last = stages.at(-1) ?? [];
  const environment = readEnvironment(last);
  const isRoot = !/^[1-9]\d*:[1-9]\d*$/.test(lastArgument(last, 'USER') ?? '');
  return [
    ...lint(text),
    ...images.flatMap((image) => imageProblems(image, nodeVersion)),
    ...problemIf(isRoot, 'USER of the last stage is not a number, or root'),
    ...problemIf(readStart(last) === undefined, 'CMD is no list: signals would reach a shell'),
    ...problemIf(readHealthCheck(last) === undefined, 'HEALTHCHECK is missing or no list'),
    ...problemIf(environment['HOST'] !== '0.0.0.0', 'HOST: nobody outside the container would reach it'),
    ...problemIf(lastArgument(last, 'VOLUME') !== environment['DATA_DIR'], 'VOLUME is not DATA_DIR'),
    ...findUnknownSettings(environment, [...settings, ...NODE_OWN_SETTINGS]).map(
      (name) => `ENV ${name} is no setting`,
    ),
    ...findSecrets(stages.flat()),
  ];
}

function lint(text: string): string[] {
  return validate(text).map(
    ({ message, range }) =>
      `line ${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

function imageProblems(image: string, nodeVersion: string): string[] {
  const version = EXACT_VERSION.exec(image)?.[1];
  if (version === undefined) return [`FROM ${image} names no exact version`];
  return problemIf(version !== nodeVersion, `FROM ${image} is not the Node that is tested, ${nodeVersion}`);
}

/** Everyone with the image can read its build arguments and its variables. */
function findSecrets(instructions: readonly { keyword: string; argument: string }[]): string[] {
  return instructions
    .filter(({ keyword }) => keyword === 'ENV' || keyword === 'ARG')
    .flatMap(({ argument }) => argument.match(/[A-Za-z_]\w*(?==|$)/g) ?? [])
    .filter(isSecretName)
    .map((name) => `${name} would be stored in the image`);
}
