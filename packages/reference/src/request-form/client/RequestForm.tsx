import {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {restyleVisibleFirst} from '@paydocs/static-pages/shell';
import {getParameterKey} from '../../rest/samples/fill';
import type {FormParameter, RequestData, RequestState} from '../data';
import type {OutputTypes} from '../graphqlForm';
import {encodeRequestFragment} from '../form/fragment';
import {createPrograms} from '../form/programs';
import {isObject} from '../form/path';
import {createInitialValue} from '../form/initialValue';
import {OptionalFieldButtons} from './Group';
import {SchemaField} from './SchemaField';
import {Programs} from './Programs';
import {SelectedFieldsSection} from './Selection';
import {FormContext, focusField, type Form} from './context';
import {useEditedRequest, type EditedRequest} from './useEditedRequest';

interface Props {
  data: RequestData;
  /** Selectable fields of GraphQL types; empty for REST. */
  types: OutputTypes;
  begin: RequestState | undefined;
  /** `true` if the page's URL contains a request that can't be decoded. */
  isBroken: boolean;
  onClose: (state: RequestState) => void;
}

/** Renders a form for an operation's request, and the programs that send it. The form itself sends nothing. */
export function RequestForm({data, types, begin, isBroken, onClose}: Props): ReactNode {
  const {dialog, close} = useModalDialog();
  const edited = useEditedRequest(data, begin, isBroken);
  const {state, form} = edited;
  return (
    <FormContext value={form}>
      <dialog
        ref={dialog}
        className="builder"
        aria-labelledby="builder-title"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onClose={() => onClose(state)}
        onKeyDown={blockSearchShortcuts}
      >
        <header>
          <h2 id="builder-title">
            <Translate id="paydocs.builder.title">Edit the request</Translate>
            <small>{data.title}</small>
          </h2>
          <button type="button" className="builder-close" onClick={close}>
            <Translate id="paydocs.builder.close">Close</Translate>
          </button>
        </header>
        <div className="builder-columns">
          <div className="builder-form" id="builder">
            <Toolbar data={data} edited={edited} isBroken={isBroken} />
            <Parameters data={data} state={state} />
            {data.graphql ? (
              <GraphqlBody data={data} types={types} state={state} />
            ) : (
              <Body data={data} edited={edited} />
            )}
          </div>
          <div className="builder-result">
            <ValidationStatus form={form} />
            <Programs programs={createPrograms(data, state)} />
            <p className="builder-note">
              <Translate id="paydocs.builder.note">
                This page doesn’t send any requests. When you run the programs, they read your API key from a variable.
              </Translate>
            </p>
          </div>
        </div>
      </dialog>
    </FormContext>
  );
}

/** Opens a dialog when it's rendered. Closing it returns the focus to the element that had it before. */
function useModalDialog(): {dialog: RefObject<HTMLDialogElement | null>; close: () => void} {
  const dialog = useRef<HTMLDialogElement>(null);
  const trigger = useRef<Element>(null);
  useEffect(() => {
    trigger.current = document.activeElement;
    dialog.current?.showModal();
  }, []);
  const close = (): void => {
    // The whole page changes its style, because it stops being inert.
    void restyleVisibleFirst(() => dialog.current?.close()).then(() => {
      // The browser can't focus a trigger below the viewport, which is hidden for a frame.
      if (document.activeElement === document.body && trigger.current instanceof HTMLElement)
        trigger.current.focus({preventScroll: true});
    });
  };
  return {dialog, close};
}

/** Blocks the page's search shortcuts, which would open search behind the form. */
function blockSearchShortcuts(event: KeyboardEvent): void {
  if (event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)))
    event.stopPropagation();
}

