import fs from 'node:fs';
import path from 'node:path';
import type {TestData} from '@paydocs/contract/testData';
import {InputError} from '@paydocs/core/inputError';
import {listFiles} from '@paydocs/core/fingerprint';
import {summarizeWarnings} from '@paydocs/core/warnings';
import type {Report} from '@paydocs/contract/types';
import {generatedFolder, guideLinksFile, guidesOfPagesFile, releasesFile} from '@paydocs/preset/generatedFiles';
import {inLanguage} from '@paydocs/preset/languages';
import {withNames} from '@paydocs/reference/common/names';
import type {Site} from '../../site/types';
import {guideLinks, guidesOfPages, guidesTouched, withTouchedGuides} from '../guideNames';
import {releasesOf} from './changelog';
import {readHistory} from '../../history/readHistory';
import {translationsOf} from './languages';
import {contractSources, nameSources, withCode, written, writtenPlaces} from './sources';
import type {GenerationTask} from './task';

/** @returns the task that checks whether guides contradict either of the specifications */
export function contractTask(site: Site): GenerationTask {
  const {brand, baseUrl, strict, graphql, checks} = site;
  const {testData} = checks;
  const translations = translationsOf(site);
  const openapi = `${generatedFolder}/openapi/openapi.json`;
  const schema = `${generatedFolder}/schema/schema.graphql`;
  return {
    name: 'contract',
    lane: 'checks',
    needs: ['guides', 'openapi', 'schema'],
    after: ['history'],
    inputs: [
      ...writtenPlaces(site),
      'src/pages',
      ...[checks.changelog, releasesFile, checks.names, graphql.examples, openapi, schema],
      ...(testData ? [testData.file] : []),
      ...contractSources,
      ...nameSources,
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
      const [{checkContract, embedsOf}, {writeEmbeds, writeReport}, {readPages}, {nameLinks, placesOf}, {siteCode}] =
        await Promise.all([
          import('@paydocs/contract'),
          import('@paydocs/contract/writeReport'),
          import('@paydocs/guides/pages/readGuide'),
          import('@paydocs/preset/nameLinks'),
          import('../siteCode'),
        ]);
      const {guides} = readPages(written(site), brand);
      const specifications = {
        openapi: JSON.parse(fs.readFileSync(openapi, 'utf8')),
        sdl: fs.readFileSync(schema, 'utf8'),
        examples: listFiles(graphql.examples)
          .filter((file) => file.endsWith('.graphql'))
          .map((file) => fs.readFileSync(file, 'utf8')),
        brand,
        testData: testData as TestData | undefined,
        otherNames: checks.names,
        releases: releasesOf(checks.changelog),
        history: readHistory(),
        baseUrl,
        placeOf: placesOf(site),
      };
      const report = await checkContract([...guides, ...siteCode(withCode(site), 'src/pages', brand)], specifications);
      if (report.problems.length > 0) {
        if (strict) throw new InputError(report.problems);
        // The guides describe our own API, so they can't match other specifications.
        console.warn(
          summarizeWarnings(
            'contract',
            report.problems.map((diagnostic) => ({...diagnostic, kind: 'guides that mention another API'})),
          ),
        );
      }
      const linkEmbeds = (
        embeds: Report['embeds'],
        language: Pick<Site['languages'][number], 'currentLocale' | 'baseUrl'>,
      ): Report['embeds'] => {
        const names = nameLinks({...site, baseUrl: language.baseUrl}, 'rest');
        const getGuides = guidesTouched(site, guides, report.uses, language);
        return new Map(
          [...embeds].map(([name, data]) => [name, withNames(withTouchedGuides(data, getGuides), names, '')]),
        );
      };
      const {currentLocale} = site.languages[0];
      writeReport(staging, {...report, embeds: linkEmbeds(report.embeds, {currentLocale, baseUrl})});
      const resolveHref = placesOf({...site, baseUrl: '/'});
      const writeJson = (file: string, data: unknown): void =>
        fs.writeFileSync(path.join(staging, path.basename(file)), `${JSON.stringify(data, null, 1)}\n`);
      writeJson(guideLinksFile, guideLinks(report.names, resolveHref));
      writeJson(guidesOfPagesFile, guidesOfPages(site, guides, report.uses, resolveHref));
      for (const language of translations) {
        const embeds = await embedsOf(guides, {
          ...specifications,
          baseUrl: language.baseUrl,
          placeOf: placesOf({...site, baseUrl: language.baseUrl}),
        });
        writeEmbeds(path.join(staging, inLanguage('embeds', language)), linkEmbeds(embeds, language));
      }
    },
  };
}
