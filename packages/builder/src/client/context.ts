import {createContext, use} from 'react';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import type {Problem} from '../form/check';
import {pathKey, type Path} from '../form/path';

/** One value of a request. */
export interface PartProps {
  label: string;
  path: Path;
  schema: Schema | boolean;
  value: Json | undefined;
  isRequired?: boolean;
  /** Where the focus goes when the part is removed; only what may be missing can be removed. */
  removable?: Path;
  description?: string;
}

/** What all parts of a form share. */
export interface Form {
  doc: OpenApiDocument;
  /** By the key of their place. */
  problems: ReadonlyMap<string, Problem>;
  /** Which alternatives the reader chose, by the key of the place. */
  picked: ReadonlyMap<string, readonly (number | undefined)[]>;
  /** @param value - `undefined` takes the part away */
  change: (path: Path, value: Json | undefined) => void;
  pick: (path: Path, choices: readonly (number | undefined)[], value: Json) => void;
}

export const FormContext = createContext<Form | undefined>(undefined);

/** @returns what all parts of the form share */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A form component is outside a form.');
  return form;
}

/** @returns the id of a part's element, without spaces, which separate ids in attributes */
export const idOf = (path: Path): string => `builder${encodeURIComponent(pathKey(path))}`;

/** Moves the focus to the first control of a part, once it is there. */
export function focusPart(path: Path): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(idOf(path));
    const controls = part?.querySelectorAll<HTMLElement>('input:not([type=checkbox]), select, textarea') ?? [];
    (controls[0] ?? part?.querySelector<HTMLElement>('input, button, summary'))?.focus();
  });
}
