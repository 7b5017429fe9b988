/** Publishes the skill where programs look for it. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {OfferedFile} from '../indexes/llms';
import {skillOf, type Skill, type SkillSite} from './text';

/** Below the site's base address. */
const SKILL = 'skill.md';

/**
 * Agent Skills Discovery via Well-Known URIs, 0.2.0 (https://github.com/cloudflare/agent-skills-discovery-rfc). Of a site
 * below a path, whoever serves the root of its host has to serve this file there.
 */
const INDEX = '.well-known/agent-skills/index.json';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * @param skill - what is offered
 * @param url - of its file, from the root of the host
 * @returns the index that leads to it, with the SHA-256 digest of the file's bytes
 */
export function skillIndex({name, description, text}: Skill, url: string): string {
  const digest = `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
  const index = {$schema: SCHEMA, skills: [{name, type: 'skill-md', description, url, digest}]};
  return `${JSON.stringify(index, null, 2)}\n`;
}

/**
 * @param outDir - folder of the built site
 * @param baseUrl - path below which the site is served, with a slash at both ends
 * @param site - what the skill is about
 * @returns the skill as a file that the site offers
 */
export function writeSkill(outDir: string, baseUrl: string, site: SkillSite): OfferedFile {
  const skill = skillOf(site);
  const put = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), text);
  };
  put(SKILL, skill.text);
  put(INDEX, skillIndex(skill, `${baseUrl}${SKILL}`));
  return {
    title: SKILL,
    path: SKILL,
    description: 'For programs that write code: how to find a page, and the rules for a good integration.',
  };
}
