import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operatorVariables, readOperatorSettings } from './operator-settings.ts';

/** Reads settings from texts, as the backend does. */
const readFrom = (texts: Readonly<Partial<Record<keyof typeof operatorVariables, string>>>) =>
  readOperatorSettings((name) => {
    const text = texts[name];
    return text === undefined
      ? undefined
      : (v.parse(operatorVariables[name].schema, text) as never);
  });

it('[OA-9] is off and not on the public listener unless a setting says so', () => {
  expect(readFrom({})).toEqual({ host: '127.0.0.1', port: undefined, isOnPublic: false });
  expect(readFrom({ OPERATOR_PORT: '4100', OPERATOR_ON_PUBLIC: 'on' })).toEqual({
    host: '127.0.0.1',
    port: 4_100,
    isOnPublic: true,
  });
  expect(() => readFrom({ OPERATOR_PORT: '65536' })).toThrow('65535');
  expect(() => readFrom({ OPERATOR_ON_PUBLIC: 'yes' })).toThrow('"on"');
});
