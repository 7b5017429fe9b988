import {useEffect, useMemo, useReducer} from 'react';
import type {Json} from '@paydocs/specs/openapi/document';
import type {RequestData, RequestState} from '../data';
import {checker} from '../form/check';
import {toFragment} from '../form/fragment';
import {isObject, pathKey, withPart, type Path} from '../form/path';
import {documentOf} from '../form/request';
import type {Form} from './context';
import {replaceUrl} from '@paydocs/static-pages/islands/replaceUrl';

/** Browsers refuse to change the URL with each key. */
const QUIET = 300;

interface Edited {
  state: RequestState;
  picked: ReadonlyMap<string, readonly (number | undefined)[]>;
  /** Which example the reader began with. */
  example: number;
  /** Whether the page's URL must say it. */
  isTold: boolean;
}

type Step =
  | {do: 'start'; example: number}
  | {do: 'media'; media: string; body: Json | undefined}
  | {do: 'change'; path: Path; value: Json | undefined; choices?: readonly (number | undefined)[]};

/** What a reader edits, and what changes it. */
export interface EditedRequest extends Pick<Edited, 'state' | 'example'> {
  form: Form;
  start: (example: number) => void;
  setMedia: (media: string, body: Json | undefined) => void;
}

/**
 * @param data - of the operation
 * @param begin - what is filled in already; otherwise the first example
 * @param isBroken - whether the page's URL holds a request that can't be read: it stays until something is edited
 * @returns the request, which the page's URL follows
 */
export function useRequest(data: RequestData, begin: RequestState | undefined, isBroken: boolean): EditedRequest {
  const exampleAt = (example: number): Edited => ({
    state: data.examples[example]?.state ?? {parameters: {}},
    picked: new Map(),
    example,
    isTold: true,
  });
  const [{state, picked, example, isTold}, step] = useReducer(
    (before: Edited, what: Step): Edited => (what.do === 'start' ? exampleAt(what.example) : next(before, what)),
    begin,
    (given) => ({...exampleAt(0), ...(given && {state: given}), isTold: !isBroken}),
  );
  const check = useMemo(() => checker(data), [data]);
  const problems = useMemo(
    () => new Map(check(state).map((problem) => [pathKey(problem.path), problem])),
    [check, state],
  );
  const doc = useMemo(() => documentOf(data), [data]);
  useEffect(() => {
    const timer = isTold ? setTimeout(() => replaceUrl(toFragment(state)), QUIET) : undefined;
    return () => clearTimeout(timer);
  }, [state, isTold]);
  return {
    state,
    example,
    form: {
      doc,
      problems,
      picked,
      change: (path, value) => step({do: 'change', path, value}),
      pick: (path, choices, value) => step({do: 'change', path, value, choices}),
    },
    start: (at) => step({do: 'start', example: at}),
    setMedia: (media, body) => step({do: 'media', media, body}),
  };
}

function next(before: Edited, step: Exclude<Step, {do: 'start'}>): Edited {
  const {state} = before;
  if (step.do === 'media') {
    return {
      ...before,
      state: {parameters: state.parameters, media: step.media, ...(step.body !== undefined && {body: step.body})},
      picked: new Map(),
      isTold: true,
    };
  }
  const picked = step.choices ? new Map(before.picked).set(pathKey(step.path), step.choices) : before.picked;
  return {...before, state: changed(state, step.path, step.value), picked, isTold: true};
}

function changed(state: RequestState, path: Path, value: Json | undefined): RequestState {
  const {body, parameters, media} = state;
  const whole = withPart({...parameters, ...(body !== undefined && {body})}, path, value);
  const {body: nextBody, ...rest} = isObject(whole) ? whole : {};
  return {parameters: rest, ...(media !== undefined && {media}), ...(nextBody !== undefined && {body: nextBody})};
}
