import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery, GalleryDialog, IconButton, Badge } from '../../index.ts';
import { autumn, galleryPictures, ignore } from '../../../stories/sample.ts';

const words = {
  label: 'Képek: Felhő fotel',
  thumbLabel: (position: number, total: number) =>
    `${String(position)}. kép, összesen ${String(total)}`,
  previousLabel: 'Előző kép',
  nextLabel: 'Következő kép',
};

const meta = {
  title: 'Product/Gallery',
  component: Gallery,
  args: { ...words, pictures: galleryPictures },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: {
    tags: <Badge>Új</Badge>,
    action: <IconButton icon="heart" label="Kívánságlistára: Felhő fotel" onPicture />,
    zoom: { label: 'Nagyítás', onZoom: ignore },
  },
};
export const OnePicture: Story = { args: { pictures: galleryPictures.slice(0, 1) } };
export const Contained: Story = {
  args: { fit: 'contain', pictures: [{ id: 'szeles', picture: autumn, thumb: autumn }] },
};
export const Wide: Story = { args: { frame: 'room' } };
export const Magnifiable: Story = { args: { magnifyLabel: 'Nagyobb', start: 1 } };
export const WithAFilm: Story = {
  args: {
    pictures: [
      {
        id: 'film',
        picture: autumn,
        thumb: autumn,
        film: {
          src: new URL(
            '../../../../../demo/content/media/szobak/lassu-reggelek.webm',
            import.meta.url,
          ).href,
          label: 'Reggeli fény vonul végig a nappalin',
        },
      },
      ...galleryPictures,
    ],
  },
};
export const InItsDialog: Story = {
  render: () => (
    <GalleryDialog
      {...words}
      open
      onClose={ignore}
      closeLabel="Bezárás"
      title="Felhő fotel"
      pictures={galleryPictures}
      start={1}
      magnifyLabel="Nagyobb"
    />
  ),
};
