import {brandTokens} from '@paydocs/core/brand/tokens';
import type {InputProblem} from '@paydocs/core/inputError';
import {embedFile} from '@paydocs/guides/embeds/embeds';
import {counterparts} from '@paydocs/specs/counterparts';
import {parseBody} from '@paydocs/guides/pages/parseBody';
import type {Guide} from '@paydocs/guides/pages/types';
import {contentOf, type PageContent} from './blocks';
import {cardNumbers} from './cards';
import {checkBlock} from './checks/block';
import {isProgram} from './checks/program';
import type {Context} from './checks/context';
import {contextOf, type Specifications} from './context';
import {checkEmbed, EMBEDS} from './embeds';
import {isOtherLanguage, MOST_EXEMPT, summarize, tooManyExempt} from './exempt';
import {areaAt} from './inline/area';
import {checkInline} from './inline/check';
import {Meanings} from './inline/meanings';
import {namesOf} from './inline/names';
import {otherApiMistake} from './inline/otherApi';
import {linkedType, ShownTypes} from './inline/shown';
import {readOtherNames} from './inline/otherNames';
import {partMistake} from './parts';
import {HOLE} from './rest/api';
import {statementCheck} from './statements';
import {testDataMistake, testDataProblems} from './testData';
import type {Report} from './types';

export {MOST_EXEMPT, summarize};
export type {Specifications};

/**
 * Holds guides to the specifications: each fenced block is checked or carries its reason why not, and each
 * name in inline code exists.
 *
 * @param guides - the pages that people write
 * @param specifications - both APIs
 * @returns the counts, what the guides rest on, and every contradiction with file, line and cure
 */
export async function checkContract(guides: readonly Guide[], specifications: Specifications): Promise<Report> {
  const context = contextOf(specifications);
  const {testData} = specifications;
  const names = namesOf(context);
  const others = readOtherNames(specifications.otherNames, names);
  const meanings = new Meanings(context, names);
  const used = new Set<string>();
  const report: Report = {
    bound: 0,
    exempt: [],
    otherLanguages: 0,
    inline: 0,
    listed: 0,
    embedded: 0,
    embeds: new Map(),
    uses: [],
    names: [],
    problems: [...others.problems, ...testDataProblems(context, testData), ...counterpartProblems(context)],
  };
  const {urls} = specifications.brand;
  const addresses = [...context.rest.servers, urls.graphql, urls.graphqlWs];
  const statements = statementCheck(context, names);
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue; // its syntax is told elsewhere
    const content = contentOf(tree, guide.text, guide.file, [...EMBEDS, 'TestData']);
    const page = new PageCheck(guide, content, report);
    const declared = new Set<string>();
    page.checkBlocks({...context, operations: new Map()}, {names, listed: others.names, declared, addresses});
    for (const embed of content.embeds) {
      report.embedded += 1;
      if (embed.name === 'TestData') {
        const mistake = testDataMistake(embed, testData);
        if (mistake !== undefined) page.tell(embed.line, mistake);
        continue;
      }
      const {problem, uses, data} = checkEmbed(context, embed);
      if (data) report.embeds.set(embedFile(embed.name, embed.attributes), data);
      if (problem !== undefined) page.tell(embed.line, problem);
      page.rest(uses.map((target) => ({line: embed.line, target})));
    }
    page.checkNames(context, meanings, {
      listed: others.names,
      declared,
      constant: brandTokens(specifications.brand)['product.constant'] ?? '',
      onListed: (name) => used.add(name),
    });
    page.checkStatements(statements);
    for (const {number, line} of cardNumbers(guide.text)) {
      page.tell(
        line,
        `${number} is a card number. Show test data with <TestData kind="cards" />, and add new numbers to ${testData?.file ?? 'the test data file'}.`,
      );
    }
    for (const line of content.html)
      page.tell(line, "code in HTML can't be checked. Write it in backticks, or in a fenced block.");
  }
  for (const [name, line] of others.names) {
    if (others.file === undefined) break;
    if (!used.has(name) && !report.problems.some((problem) => problem.file === others.file && problem.line === line)) {
      if (!isUsedInBlocks(guides, name))
        report.problems.push({file: others.file, line, message: `no guide uses "${name}". Delete it from this list.`});
    }
  }
  report.problems.push(...tooManyExempt(report));
  return report;
}

/**
 * Makes what the components of guides show, for a language whose links have another base than those of the checked pages.
 *
 * @param guides - pages that were checked
 * @param specifications - both APIs
 * @returns what the components show, by the name of its file
 */
export async function embedsOf(guides: readonly Guide[], specifications: Specifications): Promise<Report['embeds']> {
  const context = contextOf(specifications);
  const made: Report['embeds'] = new Map();
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue;
    for (const embed of contentOf(tree, guide.text, guide.file, [...EMBEDS]).embeds) {
      const {data} = checkEmbed(context, embed);
      if (data) made.set(embedFile(embed.name, embed.attributes), data);
    }
  }
  return made;
}

