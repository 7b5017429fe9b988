import type {Root} from 'mdast';
import {getBrandTokens, addDefaultId, type Diagnostic} from '@paydocs/core';
import {getEmbedFileName, type Guide, type PageDiagnostic} from '@paydocs/content';
import {findCounterparts} from '@paydocs/specs';
import {parseBody, applyDisableComments, findDisableComments} from '@paydocs/content/guides';
import {collectContent, type PageContent} from './blocks';
import {findCardNumbers} from './cards';
import {checkBlock} from './checks/block';
import {isProgramLanguage} from './checks/program';
import type {CheckContext} from './checks/context';
import {createCheckContext, type Specifications} from './context';
import {checkEmbed, EMBED_NAMES} from './embeds';
import {isUnsupportedLanguage, checkExemptShare} from './exempt';
import {resolveApi} from './inline/area';
import {checkInlineCode} from './inline/check';
import {TargetFinder} from './inline/targetFinder';
import {collectSpecNames} from './inline/names';
import {checkApiMismatch} from './inline/otherApi';
import {findLinkedType, VisibleTypes} from './inline/visibleTypes';
import {readExternalNames} from './inline/otherNames';
import {CONTRACT_KINDS, type ContractKindId} from './kinds';
import {checkProgramPart} from './parts';
import {indexPrograms} from './programs/imports';
import {VALUE_PLACEHOLDER} from './rest/api';
import {createStatementCheck} from './statements';
import {checkTestData} from './testData';
import type {ContractReport} from './types';

/**
 * Checks guides against the specifications: each fenced block must match them or declare a reason for its exemption,
 * and each name in inline code must exist.
 *
 * @param guides - pages that writers edit
 * @param specifications - both APIs
 * @returns a report with counts, the parts of the specifications in use, and a diagnostic for each contradiction
 */
export async function checkContract(guides: readonly Guide[], specifications: Specifications): Promise<ContractReport> {
  const context = createCheckContext(specifications);
  const {testData} = specifications;
  const names = collectSpecNames(context);
  const otherNames = readExternalNames(specifications.otherNames, names);
  const targetFinder = new TargetFinder(context, names);
  const usedNames = new Set<string>();
  const report: ContractReport = {
    bound: 0,
    exempt: [],
    otherLanguages: 0,
    inline: 0,
    listed: 0,
    embedded: 0,
    embeds: new Map(),
    uses: [],
    names: [],
    disabled: 0,
    diagnostics: [
      ...addDefaultId(otherNames.diagnostics, 'contract/other-names'),
      ...addDefaultId(checkTestData(context, testData), 'contract/test-data'),
      ...checkCounterparts(context),
    ],
  };
  const {urls} = specifications.brand;
  const providerUrls = [...context.rest.servers, urls.graphql, urls.graphqlWs];
  const statements = createStatementCheck(context, names);
  const pages: {guide: Guide; tree: Root; content: PageContent}[] = [];
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue; // syntax errors are reported elsewhere
    pages.push({guide, tree, content: collectContent(tree, guide.text, guide.file, [...EMBED_NAMES])});
  }
  const programs = indexPrograms(pages.flatMap(({content}) => content.blocks));
  for (const {guide, tree, content} of pages) {
    const page = new PageCheck(guide, content, report);
    report.disabled += findDisableComments(tree, guide.text).length;
    const declared = new Set<string>();
    page.checkBlocks(
      {...context, operations: new Map(), programs},
      {names, listed: otherNames.names, declared, providerUrls},
    );
    for (const embed of content.embeds) {
      report.embedded += 1;
      const {message, uses, data} = checkEmbed(context, embed);
      if (data) report.embeds.set(getEmbedFileName(embed.name, embed.attributes), data);
      if (message !== undefined) page.addDiagnostic('contract/embed', embed.line, message);
      page.addUses(uses.map((target) => ({line: embed.line, target})));
    }
    page.checkNames(context, targetFinder, {
      listed: otherNames.names,
      declared,
      envPrefix: getBrandTokens(specifications.brand)['product.constant'] ?? '',
      onListed: (name) => usedNames.add(name),
    });
    page.checkStatements(statements);
    for (const {number, line} of findCardNumbers(guide.text)) {
      page.addDiagnostic(
        'contract/card-number',
        line,
        `${number} is a card number. Use a component to show test data, and add new numbers to ${testData?.file ?? 'the test data file'}.`,
      );
    }
    for (const line of content.html)
      page.addDiagnostic(
        'contract/html-code',
        line,
        "code in HTML can't be checked. Put it in backticks or in a fenced block.",
      );
    page.finish(tree);
  }
  for (const [name, line] of otherNames.names) {
    if (otherNames.file === undefined) break;
    if (
      !usedNames.has(name) &&
      !report.diagnostics.some((diagnostic) => diagnostic.file === otherNames.file && diagnostic.line === line)
    ) {
      if (!isUsedInGuides(guides, name))
        report.diagnostics.push({
          file: otherNames.file,
          id: 'contract/other-names',
          line,
          message: `no guide uses "${name}". Delete it from this list.`,
        });
    }
  }
  report.diagnostics.push(...checkExemptShare(report));
  return report;
}

