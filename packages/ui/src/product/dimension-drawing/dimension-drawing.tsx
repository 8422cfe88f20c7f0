import type { ReactElement } from 'react';
import {
  boxDrawing,
  drawingSize,
  type DrawnSize,
  type Measure,
  type Point,
} from './box-drawing.ts';
import styles from './dimension-drawing.module.css';

export interface DimensionDrawingProps {
  /** Accessible name: a description of the drawing with every measure. */
  label: string;
  size: DrawnSize;
  /** Formatted dimensions, by side: "224 cm"; that of a seat with its name, "Ülés 45 cm". */
  texts: Readonly<Partial<Record<keyof DrawnSize, string | undefined>>>;
}

/** Drawing of a product as a box with its dimensions, true to scale. Nothing if fewer than two sides are known. */
export function DimensionDrawing({
  label,
  size,
  texts,
}: DimensionDrawingProps): ReactElement | null {
  const drawing = boxDrawing(size);
  if (drawing === undefined) return null;
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role="img"
      aria-label={label}
    >
      {[drawing.front, ...drawing.sides].map((face) => (
        <polygon className={styles['face']} key={pointList(face)} points={pointList(face)} />
      ))}
      <MeasureLine measure={drawing.width} text={texts.width} anchor="middle" />
      <MeasureLine
        measure={drawing.depth}
        text={texts.depth}
        anchor={drawing.sides.length > 0 ? 'start' : 'end'}
      />
      <MeasureLine measure={drawing.height} text={texts.height} anchor="end" />
      {drawing.seat !== undefined && (
        <>
          <polyline
            className={styles['inner']}
            points={pointList([drawing.seat.from, drawing.seat.to])}
          />
          <Words at={drawing.seat.label} text={texts.seatHeight} anchor="middle" />
        </>
      )}
    </svg>
  );
}

type Anchor = 'start' | 'middle' | 'end';

function MeasureLine({
  measure,
  text,
  anchor,
}: {
  measure: Measure | undefined;
  text: string | undefined;
  anchor: Anchor;
}): ReactElement | null {
  if (measure === undefined) return null;
  const { from, to, label } = measure;
  return (
    <>
      <polyline className={styles['measure']} points={pointList([from, to])} />
      <circle className={styles['end']} cx={round(from[0])} cy={round(from[1])} r={2.5} />
      <circle className={styles['end']} cx={round(to[0])} cy={round(to[1])} r={2.5} />
      <Words at={label} text={text} anchor={anchor} />
    </>
  );
}

function Words({
  at: [x, y],
  text,
  anchor,
}: {
  at: Point;
  text: string | undefined;
  anchor: Anchor;
}): ReactElement {
  return (
    <text
      className={styles['text']}
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      dominantBaseline={anchor === 'middle' ? undefined : 'middle'}
    >
      {text}
    </text>
  );
}

/** Rounds to one decimal: the same bytes on server and browser, and no longer than needed. */
const round = (value: number): number => Math.round(value * 10) / 10;

const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
