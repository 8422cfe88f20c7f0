export { GalleryDialog as default } from '@shop/ui';