/**
 * Builds the data of embedded components for a language whose links have a different base URL than the checked pages.
 *
 * @param guides - checked pages
 * @param specifications - both APIs
 * @returns the data of all valid components, by file name
 */
export async function buildEmbeds(
  guides: readonly Guide[],
  specifications: Specifications,
): Promise<ContractReport['embeds']> {
  const context = createCheckContext(specifications);
  const embeds: ContractReport['embeds'] = new Map();
  for (const guide of guides) {
    const {tree} = await parseBody(guide);
    if (!tree) continue;
    for (const embed of collectContent(tree, guide.text, guide.file, [...EMBED_NAMES]).embeds) {
      const {data} = checkEmbed(context, embed);
      if (data) embeds.set(getEmbedFileName(embed.name, embed.attributes), data);
    }
  }
  return embeds;
}

/** The check of one page, which adds its results to the report. */
class PageCheck {
  private readonly diagnostics: PageDiagnostic[] = [];

  constructor(
    private readonly guide: Guide,
    private readonly content: PageContent,
    private readonly report: ContractReport,
  ) {}

  addDiagnostic(id: ContractKindId, line: number, message: string): void {
    this.diagnostics.push({id, line, message: message.replaceAll(VALUE_PLACEHOLDER, '…')});
  }

  /** Adds the diagnostics to the report, except those that comments of the page disable. */
  finish(tree: Root): void {
    const {file, text} = this.guide;
    const diagnostics = applyDisableComments(tree, text, this.diagnostics, CONTRACT_KINDS);
    this.report.diagnostics.push(...diagnostics.map((diagnostic) => ({file, ...diagnostic})));
  }

  addUses(uses: readonly {line: number; target: string}[]): void {
    this.report.uses.push(...uses.map((use) => ({file: this.guide.file, ...use})));
  }

  checkBlocks(context: Parameters<typeof checkBlock>[0], blockContext: Parameters<typeof checkBlock>[2]): void {
    // Operations come first, because their variables and responses may precede them.
    const {blocks} = this.content;
    const isGraphql = ({language}: {language: string}): boolean => language === 'graphql' || language === 'gql';
    for (const block of [...blocks.filter(isGraphql), ...blocks.filter((each) => !isGraphql(each))]) {
      const fence = block.isFenced ? block.line - 1 : block.line;
      for (const message of block.bindingMessages) this.addDiagnostic('contract/binding', fence, `${message}.`);
      if (!block.isFenced) {
        this.addDiagnostic(
          'contract/indented-code',
          fence,
          'this line is indented by four or more spaces, which makes it code. Put ``` before and after the code, or delete the spaces.',
        );
        continue;
      }
      if (block.binding.unchecked !== undefined) {
        if (isUnsupportedLanguage(block.language)) this.report.otherLanguages += 1;
        else this.report.exempt.push({file: this.guide.file, line: fence, reason: block.binding.unchecked});
        continue;
      }
      this.report.bound += 1;
      const {diagnostics, uses} = checkBlock(context, block, blockContext);
      for (const {id, line, message, onFence} of diagnostics) this.addDiagnostic(id, onFence ? fence : line, message);
      this.addUses(uses);
      const partMessage = block.binding.part && checkProgramPart(block, blocks, context.programs);
      if (partMessage) this.addDiagnostic('contract/binding', fence, partMessage);
    }
  }

