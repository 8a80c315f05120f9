import { parse } from 'yaml';
import { findUnknownSettings, isSecretName, problemIf } from './problems.ts';

/** The parts of a compose file that the checks use. */
export interface ComposeFile {
  services: Record<string, Service>;
  networks?: Record<string, { ipam?: { config: { subnet: string; gateway: string }[] } } | null>;
}

export interface Service {
  build?: string;
  image?: string;
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  stop_grace_period?: string;
  networks?: string[] | Record<string, { ipv4_address?: string }>;
}

/** The variables that the operator sets for the compose files only; the program does not read them. */
export const COMPOSE_VARIABLES: readonly string[] = ['DOMAIN', 'POSTGRES_PASSWORD'];

/** The program needs at most this long to stop. */
const STOP_SECONDS = 10;
const EXACT_TAG = /:\d+\.\d+(\.\d+)?(-[a-z]+)?$/;

/** Reads a compose file and resolves its anchors. */
export function readCompose(text: string): ComposeFile {
  return parse(text) as ComposeFile;
}

/** The services that use our Dockerfile. */
export function ownServices({ services }: ComposeFile): [name: string, service: Service][] {
  return Object.entries(services).filter(([, { build }]) => build !== undefined);
}

/** Finds the problems that no linter of compose files finds, one sentence each. */
export function composeProblems(text: string, settings: readonly string[]): string[] {
  const compose = readCompose(text);
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) => serviceProblems(service, name)),
    ...ownServices(compose).flatMap(([name, service]) => ownProblems(service, name, settings)),
    ...proxyProblems(compose),
  ];
}

/** Returns the variables that the operator sets in a file named .env. */
export function findVariables(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\$\{(\w+)/g), ([, name = '']) => name))];
}

function serviceProblems({ image, environment = {}, ...service }: Service, name: string): string[] {
  const exposed = Object.entries(environment).filter(
    ([variable, value]) => isSecretName(variable) && !/\$\{\w+:\?/.test(value),
  );
  return [
    ...problemIf(image !== undefined && !EXACT_TAG.test(image), `${name}: ${image} names no exact version`),
    ...problemIf(service.restart !== 'unless-stopped', `${name} stays down after a failure`),
    ...problemIf(
      service.security_opt?.includes('no-new-privileges:true') !== true,
      `${name} may gain privileges`,
    ),
    ...exposed.map(([variable]) => `${name}: ${variable} is written down, or may be left out`),
  ];
}

function ownProblems(service: Service, name: string, settings: readonly string[]): string[] {
  const { environment = {}, volumes = [] } = service;
  const neededSeconds = STOP_SECONDS + Number(environment['DRAIN_SECONDS'] ?? 0);
  const dataDir = environment['DATA_DIR'] ?? '';
  const isStored = volumes.some((volume) => volume.split(':')[1]?.startsWith(dataDir));
  return [
    ...problemIf(service.read_only !== true, `${name} may change its own program`),
    ...problemIf(service.cap_drop?.includes('ALL') !== true, `${name} keeps capabilities`),
    ...problemIf(
      Number.parseInt(service.stop_grace_period ?? '0') <= neededSeconds,
      `${name} is killed before ${neededSeconds} s are over`,
    ),
    ...problemIf(!isStored, `${name} loses its data`),
    ...findUnknownSettings(environment, settings).map((variable) => `${name}: ${variable} is no setting`),
  ];
}

/** Only the proxy may name the client's address. It is a service of the file, or runs on the machine itself. */
function proxyProblems(compose: ComposeFile): string[] {
  const proxy = compose.services['caddy']?.networks;
  const addresses =
    proxy === undefined
      ? Object.values(compose.networks ?? {}).map((network) => network?.ipam?.config[0]?.gateway)
      : Object.values(proxy).map((place) => (typeof place === 'string' ? undefined : place.ipv4_address));
  return ownServices(compose)
    .filter(([, { environment }]) => !addresses.includes(environment?.['TRUSTED_PROXIES']))
    .map(([name]) => `${name} trusts another address than the proxy's, ${addresses.join()}`);
}
