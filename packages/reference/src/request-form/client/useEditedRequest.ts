import {useEffect, useMemo, useReducer} from 'react';
import type {Json} from '@paydocs/specs/client';
import type {RequestData, RequestState} from '../data';
import {createRequestValidator} from '../form/check';
import {encodeRequestFragment} from '../form/fragment';
import {isObject, getPathKey, setValueAtPath, type Path} from '../form/path';
import {toOpenApiDocument} from '../form/request';
import type {Form} from './context';
import {replaceUrl} from '@paydocs/static-pages/shell';

/** Delay in milliseconds before a change updates the URL, because browsers limit such updates. */
const URL_DELAY_MS = 300;

interface EditState {
  state: RequestState;
  picked: ReadonlyMap<string, readonly (number | undefined)[]>;
  /** Index of the example that the reader started from. */
  example: number;
  /** `true` if the page's URL must be updated. */
  shouldUpdateUrl: boolean;
}

type Action =
  | {type: 'start'; example: number}
  | {type: 'media'; media: string; body: Json | undefined}
  | {type: 'change'; path: Path; value: Json | undefined; choices?: readonly (number | undefined)[]};

/** Request that a reader edits, and functions that change it. */
export interface EditedRequest extends Pick<EditState, 'state' | 'example'> {
  form: Form;
  start: (example: number) => void;
  setMedia: (media: string, body: Json | undefined) => void;
}

/**
 * Manages the request that a reader edits, and updates the page's URL with it.
 *
 * @param data - data of the operation's form
 * @param initialState - initial request; by default, the first example
 * @param isBroken - `true` if the page's URL contains a request that can't be decoded; the URL then stays until the
 *   first edit
 * @returns the request, and functions that change it
 */
export function useEditedRequest(
  data: RequestData,
  initialState: RequestState | undefined,
  isBroken: boolean,
): EditedRequest {
  const createFromExample = (example: number): EditState => ({
    state: data.examples[example]?.state ?? {parameters: {}},
    picked: new Map(),
    example,
    shouldUpdateUrl: true,
  });
  const [{state, picked, example, shouldUpdateUrl}, dispatch] = useReducer(
    (before: EditState, action: Action): EditState =>
      action.type === 'start' ? createFromExample(action.example) : applyAction(before, action),
    initialState,
    (givenState) => ({...createFromExample(0), ...(givenState && {state: givenState}), shouldUpdateUrl: !isBroken}),
  );
  const validate = useMemo(() => createRequestValidator(data), [data]);
  const validationErrors = useMemo(
    () => new Map(validate(state).map((validationError) => [getPathKey(validationError.path), validationError])),
    [validate, state],
  );
  const doc = useMemo(() => toOpenApiDocument(data), [data]);
  useEffect(() => {
    const timer = shouldUpdateUrl
      ? setTimeout(() => replaceUrl(encodeRequestFragment(state)), URL_DELAY_MS)
      : undefined;
    return () => clearTimeout(timer);
  }, [state, shouldUpdateUrl]);
  return {
    state,
    example,
    form: {
      doc,
      errors: validationErrors,
      picked,
      change: (path, value) => dispatch({type: 'change', path, value}),
      pick: (path, choices, value) => dispatch({type: 'change', path, value, choices}),
    },
    start: (example) => dispatch({type: 'start', example}),
    setMedia: (media, body) => dispatch({type: 'media', media, body}),
  };
}

function applyAction(before: EditState, action: Exclude<Action, {type: 'start'}>): EditState {
  const {state} = before;
  if (action.type === 'media') {
    return {
      ...before,
      state: {parameters: state.parameters, media: action.media, ...(action.body !== undefined && {body: action.body})},
      picked: new Map(),
      shouldUpdateUrl: true,
    };
  }
  const picked = action.choices ? new Map(before.picked).set(getPathKey(action.path), action.choices) : before.picked;
  return {...before, state: applyChange(state, action.path, action.value), picked, shouldUpdateUrl: true};
}

function applyChange(state: RequestState, path: Path, value: Json | undefined): RequestState {
  const {body, parameters, media} = state;
  const request = setValueAtPath({...parameters, ...(body !== undefined && {body})}, path, value);
  const {body: nextBody, ...rest} = isObject(request) ? request : {};
  return {parameters: rest, ...(media !== undefined && {media}), ...(nextBody !== undefined && {body: nextBody})};
}