  checkStatements(check: ReturnType<typeof createStatementCheck>): void {
    const inBlocks = new Set(
      this.content.blocks.flatMap(({language, line, code}) =>
        // Diagrams contain prose for readers, as sentences do.
        language === 'mermaid' ? [] : [line - 1, ...code.split('\n').map((_, index) => line + index)],
      ),
    );
    const {diagnostics, uses} = check(this.guide.text, (line) => !inBlocks.has(line));
    for (const {id, line, message} of diagnostics) this.addDiagnostic(id, line, message);
    this.addUses(uses);
  }

  checkNames(context: CheckContext, targetFinder: TargetFinder, sources: Parameters<typeof checkInlineCode>[3]): void {
    const {inline, links, headings, blocks} = this.content;
    const {names} = targetFinder;
    const found = inline.map(({code, line}) => ({line, code, ...checkInlineCode(context, names, code, sources)}));
    const mentions = [
      ...this.report.uses.filter(({file}) => file === this.guide.file),
      ...links.flatMap(({url, line}) => ({line, target: findLinkedType(names, url) ?? ''})),
      ...found.flatMap(({line, targets}) => targets.map((target) => ({line, target, isName: true as const}))),
    ].filter(({target}) => target !== '' && !target.startsWith('~'));
    const visibleTypes = new VisibleTypes(context, names, mentions, headings);
    const {text, frontMatter} = this.guide;
    const page = {lines: text.split('\n'), title: String(frontMatter.title ?? ''), headings, mentions};
    const programs = blocks
      .filter(({language}) => isProgramLanguage(language) || language === 'html')
      .map(({code}) => code);
    for (const {code, line, kind, targets, all, message: nameMessage} of found) {
      if (kind === 'bound') this.report.inline += 1;
      if (kind === 'listed') this.report.listed += 1;
      if (kind === 'bound' && nameMessage === undefined) {
        const [field = ''] = /\w+/.exec(code) ?? [];
        const closestTargets = visibleTypes.findClosest(field, line);
        const possibleTargets = targetFinder.getTargets(code, all ?? targets, resolveApi(line, page), closestTargets);
        if (possibleTargets.length > 0)
          this.report.names.push({file: this.guide.file, line, code, targets: possibleTargets});
      }
      const [only] = targets;
      const isShared = targets.length === 1 && only === `~${code}` && names.restFields.has(code);
      const resolved = isShared ? visibleTypes.resolve(code, line) : {};
      // A name that also occurs in a program may be the program's own.
      const isInProgram = programs.some((program) => program.includes(code));
      const otherApiMessage = kind === 'bound' ? checkApiMismatch(targetFinder, code.trim(), line, page) : undefined;
      const message = nameMessage ?? (isInProgram ? undefined : (resolved.message ?? otherApiMessage));
      if (message !== undefined) this.addDiagnostic('contract/unknown-name', line, message);
      this.addUses(
        [...targets, ...(resolved.target === undefined ? [] : [resolved.target])].map((target) => ({line, target})),
      );
    }
  }
}

/** Checks the counterparts in the GraphQL API that the REST description declares. */
function checkCounterparts({rest, graphql}: CheckContext): Diagnostic[] {
  const {diagnostics} = findCounterparts(rest.document as never, graphql);
  return diagnostics.map(({message}) => ({file: 'openapi', id: 'openapi/x-graphql', message}));
}

function isUsedInGuides(guides: readonly Guide[], name: string): boolean {
  return guides.some(({text}) => text.includes(name));
}
