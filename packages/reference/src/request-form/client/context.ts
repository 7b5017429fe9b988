import {createContext, use} from 'react';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/client';
import type {ValidationError} from '../form/check';
import {getPathKey, type Path} from '../form/path';

/** Props of a component that renders one value of a request. */
export interface SchemaFieldProps {
  label: string;
  path: Path;
  schema: Schema | boolean;
  value: Json | undefined;
  isRequired?: boolean;
  /** Path of the value that gets the focus after this one is removed; undefined if this one can't be removed. */
  focusAfterRemoval?: Path;
  description?: string;
}

/** State and functions that all components of a form share. */
export interface Form {
  doc: OpenApiDocument;
  /** Validation errors, by path key. */
  errors: ReadonlyMap<string, ValidationError>;
  /** The reader's selected alternatives, by path key. */
  picked: ReadonlyMap<string, readonly (number | undefined)[]>;
  /** Replaces the value at a path; `undefined` removes it. */
  change: (path: Path, value: Json | undefined) => void;
  pick: (path: Path, choices: readonly (number | undefined)[], value: Json) => void;
}

export const FormContext = createContext<Form | undefined>(undefined);

/**
 * Returns the state and functions that all components of the form share.
 *
 * @throws Error outside a form
 */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A form component is outside a form.');
  return form;
}

/** Returns the ID of the element that renders a value. It has no spaces, which separate IDs in attributes. */
export const getFieldId = (path: Path): string => `builder${encodeURIComponent(getPathKey(path))}`;

/** Focuses the first control of a value once it's rendered. */
export function focusField(path: Path): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(getFieldId(path));
    const controls = part?.querySelectorAll<HTMLElement>('input:not([type=checkbox]), select, textarea') ?? [];
    (controls[0] ?? part?.querySelector<HTMLElement>('input, button, summary'))?.focus();
  });
}
