/**
 * Receivers in the guides are correct, and each bug in them that could lose money is reported when they run.
 *
 * @module-tag mutations
 */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createHarness, type Harness} from '../../src/snippets/harness';
import {extractGuideSamples} from '../../src/snippets/extract';
import {startMockServers} from '../../src/snippets/mock';
import {runSample} from '../../src/snippets/run';
import {specificationFiles} from '../../../../tests/contract/fixture';
import {brand} from '../../../../tests/fixture-site/src/brand';

/** A guide that only receives events, and one that also creates payments. */
const GUIDES = ['tests/fixture-site/docs/guides/verify-signature.mdx', 'packages/cli/tests/snippets/shop.mdx'];

const LANGUAGES = ['javascript', 'python', 'php'];

/** Replacements that introduce each bug. The first one that matches the program applies. */
const BUGS: Record<string, [from: RegExp, to: string][]> = {
  'accepts everything': [
    [/(function (?:isGenuine|verifySignature)\(.*\n?\{\n)/, '$1  return true;\n'],
    [/(def (?:is_genuine|verify_signature)\(.*\n)/, '$1    return True\n'],
  ],
  'accepts SHA-1': [
    [/'sha256'/, "'sha1'"],
    [/hashlib\.sha256/, 'hashlib.sha1'],
  ],
  'reads another header': [[/-Signature(?=['"])/, '-Sign']],
  'reads event.object': [
    [/event\.data\.object/, 'event.object'],
    [/\bdata\.object/, 'object'],
    [/event(\['data'\]|\["data"\])(?=\[)/, 'event'],
  ],
  'ignores the time': [
    [/ \|\| Math\.abs\(.*\) > 300/, ''],
    [/ or abs\(.*\) > 300/, ''],
    [/abs\(.*\) > 300/, 'false'],
    [/abs\(.*\) <= 300/, 'true'],
  ],
  'accepts an empty secret': [
    [/, '\w+_SIGNING_SECRET'(?=[\],])/, ''],
    [/ or sys\.exit\("Set \w+_SIGNING_SECRET\."\)/, ''],
  ],
  "doesn't remove the query": [
    [/request\.url\.split\('\?'\)\[0\]/, 'request.url'],
    [/self\.path\.split\((?:'\?'|"\?")\)\[0\]/, 'self.path'],
    [/parse_url\((\$_SERVER\['REQUEST_URI'\]), PHP_URL_PATH\)/, '$1'],
  ],
};

let harness: Harness;
beforeAll(async () => {
  const files = specificationFiles();
  harness = {...createHarness(brand, files.openapi), mock: await startMockServers(brand, files)};
});
afterAll(() => harness.mock.stop());
const {samples} = await extractGuideSamples(GUIDES, brand);
const receivers = samples.filter(({receiver}) => receiver).map((sample) => ({...sample, request: undefined}));

it('finds receivers in three languages in each guide', () => {
  expect(receivers.map(({language}) => language)).toEqual([...LANGUAGES, ...LANGUAGES]);
});

it.concurrent.each(receivers)('$location in $language is correct', async (sample) => {
  expect((await runSample(sample, harness)).errors).toEqual([]);
});

it.concurrent.each(
  receivers.flatMap((sample) => Object.entries(BUGS).map(([what, replacements]) => ({what, replacements, sample}))),
)('$sample.location in $sample.language is reported if it $what', async ({replacements, sample}) => {
  const [from, to] = replacements.find(([each]) => each.test(sample.code)) ?? [/$^/, ''];
  const code = sample.code.replace(from, to);
  expect(code).not.toBe(sample.code);
  expect((await runSample({...sample, code}, harness)).errors).not.toEqual([]);
});
