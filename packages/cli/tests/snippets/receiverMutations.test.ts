/**
 * Receivers of the guides are right, and each mistake in them that lets money through is told when they are run.
 *
 * @module-tag mutations
 */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createHarness, type Harness} from '../../src/snippets/harness';
import {extractGuideSamples} from '../../src/snippets/extract';
import {startMock} from '../../src/snippets/mock';
import {runSample} from '../../src/snippets/run';
import {specificationFiles} from '../../../../tests/contract/fixture';
import {brand} from '../../../../tests/fixture-site/src/brand';

/** One guide that only receives events, and one that creates payments too. */
const GUIDES = ['tests/fixture-site/docs/guides/verify-signature.mdx', 'packages/cli/tests/snippets/shop.mdx'];

const LANGUAGES = ['javascript', 'python', 'php'];

/** How each mistake is made: the first of these that the program has. */
const MISTAKES: Record<string, [from: RegExp, to: string][]> = {
  'accepts everything': [
    [/(function (?:isGenuine|verifySignature)\(.*\n?\{\n)/, '$1  return true;\n'],
    [/(def (?:is_genuine|verify_signature)\(.*\n)/, '$1    return True\n'],
  ],
  'takes SHA-1': [
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
  'takes an empty secret': [
    [/, '\w+_SIGNING_SECRET'(?=[\],])/, ''],
    [/ or sys\.exit\("Set \w+_SIGNING_SECRET\."\)/, ''],
  ],
  'misses the query': [
    [/request\.url\.split\('\?'\)\[0\]/, 'request.url'],
    [/self\.path\.split\((?:'\?'|"\?")\)\[0\]/, 'self.path'],
    [/parse_url\((\$_SERVER\['REQUEST_URI'\]), PHP_URL_PATH\)/, '$1'],
  ],
};

let bench: Harness;
beforeAll(async () => {
  const files = specificationFiles();
  bench = {...createHarness(brand, files.openapi), mock: await startMock(brand, files)};
});
afterAll(() => bench.mock.stop());
const {samples} = await extractGuideSamples(GUIDES, brand);
const receivers = samples.filter(({receiver}) => receiver).map((sample) => ({...sample, request: undefined}));

it('there are receivers in three languages in each of these guides', () => {
  expect(receivers.map(({runtime}) => runtime)).toEqual([...LANGUAGES, ...LANGUAGES]);
});

it.concurrent.each(receivers)('$place in $runtime is right', async (sample) => {
  expect((await runSample(sample, bench)).errors).toEqual([]);
});

it.concurrent.each(
  receivers.flatMap((sample) => Object.entries(MISTAKES).map(([what, ways]) => ({what, ways, sample}))),
)('$sample.place in $sample.runtime is told if it $what', async ({ways, sample}) => {
  const [from, to] = ways.find(([each]) => each.test(sample.code)) ?? [/$^/, ''];
  const code = sample.code.replace(from, to);
  expect(code).not.toBe(sample.code);
  expect((await runSample({...sample, code}, bench)).errors).not.toEqual([]);
});
