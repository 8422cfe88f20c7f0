import { expect, it } from 'vitest';
import { addressProblem, isLocalAddress } from './address-rule.ts';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('[PD-1] %s is a local address', (ip) => {
  expect(isLocalAddress(ip)).toBe(true);
});

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '193.6.0.1', '2606:4700::1111'])(
  '[PD-1] %s is a public address',
  (ip) => {
    expect(isLocalAddress(ip)).toBe(false);
  },
);

it.each<[protocol: string, ip: string, isLocalAllowed: boolean, problem: string | undefined]>([
  ['https:', '8.8.8.8', false, undefined],
  ['http:', '8.8.8.8', false, 'not-https'],
  ['http:', '8.8.8.8', true, 'not-https'],
  ['https:', '127.0.0.1', false, 'local-address'],
  ['http:', '127.0.0.1', true, undefined],
])('[PD-1] %s to %s, local ones allowed: %s', (protocol, ip, isLocalAllowed, problem) => {
  expect(addressProblem(protocol, ip, isLocalAllowed)).toBe(problem);
});
