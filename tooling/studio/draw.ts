import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureOrders } from '../demo-catalogue/pictures.ts';
import { products } from '../demo-catalogue/products.ts';

const media = join(import.meta.dirname, '../../content/media');
for (const order of pictureOrders(products)) {
  const file = join(media, order.path);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="#f1ece4"/><rect x="250" y="650" width="700" height="580" rx="90" fill="#cdb99b"/></svg>`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer());
}
