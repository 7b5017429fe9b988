import type {ExampleData} from '../../../../lib/graphqlData';
import {highlight} from '../../../../lib/highlight/highlight';
import {compact} from '../../openapi/names';
import {callSamples, type CallOptions} from './calls';
import {colouredCalls} from './colouredCalls';
import type {OperationExample, OperationKind} from './example';
import {liveClient, messagesOf} from './live';

/**
 * @param example - an operation with its answer
 * @param kind - what it is
 * @param options - where it is sent
 * @returns the example as its page shows it
 */
export function exampleTabs(example: OperationExample, kind: OperationKind, options: CallOptions): ExampleData {
  const {operation, variables, data, errors} = example;
  const json = (value: object): string => highlight(JSON.stringify(value, null, 2), 'json');
  const isLive = kind === 'subscription';
  const parts = [
    {id: 'operation', label: 'Operation', code: highlight(operation, 'graphql')},
    ...(variables ? [{id: 'variables', label: 'Variables', code: json(variables)}] : []),
    {id: 'response', label: isLive ? 'What is pushed' : 'Response', code: json({data, ...(errors && {errors})})},
  ];
  const fails = errors?.[0]?.extensions.code;
  if (!isLive) {
    return compact({parts, calls: colouredCalls(callSamples, example, kind, options), byLanguage: true, fails});
  }
  const messages = messagesOf(example).map(
    ({from, text}) => `// ${from === 'client' ? 'You send' : 'You receive'}\n${text}`,
  );
  return compact({
    parts,
    fails,
    calls: [
      {id: 'messages', label: 'WebSocket messages', code: highlight(messages.join('\n\n'), 'javascript')},
      ...colouredCalls(clientSamples, example, kind, options),
    ],
  });
}

const clientSamples: typeof callSamples = (example, _kind, options) => [
  {id: 'javascript', label: 'JavaScript', language: 'javascript', code: liveClient(example, options)},
];
