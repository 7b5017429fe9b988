/** Replaces our own frame with the theme's code block, which is highlighted in the browser. */
import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {CodeFrameData} from '@paydocs/core';

/** Entities that `packages/core/src/highlight` creates. */
const CHARACTERS: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

export default function CodeFrame({html, title, language}: CodeFrameData): ReactNode {
  const code = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity);
  return (
    <CodeBlock language={language?.toLowerCase()} title={title}>
      {code}
    </CodeBlock>
  );
}
