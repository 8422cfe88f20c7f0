import { expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

it.each<[type: string, text: string]>([
  ['jpeg', '\xFF\xD8\xFF\xE0'],
  ['png', '\x89PNG\r\n\x1A\n'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1Cftypavif'],
  ['tiff', 'II*\0'],
])('[PD-4] knows %s by its first bytes', (type, text) => {
  expect(pictureType(Buffer.from(text, 'latin1'))).toBe(type);
});

it.each([
  '',
  '<!doctype html>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '%PDF-1.7',
  'RIFF....WAVE',
])('[PD-4] %j is no picture', (text) => {
  expect(pictureType(Buffer.from(text, 'latin1'))).toBeUndefined();
});
