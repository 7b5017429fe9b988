import {createContext, use} from 'react';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/client';
import type {ValidationError} from '../form/check';
import {getPathKey, type Path} from '../form/path';

/** Props of a part of a request: one value. */
export interface SchemaFieldProps {
  label: string;
  path: Path;
  schema: Schema | boolean;
  value: Json | undefined;
  isRequired?: boolean;
  /** Path that gets the focus when the part is removed; only set for parts that can be removed. */
  focusAfterRemoval?: Path;
  description?: string;
}

/** State and functions that all parts of a form share. */
export interface Form {
  doc: OpenApiDocument;
  /** Validation errors, by path key. */
  errors: ReadonlyMap<string, ValidationError>;
  /** The reader's selected alternatives, by path key. */
  picked: ReadonlyMap<string, readonly (number | undefined)[]>;
  /** @param value - the new value; `undefined` removes the part */
  change: (path: Path, value: Json | undefined) => void;
  pick: (path: Path, choices: readonly (number | undefined)[], value: Json) => void;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** @returns the state and functions that all parts of the form share */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A form component is outside a form.');
  return form;
}

/** @returns the ID of a part's element, without spaces, which separate IDs in attributes */
export const getFieldId = (path: Path): string => `builder${encodeURIComponent(getPathKey(path))}`;

/** Focuses the first control of a part once it's rendered. */
export function focusField(path: Path): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(getFieldId(path));
    const controls = part?.querySelectorAll<HTMLElement>('input:not([type=checkbox]), select, textarea') ?? [];
    (controls[0] ?? part?.querySelector<HTMLElement>('input, button, summary'))?.focus();
  });
}
