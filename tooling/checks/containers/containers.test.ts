import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '@shop/api-settings';
import { environment } from '../../../apps/ssr-server/src/settings/config.ts';
import { copiedPaths, readStages, setVariables } from './container-files.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'deploy/containers');

/** Settings of Node and its libraries. The servers do not read them. */
const nodeSettings = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX']);
const settingsOf: Readonly<Record<string, (name: string, value: string) => boolean>> = {
  'api.Dockerfile': (name, value) =>
    Object.hasOwn(variables, name) &&
    v.is(variables[name as keyof typeof variables].schema as v.GenericSchema, value),
  'web.Dockerfile': (name, value) =>
    Object.hasOwn(environment.entries, name) &&
    v.is(environment.entries[name as keyof typeof environment.entries] as v.GenericSchema, value),
};

const service = v.looseObject({
  image: v.optional(v.string()),
  build: v.optional(
    v.object({
      context: v.string(),
      dockerfile: v.string(),
      additional_contexts: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  volumes: v.optional(v.array(v.string()), []),
  networks: v.array(v.string()),
  ports: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())]), []),
});
const composeFile = v.looseObject({
  services: v.record(v.string(), service),
  networks: v.record(v.string(), v.unknown()),
  volumes: v.record(v.string(), v.unknown()),
});
const { services, networks, volumes } = v.parse(
  composeFile,
  parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }),
);

/** Example values for the variables that an operator sets, by the name in `${NAME:?}`. */
const operatorValues: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'Shop <orders@shop.example>',
  SHOP_DIR: '/srv/shop',
  POSTGRES_PASSWORD: 'secret',
  REPLICATION_PASSWORD: 'secret',
  INVALIDATE_KEY: 'a-key-of-the-operator-0123456789',
};
const filled = (text: string) =>
  text.replaceAll(
    /\$\{(\w+):\?\}/gu,
    (_all, name: string) => operatorValues[name] ?? `missing ${name}`,
  );

