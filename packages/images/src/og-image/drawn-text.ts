import { readFileSync } from 'node:fs';
import satori, { type SatoriOptions } from 'satori';

/** Size in pixels that social sites show large. */
export const shareSize = { width: 1200, height: 630 } as const;
/** Distance between texts and edge, in pixels. */
export const side = 64;

const titleFonts = 'Fraunces, Fraunces Extended';
const textFonts = 'Instrument Sans, Instrument Sans Extended';

/** Texts on an og:image. */
export interface OgImageText {
  readonly shop: string;
  readonly title: string;
  /** Text under the title: a price. */
  readonly note: string | undefined;
  readonly colors: OgImageColors;
}

/** Colors of an og:image, as CSS writes them: `#1f4f8f`. */
interface OgImageColors {
  readonly background: string;
  readonly text: string;
  readonly accent: string;
}

/** Letters of both fonts as outlines: the server needs no installed font. */
const fonts: SatoriOptions['fonts'] = [
  font(
    'Fraunces',
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-normal.woff'),
  ),
  font(
    'Fraunces Extended',
    import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff'),
  ),
  font(
    'Instrument Sans',
    import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  ),
  font(
    'Instrument Sans Extended',
    import.meta
      .resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff'),
  ),
];

/**
 * Draws the texts as SVG paths from `left` pixels to the right margin: the name of the shop at the top, the title in at
 * most four lines, the note in one. Longer texts end with an ellipsis.
 */
export function drawTextLayer(
  { shop, title, note, colors }: OgImageText,
  left: number,
): Promise<string> {
  const width = shareSize.width - left - side;
  return satori(
    box({ position: 'relative', ...shareSize }, [
      box({ position: 'absolute', left, top: 58, height: 38 }, [
        box(
          {
            fontFamily: titleFonts,
            fontSize: 44,
            lineHeight: '44px',
            color: colors.text,
            opacity: 0.7,
          },
          shop,
        ),
        box({
          width: 20,
          height: 18,
          marginLeft: 8,
          marginTop: 21,
          borderLeft: `3px solid ${colors.accent}`,
          borderBottom: `3px solid ${colors.accent}`,
        }),
      ]),
      box(
        {
          position: 'absolute',
          left,
          width,
          height: shareSize.height,
          flexDirection: 'column',
          justifyContent: 'center',
        },
        [
          text(
            { fontFamily: titleFonts, fontSize: 64, lineHeight: '74px', color: colors.text },
            4,
            title,
          ),
          ...(note === undefined
            ? []
            : [
                text(
                  {
                    fontFamily: textFonts,
                    fontSize: 40,
                    lineHeight: '46px',
                    marginTop: 28,
                    color: colors.accent,
                  },
                  1,
                  note,
                ),
              ]),
        ],
      ),
    ]),
    { ...shareSize, fonts },
  );
}

function font(name: string, url: string): SatoriOptions['fonts'][number] {
  return { name, data: readFileSync(new URL(url)) };
}

type Style = Readonly<Record<string, string | number>>;
interface Node {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children?: string | readonly Node[] };
}

function box(style: Style, children?: string | readonly Node[]): Node {
  const props = { style: { display: 'flex', ...style } };
  return { type: 'div', key: null, props: children === undefined ? props : { ...props, children } };
}

function text(style: Style, lineClamp: number, content: string): Node {
  return box({ ...style, display: 'block', lineClamp, wordBreak: 'break-word' }, content);
}
