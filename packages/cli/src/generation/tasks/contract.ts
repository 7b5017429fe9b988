import fs from 'node:fs';
import path from 'node:path';
import type {TestData, ContractReport} from '@paydocs/contract';
import {InputError, listFiles, summarizeWarnings} from '@paydocs/core';
import {generatedFolder, guideLinksFile, guidesByPageFile, releasesFile, addLanguageSuffix} from '@paydocs/preset/site';
import {linkNames} from '@paydocs/reference';
import {loadNameLinksModule} from '@paydocs/preset/references';
import type {Site} from '../../site/types';
import {createGuideLinks, groupGuidesByPage, createAffectedGuidesLookup, addAffectedGuides} from '../guideLinks';
import {readReleases} from './changelog';
import {readReleaseHistory} from '../../history/readReleaseHistory';
import {getTranslationLanguages} from './languages';
import {contractSources, nameLinkSources, listFilesWithCode, listHandwrittenFiles, getContentPaths} from './sources';
import type {GenerationTask} from './task';

/** Creates the task that checks guides against both specifications, and generates data for pages. */
export function createContractTask(site: Site): GenerationTask {
  const {brand, baseUrl, strict, graphql, checks} = site;
  const {testData} = checks;
  const translations = getTranslationLanguages(site);
  const openapi = `${generatedFolder}/openapi/openapi.json`;
  const schema = `${generatedFolder}/schema/schema.graphql`;
  return {
    name: 'contract',
    needs: ['guides', 'openapi', 'schema'],
    inputs: [
      ...getContentPaths(site),
      'src/pages',
      ...[checks.changelog, releasesFile, checks.names, graphql.examples, openapi, schema],
      ...(testData ? [testData.file] : []),
      ...contractSources,
      ...nameLinkSources,
    ],
    values: [
      String(strict),
      baseUrl,
      JSON.stringify(brand),
      ...translations.flatMap((language) => [language.currentLocale, language.baseUrl]),
    ],
    target: `${generatedFolder}/contract`,
    owns: () => true,
    async run(staging) {
      const [
        {checkContract, buildEmbeds, writeEmbeds, writeReport},
        {readPages},
        {createNameLinks, createUrlResolver},
        {readSiteCode},
      ] = await Promise.all([
        import('@paydocs/contract'),
        import('@paydocs/content/guides'),
        loadNameLinksModule(),
        import('../siteCode'),
      ]);
      const {guides} = readPages(listHandwrittenFiles(site), brand);
      const specifications = {
        openapi: JSON.parse(fs.readFileSync(openapi, 'utf8')),
        sdl: fs.readFileSync(schema, 'utf8'),
        examples: listFiles(graphql.examples)
          .filter((file) => file.endsWith('.graphql'))
          .map((file) => fs.readFileSync(file, 'utf8')),
        brand,
        testData: testData as TestData | undefined,
        otherNames: checks.names,
        releases: readReleases(checks.changelog),
        history: readReleaseHistory(),
        baseUrl,
        getHref: createUrlResolver(site),
      };
      const report = await checkContract(
        [...guides, ...readSiteCode(listFilesWithCode(site), 'src/pages', brand)],
        specifications,
      );
      if (report.diagnostics.length > 0) {
        if (strict) throw new InputError(report.diagnostics);
        // The guides describe our own API, so they can't match other specifications.
        console.warn(
          summarizeWarnings(
            'contract',
            report.diagnostics.map((diagnostic) => ({...diagnostic, kind: 'guides that mention another API'})),
          ),
        );
      }
      const linkEmbeds = (
        embeds: ContractReport['embeds'],
        language: Pick<Site['languages'][number], 'currentLocale' | 'baseUrl'>,
      ): ContractReport['embeds'] => {
        const names = createNameLinks({...site, baseUrl: language.baseUrl}, 'rest');
        const getGuides = createAffectedGuidesLookup(site, guides, report.uses, language);
        return new Map(
          [...embeds].map(([name, data]) => [name, linkNames(addAffectedGuides(data, getGuides), names, '')]),
        );
      };
      const {currentLocale} = site.languages[0];
      writeReport(staging, {...report, embeds: linkEmbeds(report.embeds, {currentLocale, baseUrl})});
      const resolveHref = createUrlResolver({...site, baseUrl: '/'});
      const writeJson = (file: string, data: unknown): void =>
        fs.writeFileSync(path.join(staging, path.basename(file)), `${JSON.stringify(data, null, 1)}\n`);
      writeJson(guideLinksFile, createGuideLinks(report.names, resolveHref));
      writeJson(guidesByPageFile, groupGuidesByPage(site, guides, report.uses, resolveHref));
      for (const language of translations) {
        const embeds = await buildEmbeds(guides, {
          ...specifications,
          baseUrl: language.baseUrl,
          getHref: createUrlResolver({...site, baseUrl: language.baseUrl}),
        });
        writeEmbeds(path.join(staging, addLanguageSuffix('embeds', language)), linkEmbeds(embeds, language));
      }
    },
  };
}
