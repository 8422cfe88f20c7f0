import * as v from 'valibot';
import { variables } from '@shop/api-settings';
import { environment } from '../../../apps/ssr-server/src/settings/config.ts';

interface Setting {
  readonly name: string;
  readonly about: string;
  /** Value that a start without the variable uses; `undefined` if there is no default or the server computes it. */
  readonly fallback: string | undefined;
}

/**
 * Returns the settings of the page server. Settings of both servers are described once, with the text of the backend.
 */
function pageServerSettings(): readonly Setting[] {
  return Object.entries(environment.entries).map(([name, schema]) => {
    const fallback = v.getDefault(schema);
    return {
      name,
      about: v.getDescription(schema) ?? '',
      fallback: typeof fallback === 'string' && fallback !== '' ? fallback : undefined,
    };
  });
}

function backendSettings(): readonly Setting[] {
  return Object.entries(variables).map(([name, { about, fix }]) => ({
    name,
    about: `${about} To set it, ${fix}.`,
    fallback: undefined,
  }));
}

const linesOf = ({ name, about, fallback }: Setting) => `# ${about}\n# ${name}=${fallback ?? ''}\n`;

/**
 * Returns the text of `.env.example`: every setting of both servers, commented out, from the schemas that validate
 * them.
 */
export function envExample(): string {
  const pageServer = pageServerSettings();
  const backend = backendSettings();
  const names = new Set(pageServer.map(({ name }) => name));
  const shared = backend.filter(({ name }) => names.has(name));
  const sharedNames = new Set(shared.map(({ name }) => name));
  const section = (title: string, settings: readonly Setting[]) =>
    `## ${title}\n\n${settings.map(linesOf).join('\n')}`;
  return [
    '# Settings of both servers: copy this file to .env, which `pnpm start`, `pnpm dev` and `pnpm shop` read, and\n' +
      '# uncomment what you need. Written by `pnpm unit tooling/checks/env-example -u`.\n',
    section('Both servers', shared),
    section(
      'Page server',
      pageServer.filter(({ name }) => !sharedNames.has(name)),
    ),
    section(
      'Backend',
      backend.filter(({ name }) => !sharedNames.has(name)),
    ),
  ].join('\n');
}
