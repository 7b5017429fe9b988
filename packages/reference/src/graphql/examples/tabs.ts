import type {GraphqlSamplesData, PageExampleData} from '../../data/graphql';
import type {ExampleData} from '../../data/reference';
import {translate} from '@paydocs/core';
import {highlight} from '@paydocs/core/html';
import {omitEmptyValues} from '../../common/omitEmptyValues';
import {createCallSamples, type CallOptions} from './calls';
import {highlightCalls} from './highlightCalls';
import type {OperationExample, OperationKind} from './example';
import {createLiveClientProgram, createWebSocketMessages} from './live';

/**
 * Creates the page data of an example.
 *
 * @param example - operation with its response
 * @param kind - kind of the operation
 * @param options - see {@link CallOptions}
 */
export function createExampleTabs(
  example: OperationExample,
  kind: OperationKind,
  options: CallOptions,
): PageExampleData {
  const {operation, variables, data, errors} = example;
  const highlightJson = (value: object): string => highlight(JSON.stringify(value, null, 2), 'json');
  const isLive = kind === 'subscription';
  const examples = [
    {
      id: 'operation',
      label: translate({id: 'paydocs.page.operation', message: 'Operation'}),
      code: highlight(operation, 'graphql'),
    },
    ...(variables
      ? [
          {
            id: 'variables',
            label: translate({id: 'paydocs.page.variables', message: 'Variables'}),
            code: highlightJson(variables),
          },
        ]
      : []),
    {
      id: 'response',
      label: isLive
        ? translate({id: 'paydocs.page.pushed', message: 'Pushed data'})
        : translate({id: 'paydocs.page.response', message: 'Response'}),
      code: highlightJson({data, ...(errors && {errors})}),
    },
  ];
  const errorCode = errors?.[0]?.extensions.code;
  if (!isLive) {
    return omitEmptyValues({
      examples,
      samples: toSamples(highlightCalls(createCallSamples, example, kind, options)),
      errorCode,
    });
  }
  const messages = createWebSocketMessages(example).map(
    ({from, text}) => `// ${from === 'client' ? 'You send' : 'You receive'}\n${text}`,
  );
  const liveTabs = [
    {
      id: 'messages',
      label: translate({id: 'paydocs.page.messages', message: 'WebSocket messages'}),
      code: highlight(messages.join('\n\n'), 'javascript'),
    },
    ...highlightCalls(createClientSamples, example, kind, options),
  ];
  return omitEmptyValues({examples, samples: {...toSamples(liveTabs), isLive: true as const}, errorCode});
}

/** Creates the samples of the page's only example, with a tab for each language. */
function toSamples(blocks: readonly Required<ExampleData>[]): GraphqlSamplesData {
  const label = translate({id: 'paydocs.ref.example', message: 'Example'});
  return {
    tabs: blocks.map(({id, label: text}) => ({id, label: text})),
    examples: [{id: 'example', label, code: blocks.map(({code}) => code)}],
  };
}

const createClientSamples: typeof createCallSamples = (example, _kind, options) => [
  {id: 'javascript', label: 'JavaScript', language: 'javascript', code: createLiveClientProgram(example, options)},
];
