/** Colours of code in guides: the same variables as the references' code, so each colour mode has its own. */
import type {PrismTheme} from 'prism-react-renderer';

const color = (kind: string): {color: string} => ({color: `var(--site-hl-${kind})`});

/** One theme for both colour modes: `src/css/highlight.css` gives the variables their values. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--site-hl-text)', backgroundColor: 'var(--site-hl-background)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {...color('comment'), fontStyle: 'italic'}},
    {types: ['string', 'char', 'attr-value', 'inserted', 'regex', 'url'], style: color('string')},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: color('number')},
    {types: ['property', 'attr-name', 'parameter', 'header-name'], style: color('property')},
    {types: ['function', 'method'], style: color('function')},
    {types: ['class-name', 'builtin', 'namespace'], style: color('type')},
    {types: ['variable'], style: color('variable')},
    {types: ['keyword', 'atrule', 'selector', 'tag', 'deleted', 'important'], style: color('keyword')},
  ],
};
export const prismDarkTheme = prismTheme;
