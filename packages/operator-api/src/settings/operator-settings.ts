import * as v from 'valibot';

/** Listener of the operator API. */
export interface OperatorSettings {
  readonly host: string;
  /** `undefined`: no separate listener. */
  readonly port: number | undefined;
  /** True if the public listener of the backend serves the calls, too. */
  readonly isOnPublic: boolean;
}

/** Variables of the settings, with meaning and bounds. */
export const operatorVariables = {
  OPERATOR_PORT: {
    about: 'The port of the API of the operator, `/admin/api`. Without it the API is off.',
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/),
      v.transform(Number),
      v.minValue(0),
      v.maxValue(65_535),
    ),
    fix: 'give a port from 0 to 65535',
  },
  OPERATOR_HOST: {
    about: 'The address that the API of the operator listens on.',
    schema: v.pipe(v.string(), v.minLength(1)),
    fix: 'give an address to listen on, such as 127.0.0.1',
  },
  OPERATOR_ON_PUBLIC: {
    about: '`on`: the listener of `API_PORT` has the API of the operator, too.',
    schema: v.literal('on'),
    fix: 'write on, or leave it out',
  },
} as const;

type Read = <N extends keyof typeof operatorVariables>(
  name: N,
) => v.InferOutput<(typeof operatorVariables)[N]['schema']> | undefined;

/** Reads the settings. Source: OA-9. */
export function readOperatorSettings(read: Read): OperatorSettings {
  return {
    host: read('OPERATOR_HOST') ?? '127.0.0.1',
    port: read('OPERATOR_PORT'),
    isOnPublic: read('OPERATOR_ON_PUBLIC') === 'on',
  };
}