function Toolbar({data, edited, isBroken}: {data: RequestData; edited: EditedRequest; isBroken: boolean}): ReactNode {
  const {state, example, start} = edited;
  const {origin, pathname, search} = window.location;
  return (
    <div className="builder-tools">
      {isBroken && (
        <p className="builder-error" role="alert">
          <Translate id="paydocs.builder.broken">
            This link is damaged, so the form shows the first example instead. Copy the whole link again.
          </Translate>
        </p>
      )}
      <label htmlFor="builder-example">
        <Translate id="paydocs.builder.example">Start from</Translate>
      </label>
      <select id="builder-example" value={example} onChange={({target}) => start(Number(target.value))}>
        {data.examples.map(({label}, index) => (
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => start(example)}>
        <Translate id="paydocs.builder.reset">Reset</Translate>
      </button>
      <button
        type="button"
        className="builder-link"
        data-copy={`${origin}${pathname}${search}${encodeRequestFragment(state)}`}
      >
        <Translate id="paydocs.builder.copyLink">Copy link</Translate>
      </button>
    </div>
  );
}

/** Renders the number of remaining errors, and announces it to screen readers. */
function ValidationStatus({form: {errors}}: {form: Form}): ReactNode {
  return (
    <p role="status" className="builder-status" data-valid={errors.size === 0}>
      {errors.size === 0
        ? translate({id: 'paydocs.builder.valid', message: 'The request matches the schema.'})
        : translate({id: 'paydocs.builder.invalid', message: 'Values to correct: {count}'}, {count: errors.size})}
    </p>
  );
}

/** Labels that aren't translated, because GraphQL and programs use these names. */
const VARIABLES = 'variables';
const BODY = 'body';

const PARAMETER_LOCATIONS: readonly FormParameter['in'][] = ['path', 'query', 'header', 'cookie'];

function getLocationTitle(location: FormParameter['in']): string {
  switch (location) {
    case 'path':
      return translate({id: 'paydocs.builder.path', message: 'Path parameters'});
    case 'query':
      return translate({id: 'paydocs.builder.query', message: 'Query parameters'});
    case 'header':
      return translate({id: 'paydocs.builder.headers', message: 'Headers'});
    case 'cookie':
      return translate({id: 'paydocs.builder.cookies', message: 'Cookies'});
  }
}

function Parameters({data: {parameters}, state}: {data: RequestData; state: RequestState}): ReactNode {
  return PARAMETER_LOCATIONS.map((location) => {
    const all = parameters.filter((parameter) => parameter.in === location);
    if (all.length === 0) return null;
    const isVisible = (parameter: FormParameter): boolean =>
      parameter.required === true || state.parameters[getParameterKey(parameter)] !== undefined;
    return (
      <section key={location} aria-labelledby={`builder-${location}`}>
        <h3 id={`builder-${location}`}>{getLocationTitle(location)}</h3>
        {all.filter(isVisible).map((parameter) => (
          <SchemaField
            key={parameter.name}
            label={parameter.name}
            path={[getParameterKey(parameter)]}
            schema={parameter.schema}
            value={state.parameters[getParameterKey(parameter)]}
            isRequired={parameter.required === true}
            focusAfterRemoval={parameter.required ? undefined : []}
            description={parameter.description}
          />
        ))}
        <OptionalFieldButtons
          path={[]}
          fields={all
            .filter((parameter) => !isVisible(parameter))
            .map((parameter) => ({
              name: parameter.name,
              key: getParameterKey(parameter),
              schema: parameter.schema,
              isDeprecated: parameter.deprecated === true,
            }))}
        />
      </section>
    );
  });
}

/** Renders the variables and selected fields of a GraphQL operation. */
function GraphqlBody({
  data: {graphql, body},
  types,
  state,
}: {
  data: RequestData;
  types: OutputTypes;
  state: RequestState;
}): ReactNode {
  const {variables, fields} = isObject(state.body) ? state.body : {};
  const schema = body?.media[0]?.schema?.properties?.variables ?? {};
  return (
    <>
      {Object.keys(graphql?.arguments ?? {}).length > 0 && (
        <section aria-labelledby="builder-variables">
          <h3 id="builder-variables">
            <Translate id="paydocs.builder.variables">Variables</Translate>
          </h3>
          <SchemaField label={VARIABLES} path={['body', 'variables']} schema={schema} value={variables} isRequired />
        </section>
      )}
      {graphql?.returns && <SelectedFieldsSection types={types} type={graphql.returns} value={fields} />}
    </>
  );
}

function Body({data, edited}: {data: RequestData; edited: EditedRequest}): ReactNode {
  const {state, form, setMedia} = edited;
  if (!data.body) return null;
  const {media, required} = data.body;
  const schema = media.find(({type}) => type === state.media)?.schema ?? true;
  const setMediaType = (type: string | undefined): void =>
    setMedia(type ?? '', createInitialValue(form.doc, media.find((each) => each.type === type)?.schema ?? true));
  return (
    <section aria-labelledby="builder-body">
      <h3 id="builder-body">
        <Translate id="paydocs.builder.requestBody">Request body</Translate>
      </h3>
      {media.length > 1 && (
        <div className="builder-field">
          <label htmlFor="builder-media">
            <Translate id="paydocs.builder.media">Content type</Translate>
          </label>
          <select id="builder-media" value={state.media} onChange={({target}) => setMediaType(target.value)}>
            {media.map(({type}) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </div>
      )}
      {state.body === undefined ? (
        <button
          type="button"
          className="builder-add"
          onClick={() => {
            setMediaType(state.media);
            focusField(['body']);
          }}
        >
          <Translate id="paydocs.builder.addBody">Add a body</Translate>
        </button>
      ) : (
        <SchemaField
          label={BODY}
          path={['body']}
          schema={schema}
          value={state.body}
          isRequired={required === true}
          focusAfterRemoval={required ? undefined : []}
        />
      )}
    </section>
  );
}
