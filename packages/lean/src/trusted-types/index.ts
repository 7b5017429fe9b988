/**
 * Says which texts may become HTML, and which addresses those of scripts, in browsers that require trusted types. It
 * has the name `default`: React, the bundler's runtime and libraries assign plain text, and are asked by it as well.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trustScript} from './script';

/**
 * @param context - the site
 * @param options - `hosts`: the beginnings of addresses from which other scripts may come
 * @returns the plugin
 */
export default function trustedTypes({baseUrl}: LoadContext, {hosts}: {hosts: readonly string[]}): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: trustScript(`${baseUrl}assets/`, hosts)}]}),
  };
}
