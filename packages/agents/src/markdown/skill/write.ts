/** Writes the skill and its index to the paths that programs expect. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {DownloadableFile} from '../indexes/llms';
import {createSkill, type Skill, type SkillSite} from './skill';

/** Path relative to the site's base URL. */
const SKILL_FILE = 'skill.md';

/**
 * Path of the index, from Agent Skills Discovery via Well-Known URIs, 0.2.0
 * (https://github.com/cloudflare/agent-skills-discovery-rfc). It's relative to the root of the host, so if the site's
 * base path isn't `/`, the host must serve the file at its root.
 */
const INDEX_FILE = '.well-known/agent-skills/index.json';
const SCHEMA_URL = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Renders the JSON index of skills, which has the URL of the skill and the SHA-256 digest of its text in UTF-8.
 *
 * @param url - URL path of the skill file, from the root of the host
 */
export function renderSkillIndex({name, description, text}: Skill, url: string): string {
  const digest = `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
  const index = {$schema: SCHEMA_URL, skills: [{name, type: 'skill-md', description, url, digest}]};
  return `${JSON.stringify(index, null, 2)}\n`;
}

/**
 * Writes the skill and its index.
 *
 * @param outDir - folder of the built site
 * @param baseUrl - base path of the site, with a slash at both ends
 * @returns the skill as a file for download
 */
export function writeSkill(outDir: string, baseUrl: string, site: SkillSite): DownloadableFile {
  const skill = createSkill(site);
  const writeFile = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), text);
  };
  writeFile(SKILL_FILE, skill.text);
  writeFile(INDEX_FILE, renderSkillIndex(skill, `${baseUrl}${SKILL_FILE}`));
  return {
    title: SKILL_FILE,
    path: SKILL_FILE,
    description: 'For programs that write code: how to find a page, and the rules for a good integration.',
  };
}
