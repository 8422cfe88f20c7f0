import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './written-catalog.ts';

/** Every picture that a block of the campaigns and pages in `content/` names. */
export function contentPictures(): ReadonlySet<string> {
  const files = ['campaigns', 'pages'].flatMap((folder) =>
    readdirSync(join(contentFolder, folder)).map((file) => join(contentFolder, folder, file)),
  );
  const pages = files.map(
    (file) =>
      JSON.parse(readFileSync(file, 'utf8')) as {
        readonly blocks?: readonly { readonly picture?: string }[];
      },
  );
  return new Set(pages.flatMap(({ blocks = [] }) => blocks.flatMap(({ picture = [] }) => picture)));
}