/** One page, whose findings go into the report. */
class PageCheck {
  constructor(
    private readonly guide: Guide,
    private readonly content: PageContent,
    private readonly report: Report,
  ) {}

  tell(line: number, message: string): void {
    this.report.problems.push({file: this.guide.file, line, message: message.replaceAll(HOLE, '…')});
  }

  rest(uses: readonly {line: number; target: string}[]): void {
    this.report.uses.push(...uses.map((use) => ({file: this.guide.file, ...use})));
  }

  checkBlocks(context: Parameters<typeof checkBlock>[0], world: Parameters<typeof checkBlock>[2]): void {
    // Operations first: their variables and answers may stand before them.
    const {blocks} = this.content;
    const isGraphql = ({language}: {language: string}): boolean => language === 'graphql' || language === 'gql';
    for (const block of [...blocks.filter(isGraphql), ...blocks.filter((each) => !isGraphql(each))]) {
      const fence = block.isFenced ? block.line - 1 : block.line;
      for (const problem of block.wordProblems) this.tell(fence, `${problem}.`);
      if (!block.isFenced) {
        this.tell(
          fence,
          'this line is indented by four or more spaces, which makes it code. Put ``` before and after the code, or delete the spaces.',
        );
        continue;
      }
      if (block.binding.unchecked !== undefined) {
        if (isOtherLanguage(block.language)) this.report.otherLanguages += 1;
        else this.report.exempt.push({file: this.guide.file, line: fence, reason: block.binding.unchecked});
        continue;
      }
      this.report.bound += 1;
      const {problems, uses} = checkBlock(context, block, world);
      for (const {line, message, onFence} of problems) this.tell(onFence ? fence : line, message);
      this.rest(uses);
      const mistake = block.binding.part && partMistake(block, blocks);
      if (mistake) this.tell(fence, mistake);
    }
  }

  checkStatements(check: ReturnType<typeof statementCheck>): void {
    const inBlocks = new Set(
      this.content.blocks.flatMap(({language, line, code}) =>
        // Diagrams speak to readers, as sentences do.
        language === 'mermaid' ? [] : [line - 1, ...code.split('\n').map((_, index) => line + index)],
      ),
    );
    const {problems, uses} = check(this.guide.text, (line) => !inBlocks.has(line));
    for (const {line, message} of problems) this.tell(line, message);
    this.rest(uses);
  }

  checkNames(context: Context, meanings: Meanings, explanations: Parameters<typeof checkInline>[3]): void {
    const {inline, links, headings, blocks} = this.content;
    const {names} = meanings;
    const found = inline.map(({code, line}) => ({line, code, ...checkInline(context, names, code, explanations)}));
    const mentions = [
      ...this.report.uses.filter(({file}) => file === this.guide.file),
      ...links.flatMap(({address, line}) => ({line, target: linkedType(names, address) ?? ''})),
      ...found.flatMap(({line, targets}) => targets.map((target) => ({line, target, isName: true as const}))),
    ].filter(({target}) => target !== '' && !target.startsWith('~'));
    const shown = new ShownTypes(context, names, mentions, headings);
    const {text, frontMatter} = this.guide;
    const page = {lines: text.split('\n'), title: String(frontMatter.title ?? ''), headings, mentions};
    const programs = blocks.filter(({language}) => isProgram(language) || language === 'html').map(({code}) => code);
    for (const {code, line, kind, targets, all, problem} of found) {
      if (kind === 'bound') this.report.inline += 1;
      if (kind === 'listed') this.report.listed += 1;
      if (kind === 'bound' && problem === undefined) {
        const [field = ''] = /\w+/.exec(code) ?? [];
        const near = shown.near(field, line);
        const meant = meanings.of(code, all ?? targets, areaAt(line, page), near);
        if (meant.length > 0) this.report.names.push({file: this.guide.file, line, code, targets: meant});
      }
      const [only] = targets;
      const isShared = targets.length === 1 && only === `~${code}` && names.restFields.has(code);
      const resolved = isShared ? shown.resolve(code, line) : {};
      // A name that programs have may be theirs.
      const isTheirs = programs.some((program) => program.includes(code));
      const ofOther = kind === 'bound' ? otherApiMistake(context, names, code.trim(), line, page) : undefined;
      const message = problem ?? (isTheirs ? undefined : (resolved.problem ?? ofOther));
      if (message !== undefined) this.tell(line, message);
      this.rest(
        [...targets, ...(resolved.target === undefined ? [] : [resolved.target])].map((target) => ({line, target})),
      );
    }
  }
}

/** What the description of one API says of the other. */
function counterpartProblems({rest, graphql}: Context): InputProblem[] {
  const {problems} = counterparts(rest.document as never, graphql);
  return problems.map(({message}) => ({file: 'openapi', message}));
}

function isUsedInBlocks(guides: readonly Guide[], name: string): boolean {
  return guides.some(({text}) => text.includes(name));
}
