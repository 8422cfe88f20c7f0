import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import styles from './error-summary.module.css';

export interface FormError {
  /** Id of the field. */
  fieldId: string;
  /** Label of the field, if the text alone could belong to any field. */
  label?: string | undefined;
  text: string;
}

export interface ErrorSummaryProps {
  /** "Javítson ki 2 mezőt". */
  title: string;
  mistakes: readonly FormError[];
}

/** List of errors to fix before the form can be sent, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, mistakes }: ErrorSummaryProps): ReactElement | null {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const any = mistakes.length > 0;
  useEffect(() => {
    if (any) root.current?.focus();
  }, [any]);
  if (!any) return null;
  return (
    <div
      className={styles['summary']}
      ref={root}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <p className={styles['summaryTitle']} id={`${id}-title`}>
        {title}
      </p>
      <ul>
        {mistakes.map(({ fieldId, label, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)?.focus();
              }}
            >
              {label === undefined ? text : `${label}: ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
