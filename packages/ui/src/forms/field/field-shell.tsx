import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { Elements } from '../../elements.ts';
import { Icon } from '../../content/icon/icon.tsx';
import styles from './field.module.css';

/** Texts of every field. */
export interface FieldTexts {
  /** Name of the field, above it. */
  label: ReactNode;
  /** Hides the label visually if its position explains the field (a search bar). */
  labelHidden?: boolean | undefined;
  /** Text after the label of an optional field: "nem kötelező". */
  optionalLabel?: string | undefined;
  /** Hint below the field, while there is no error. */
  hint?: ReactNode;
  /** Error message with the fix. Marks the field as invalid. */
  error?: string | undefined;
  className?: string | undefined;
}

interface FieldShellProps extends FieldTexts {
  id: string;
  children: Elements;
}

/** Label above, field, hint or error below. */
export function FieldShell({
  id,
  label,
  labelHidden = false,
  optionalLabel,
  hint,
  error,
  className,
  children,
}: FieldShellProps): ReactElement {
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id} data-hidden={labelHidden || undefined}>
        <span>{label}</span>
        {optionalLabel !== undefined && <span className={styles['optional']}>{optionalLabel}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/**
 * Divides the props of a field into those of its shell and those of its control. Both get the same id: the given one,
 * or a generated one.
 */
export function useField<Props extends FieldTexts & { readonly id?: string | undefined }>({
  label,
  labelHidden,
  optionalLabel,
  hint,
  error,
  className,
  id: givenId,
  ...controlProps
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return {
    shell: { id, label, labelHidden, optionalLabel, hint, error, className },
    control: { ...controlProps, ...noteProps(id, { hint, error }), id },
  };
}

/** Hint and error below a field. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}): ReactElement {
  return (
    <>
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** Returns the `aria-*` attributes of a control with these notes. */
export function noteProps(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined } {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    (part) => part !== false,
  );
  return {
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
