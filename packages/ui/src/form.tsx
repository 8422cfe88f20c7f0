import { useEffect, useId, useRef } from 'react';
import type { FieldsetHTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes } from './field-shell.tsx';
import styles from './form.module.css';

export interface FieldsetProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'style' | 'className'
> {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  /** `small` among the options of a product. */
  size?: 'normal' | 'small' | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

/** Fields that belong together, under one name. */
export function Fieldset({
  legend,
  legendHidden = false,
  size = 'normal',
  hint,
  error,
  className,
  children,
  ...rest
}: FieldsetProps): ReactElement {
  const id = useId();
  return (
    <fieldset
      {...rest}
      className={classNames(styles['fieldset'], className)}
      data-size={size}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles['legend']} data-hidden={legendHidden || undefined}>
        {legend}
      </legend>
      <div className={styles['fields']}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Two or three fields beside each other from 640 px on; `first="narrow"` for postcode and city. */
export function FieldRow({
  children,
  first,
}: {
  children: ReactNode;
  first?: 'narrow' | undefined;
}): ReactElement {
  return (
    <div className={styles['row']} data-first={first}>
      {children}
    </div>
  );
}

/** A field and its button in one line: coupon, search. Under an e-mail address where the line is short. */
export function InlineField({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles['inlineRoom']}>
      <div className={styles['inline']}>{children}</div>
    </div>
  );
}

export interface FormMistake {
  /** The id of the field. */
  fieldId: string;
  /** The field's label, where the text alone could be that of any field. */
  label?: string | undefined;
  text: string;
}

export interface ErrorSummaryProps {
  /** "Javítson ki 2 mezőt". */
  title: string;
  mistakes: readonly FormMistake[];
}

/** What to mend before the form can go, each a link to its field. Takes the focus when it appears. */
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
