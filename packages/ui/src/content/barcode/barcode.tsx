import type { ReactElement } from 'react';
import { code128 } from './code-128.ts';
import styles from './barcode.module.css';

export interface BarcodeProps {
  /** Printable ASCII characters. */
  value: string;
  /** Accessible name, with the value: "Törzsvásárlói kártya: 700000000001". */
  label: string;
}

/** White space on either side, in modules: scanners need it. */
const quiet = 10;

/** Barcode of a text in Code 128, for the scanner at a till: dark on light in dark mode too. */
export function Barcode({ value, label }: BarcodeProps): ReactElement {
  const widths = code128(value);
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet;
  let at = quiet;
  const bars: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push(`M${at} 0h${width}v1h-${width}z`);
    at += width;
  }
  return (
    <div className={styles['barcode']}>
      <svg
        className={styles['bars']}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        focusable="false"
      >
        <path d={bars.join('')} />
      </svg>
      <p className={styles['value']} aria-hidden>
        {value}
      </p>
    </div>
  );
}
