/** Takes the place of our own frame: the theme's code block, highlighted in the browser. */
import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Frame} from '@paydocs/core/codeFrame';

/** What `packages/core/src/highlight` escapes. */
const CHARACTERS: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

export default function CodeFrame({html, title, language}: Frame): ReactNode {
  const code = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity);
  return (
    <CodeBlock language={language?.toLowerCase()} title={title}>
      {code}
    </CodeBlock>
  );
}
