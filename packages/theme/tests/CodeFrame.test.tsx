import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import CodeFrame from '../src/components/CodeFrame';

describe('CodeFrame', () => {
  it('renders the title, the buttons, and the unchanged code', () => {
    const html = renderToStaticMarkup(<CodeFrame html="<i>a</i>" title="a.js" language="JavaScript" wrap />);
    expect(html).toMatch(/<figure class="theme-code-block[^>]*data-copy-scope=""><figcaption[^>]*>a\.js<\/figcaption>/);
    expect(html).toMatch(/aria-pressed="true"/);
    expect(html).toMatch(/aria-label="Copy the code of a\.js"/);
    expect(html).toMatch(/<pre translate="no"[^>]*><code><i>a<\/i><\/code><\/pre>/);
    expect(html).not.toContain('JavaScript');
  });

  it('renders the language if there is no title', () => {
    const html = renderToStaticMarkup(<CodeFrame html="a" language="JSON" />);
    expect(html).toContain('>JSON</span>');
    expect(html).not.toContain('figcaption');
    expect(html).toContain('aria-pressed="false"');
  });
});
