import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawIcons, publicFolder } from './icons.ts';

for (const [name, content] of await drawIcons()) await writeFile(join(publicFolder, name), content);