describe.each(['api.Dockerfile', 'web.Dockerfile'])('%s', (file) => {
  const stages = readStages(readFileSync(join(folder, file), 'utf8'));
  const last = stages.at(-1);

  it('builds in other stages than the one that runs, all from the same version of Node', () => {
    const node = readFileSync(join(root, '.nvmrc'), 'utf8').trim().replace(/^v/u, '').split('.')[0];
    const images = stages.map(({ from }) => from).filter((from) => from !== 'scratch');
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images)).toEqual(new Set([`node:${node}-slim`]));
  });

  it('runs without the rights of root', () => {
    const users = last?.instructions.filter(({ name }) => name === 'USER') ?? [];
    expect(users.map(({ text }) => text)).toEqual(['node']);
  });

  it('copies paths that exist, and from stages that exist', () => {
    const missing = stages.flatMap(copiedPaths).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
    const sources = stages
      .flatMap(({ instructions }) => instructions)
      .flatMap(({ text }) => /^--from=(\S+)/u.exec(text)?.[1] ?? []);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.every((name) => stages.some((stage) => stage.name === name))).toBe(true);
  });

  it('starts a file that it has, as the systemd unit does', () => {
    const command = last?.instructions.findLast(({ name }) => name === 'CMD')?.text ?? '[]';
    const [program, ...args] = v.parse(v.array(v.string()), JSON.parse(command));
    const unit = file === 'api.Dockerfile' ? 'shop-api' : 'shop-web';
    const started = readFileSync(join(root, `deploy/systemd/${unit}.service`), 'utf8');
    expect(started).toContain(`/${[program, ...args].join(' ')}\n`);
    expect(existsSync(join(root, args.at(-1) ?? ''))).toBe(true);
  });

  it('sets only settings that the server has', () => {
    const set = last === undefined ? [] : [...setVariables(last)];
    const wrong = set.filter(
      ([name, value]) => !nodeSettings.has(name) && settingsOf[file]?.(name, value) !== true,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the storefront of web.Dockerfile', () => {
  const stages = readStages(readFileSync(join(folder, 'web.Dockerfile'), 'utf8'));

  it('is built with the folder of the shop, by the command that knows it', () => {
    const steps = stages.find(({ name }) => name === 'storefront')?.instructions ?? [];
    const copied = steps.findIndex(({ text }) => text === '--from=shop / /srv/shop');
    expect(copied).toBeGreaterThan(-1);
    expect(steps.slice(copied + 1)).toEqual([
      { name: 'RUN', text: 'SHOP_DIR=/srv/shop pnpm build --filter=@shop/storefront' },
    ]);
  });

  it('has only its build in the image that runs, and nothing else of the folder', () => {
    const copies = stages.at(-1)?.instructions.filter(({ name }) => name === 'COPY') ?? [];
    expect(copies.map(({ text }) => text)).toEqual([
      '--from=dependencies /app /app',
      '--from=storefront /app/apps/storefront/dist /app/apps/storefront/dist',
    ]);
  });

  it('gets the folder from compose.yaml', () => {
    const webs = Object.values(services).filter(({ build }) =>
      build?.dockerfile.endsWith('web.Dockerfile'),
    );
    expect(webs.map(({ build }) => build?.additional_contexts)).toEqual([
      { shop: '${SHOP_DIR:?}' },
      { shop: '${SHOP_DIR:?}' },
    ]);
  });
});

describe('compose.yaml', () => {
  const ofFile = (file: string) =>
    Object.entries(services).filter(([, { build }]) => build?.dockerfile.endsWith(file));

  it('has a balancer, two of each server, a database with a replica, Redis and OpenSearch', () => {
    expect(Object.keys(services)).toEqual([
      'balancer',
      'web-1',
      'web-2',
      'api-1',
      'api-2',
      'database',
      'replica',
      'redis',
      'search',
    ]);
    expect(ofFile('web.Dockerfile')).toHaveLength(2);
    expect(ofFile('api.Dockerfile')).toHaveLength(2);
  });

  it.each(Object.keys(settingsOf))('gives servers of %s settings that these accept', (file) => {
    const wrong = ofFile(file).flatMap(([name, { environment: set }]) =>
      Object.entries(set)
        .map(([setting, value]) => [setting, filled(value)] as const)
        .filter(([setting, value]) => settingsOf[file]?.(setting, value) !== true)
        .map(([setting, value]) => `${name}: ${setting}=${value}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names a pinned image or a Dockerfile that exists in each service', () => {
    const wrong = Object.entries(services).filter(([, { build, image = '' }]) =>
      build === undefined
        ? !/:\d/u.test(image)
        : !existsSync(join(folder, build.context, build.dockerfile)),
    );
    expect(wrong).toEqual([]);
  });

  it('mounts files and volumes that exist', () => {
    const sources = Object.values(services).flatMap(({ volumes: mounts }) =>
      mounts.map((mount) => filled(mount).split(':')[0] ?? ''),
    );
    const missing = sources.filter((source) =>
      source.startsWith('./')
        ? !existsSync(join(folder, source))
        : !source.startsWith('/') && !(source in volumes),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('waits for services, and is in networks, that it has', () => {
    const missing = Object.values(services).flatMap(({ depends_on: needed, networks: own }) => [
      ...(Array.isArray(needed) ? needed : Object.keys(needed)).filter(
        (other) => !(other in services),
      ),
      ...own.filter((network) => !(network in networks)),
    ]);
    expect(missing).toEqual([]);
  });

  it('shows only the balancer to the outside', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(open.map(([name]) => name)).toEqual(['balancer']);
    expect(networks['inside']).toEqual({ internal: true });
  });

  it('names every server in the balancer', () => {
    const balancer = readFileSync(join(folder, 'nginx.conf'), 'utf8');
    const named = [...balancer.matchAll(/server ([\w-]+):(\d+) fail_timeout=2s;/gu)].map(
      ([, name, port]) => [name, port],
    );
    expect(named).toEqual([
      ['web-1', '3000'],
      ['web-2', '3000'],
      ['api-1', '4000'],
      ['api-2', '4000'],
      ['api-1', '4001'],
      ['api-2', '4001'],
    ]);
  });
});

it.each(['deploy/nginx.conf', 'deploy/containers/nginx.conf'])(
  'findings E6: the logs of %s contain no query of an address',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const formats = [...text.matchAll(/\blog_format (\w+)[^;]*;/gu)];
    expect(formats.map(([, name]) => name)).toEqual(['shop']);
    // The address of the page that a request came from may have a query too.
    expect(String(formats[0])).not.toMatch(
      /\$(?:request|request_uri|args|query_string|http_referer|arg_\w+)\b/,
    );
    const logs = [...text.matchAll(/\b(access|error)_log ([^;]*);/gu)].map(
      ([, kind, value = '']) => `${kind} ${value.split(' ')[1]}`,
    );
    expect(new Set(logs)).toEqual(new Set(['access shop', 'error crit']));
  },
);
