import {describe, expect, it} from 'vitest';
import {extractPageResources} from '../../../src/hosting/policy/extractPageResources';

describe('extractPageResources', () => {
  it('returns inline scripts that run', () => {
    const html =
      '<script>one()</script><script type="module">two()</script><script type="application/ld+json">{}</script>' +
      '<script src="/a.js"></script><template><script>three()</script></template><p title="<script>no()</script>">';
    expect(extractPageResources(html).scripts).toEqual(['one()', 'two()', 'three()']);
  });

  it('returns styles in elements and attributes, and event handlers', () => {
    const parts = extractPageResources('<style>p{}</style><p style="color:red">x</p><button onclick="x()">y</button>');
    expect(parts.styles).toEqual(['p{}']);
    expect(parts.attributes).toEqual(['style of p', 'onclick of button']);
  });

  it('returns files, each with the directive that allows it', () => {
    const html =
      '<script src="/a.js"></script><link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg">' +
      '<img src="/a.png" srcset="https://img.example/b.png 2x, /c.png"><picture><source srcset="/d.avif"></picture>' +
      '<video src="/v.mp4" poster="/p.png"><source src="/w.webm"></video><iframe src="https://maps.example/x"></iframe>' +
      '<a href="https://elsewhere.example/">x</a>';
    expect(extractPageResources(html).sources.map(({directive, url}) => `${directive} ${url}`)).toEqual([
      'script-src /a.js',
      'style-src /a.css',
      'img-src /a.png',
      'img-src https://img.example/b.png',
      'img-src /c.png',
      'img-src /d.avif',
      'media-src /v.mp4',
      'img-src /p.png',
      'media-src /w.webm',
      'frame-src https://maps.example/x',
    ]);
  });

  it('returns no files for an element whose name is a property in JavaScript', () => {
    const html = ['constructor', 'hasownproperty', '__proto__'].map((name) => `<${name} src="/a.js"></${name}>`);
    expect(extractPageResources(html.join('')).sources).toEqual([]);
  });
});
