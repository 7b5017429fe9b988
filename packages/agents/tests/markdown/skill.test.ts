/** The skill: instructions for coding agents, and how they find it. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {readApiFeatures, type ApiFeatures} from '../../src/markdown/skill/facts';
import {createSkill, type SkillSite} from '../../src/markdown/skill/skill';
import {renderSkillIndex, writeSkill} from '../../src/markdown/skill/write';

const provider = {
  name: 'Río *Pay*',
  slug: 'rio-pay',
  urls: {...brand.urls, api: 'https://api.rio.example/v2', graphql: 'https://graph.rio.example'},
};
const NOTHING: ApiFeatures = {hasEvents: false, hasErrorCodes: false};
const createSite = (more: Partial<SkillSite> = {}): SkillSite => ({
  brand: provider,
  base: 'https://docs.rio.example/help/',
  areas: [{title: 'Guides', folder: 'guides/'}],
  hasRest: true,
  hasGraphql: true,
  api: NOTHING,
  ...more,
});
const parseFrontMatter = (text: string): Record<string, string> =>
  YAML.parse(/^---\n([\s\S]*?)\n---\n\n#/.exec(text)?.[1] ?? '') as Record<string, string>;

describe('skill.md', () => {
  it('has a name and a description that match the format', () => {
    for (const site of [
      createSite(),
      createSite({brand: {...provider, slug: `very-${'long-'.repeat(30)}name`, name: 'N'.repeat(900)}}),
    ]) {
      const {name, description, text} = createSkill(site);
      expect(name).toMatch(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(description.length).toBeLessThanOrEqual(1024);
      expect(parseFrontMatter(text)).toEqual({name, description});
    }
    expect(createSkill(createSite()).name).toBe('rio-pay-integration');
  });

  it('mentions the provider and its URLs, and no others', () => {
    const {text} = createSkill(createSite());
    expect(text).toContain('# Integrate Río \\*Pay\\*');
    expect(text).toContain('[All pages](https://docs.rio.example/help/llms.txt)');
    expect(text).toContain('[Guides](https://docs.rio.example/help/guides/llms.txt)');
    expect(text).toContain('Its base URL is `https://api.rio.example/v2`');
    expect(text).toContain('Its endpoint is `https://graph.rio.example`');
    expect(text.toLowerCase()).not.toContain(brand.slug);
  });

  it("doesn't mention a specification that the site doesn't have", () => {
    const {text, description} = createSkill(createSite({hasGraphql: false}));
    expect(text).not.toMatch(/graphql/i);
    expect(description).toContain('its REST API:');
    expect(createSkill(createSite({hasRest: false, hasGraphql: false})).text).not.toMatch(/openapi|its\s+API/);
  });

  it('includes only the rules that apply to the API', () => {
    const rules = /Idempotency|Signature|event|code of an error/;
    expect(createSkill(createSite()).text.split('## Rules')[1]).not.toMatch(rules);
    const api: ApiFeatures = {
      idempotency: 'Idempotency-Key',
      signature: 'Rio-Signature',
      hasEvents: true,
      hasErrorCodes: true,
    };
    const {text} = createSkill(createSite({api}));
    for (const part of ['`Idempotency-Key`', '`Rio-Signature`', 'Respond to an event immediately', 'error code'])
      expect(text).toContain(part);
    expect(text.length).toBeLessThan(8000);
    const unsigned = createSkill(createSite({api: {...NOTHING, hasEvents: true}})).text;
    expect(unsigned).toContain('Respond to an event immediately');
    expect(unsigned).not.toMatch(/undefined|signed/);
  });
});

describe('readApiFeatures', () => {
  const readFacts = (document: unknown): ApiFeatures => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'skill-')), 'openapi.json');
    fs.writeFileSync(file, JSON.stringify(document));
    return readApiFeatures(file);
  };
  const header = (name: string): object => ({name, in: 'header'});

  it('reads headers, events, and errors', () => {
    expect(
      readFacts({
        paths: {
          '/a': {summary: 'A', parameters: [header('X-Idempotency-Key')], post: {parameters: [header('Accept')]}},
        },
        webhooks: {paid: {post: {parameters: [{$ref: '#/components/parameters/Signature'}]}}},
        components: {
          parameters: {Signature: header('Rio-Signature')},
          schemas: {Failure: {allOf: [{'x-errors': {late: {cause: 'Too late.'}}}]}},
        },
      }),
    ).toEqual({idempotency: 'X-Idempotency-Key', signature: 'Rio-Signature', hasEvents: true, hasErrorCodes: true});
  });

  it('returns nothing without any', () => {
    expect(readFacts({})).toEqual(NOTHING);
    expect(readApiFeatures('/nowhere/openapi.json')).toEqual(NOTHING);
    expect(readFacts({paths: {'/a': {get: {parameters: [{name: 'Idempotency-Key', in: 'query'}]}}}})).toEqual(NOTHING);
  });
});

describe('the index of skills', () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'skill-'));
  const offered = writeSkill(out, '/help/', createSite());
  const bytes = fs.readFileSync(path.join(out, 'skill.md'));
  const read = JSON.parse(fs.readFileSync(path.join(out, '.well-known/agent-skills/index.json'), 'utf8')) as {
    skills: Record<string, string>[];
  };

  it('links to the skill, with the digest of its bytes', () => {
    const {name, description} = parseFrontMatter(bytes.toString('utf8'));
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    expect(read).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [{name, type: 'skill-md', description, url: '/help/skill.md', digest}],
    });
    expect(offered.path).toBe('skill.md');
  });

  it('has another digest for another text', () => {
    const skill = createSkill(createSite());
    const getDigest = (text: string): string =>
      renderSkillIndex({...skill, text}, '/').match(/sha256:[0-9a-f]{64}/)?.[0] ?? '';
    expect(getDigest(skill.text)).toBe(read.skills[0]?.digest);
    expect(getDigest(`${skill.text} `)).not.toBe(read.skills[0]?.digest);
    expect(getDigest('ñ')).toBe(`sha256:${createHash('sha256').update(Buffer.from('ñ', 'utf8')).digest('hex')}`);
  });
});
