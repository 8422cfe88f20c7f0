import type { ReactElement } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Gallery } from '../../product/gallery/gallery.tsx';
import type { GalleryProps } from '../../product/gallery/gallery.tsx';
import styles from './gallery-dialog.module.css';

export interface GalleryDialogProps extends Pick<
  GalleryProps,
  | 'label'
  | 'pictures'
  | 'frame'
  | 'fit'
  | 'thumbLabel'
  | 'previousLabel'
  | 'nextLabel'
  | 'magnifyLabel'
> {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** Name of the product in the pictures. */
  title: string;
  /** Index of the first picture, from 0. */
  start: number;
}

/** Gallery in the size of the viewport. Its ids must differ from those of the gallery on the page. */
export function GalleryDialog({
  open,
  onClose,
  closeLabel,
  title,
  start,
  ...gallery
}: GalleryDialogProps): ReactElement {
  return (
    <Dialog size="full" open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <div className={styles['room']}>
        <Gallery key={open ? start : 'closed'} {...gallery} start={start} sizes="100vw" />
      </div>
    </Dialog>
  );
}
