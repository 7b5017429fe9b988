import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Tabs, {TabItem} from '../src/components/Tabs';

describe('Tabs', () => {
  it('renders complete HTML with one visible panel', () => {
    const html = renderToStaticMarkup(
      <Tabs groupId="language">
        <TabItem value="curl">one</TabItem>
        {'\n'}
        <TabItem value="python" label="Python" default>
          two
        </TabItem>
      </Tabs>,
    );
    expect(html).toContain('data-picker="language"');
    expect(html).toMatch(/role="tablist" aria-label="Language"/);
    expect(html).toMatch(/aria-selected="false" tabindex="-1" data-value="curl">curl</);
    expect(html).toMatch(/aria-selected="true" tabindex="0" data-value="python">Python</);
    expect(html).toMatch(/data-title="curl" hidden="">one<.*data-title="Python">two</s);
  });

  it('adds the classes of the writer to the list and the panel', () => {
    const html = renderToStaticMarkup(
      <Tabs className="wide">
        <TabItem value="a" className="note">
          one
        </TabItem>
      </Tabs>,
    );
    expect(html).toMatch(/role="tablist" class="[^"]*\bwide"/);
    expect(html).toMatch(/role="tabpanel"[^>]* class="[^"]*\bnote"/);
  });

  it('takes labels and the first tab from the group', () => {
    const html = renderToStaticMarkup(
      <Tabs values={[{value: 'a', label: 'First'}]} defaultValue="b">
        <TabItem value="a">one</TabItem>
        <TabItem value="b">two</TabItem>
      </Tabs>,
    );
    expect(html).toMatch(/aria-selected="false"[^>]*>First<.*aria-selected="true"[^>]*>b</s);
  });

  it.each([
    [<Tabs key="none" groupId="os" />, 'The group of tabs "os" has no tabs'],
    [<Tabs key="text">text</Tabs>, 'A group of tabs can contain only <TabItem value="…">'],
    [
      <Tabs key="twice">
        <TabItem value="a" />
        <TabItem value="a" />
      </Tabs>,
      'two tabs with the value "a"',
    ],
    [
      <Tabs key="missing" values={[{value: 'b', label: 'B'}]}>
        <TabItem value="a" />
      </Tabs>,
      'has no <TabItem value="b">',
    ],
    [<TabItem key="alone" value="a" />, '<TabItem value="a"> is outside <Tabs>.'],
  ])('throws on invalid tabs %#', (element, message) => {
    expect(() => renderToStaticMarkup(element)).toThrow(message);
  });
});
