import {checkAdmonitions} from './admonitions';
import {checkCodeBlocks} from './codeBlocks';
import {checkFileName} from './fileNames';
import type {GuideCheck} from './guideCheck';
import {checkHeadings} from './headings';
import {checkTags} from './tags';
import {checkImports, checkUrls} from './targets';
import {checkTokens} from './tokens';
import {checkUnfinishedMarkup} from './unfinished';

/** The checks of each page and partial. To add one, write it in a file of this folder, and add it to this list. */
export const GUIDE_CHECKS: readonly GuideCheck[] = [
  {
    check: checkTokens,
    kinds: [
      {
        id: 'content/brand-token',
        cause: "A word in braces isn't a brand token.",
        fix: 'Correct the token. To show braces as text, put a backslash before the first one.',
      },
    ],
  },
  {
    check: checkTags,
    kinds: [
      {
        id: 'content/unknown-tag',
        cause: 'Text in angle brackets is read as an HTML tag, and disappears from the page.',
        fix: 'Put the text in backticks, or correct the tag. Components work only in files that end in .mdx.',
      },
      {
        id: 'content/unknown-component',
        cause: 'The page uses a component that the site has not registered and the page does not import.',
        fix: 'Correct the name, import the component in the page, or register it in the option guides.components.',
      },
      {
        id: 'content/attribute',
        cause: 'An attribute or a child of a component is missing, unknown, or has a wrong value.',
        fix: 'Correct the attribute as the message says.',
      },
      {
        id: 'content/tabs',
        cause: 'Tabs have no tab, two tabs with the same value, or content outside a tab.',
        fix: 'Put each part of the content in a TabItem with its own value and label.',
      },
      {
        id: 'content/expression',
        cause: 'Braces or a line that starts with "export" are read as code.',
        fix: 'Put a backslash before each brace, put the text in backticks, or start the line with another word.',
      },
    ],
  },
  {
    check: checkAdmonitions,
    kinds: [
      {
        id: 'content/admonition',
        cause: 'A box has an unknown kind, or no line that closes it.',
        fix: 'Start it with a line such as ":::note", and end it with the line ":::".',
      },
    ],
  },
  {
    check: checkHeadings,
    kinds: [
      {
        id: 'content/heading-anchor',
        cause: 'The anchor of a heading is invalid, or another heading on the page has the same anchor.',
        fix: 'Write one word, such as {#my-heading}, that no other heading has.',
      },
    ],
  },
  {
    check: checkCodeBlocks,
    kinds: [
      {
        id: 'content/code-block',
        cause: "A code block isn't closed, or the words after its language are invalid.",
        fix: 'Close the block, or correct the words as the message says.',
      },
      {
        id: 'content/diagram',
        cause: "A diagram can't be drawn.",
        fix: 'Correct the line as the message says. Diagrams use Mermaid syntax.',
      },
      {
        id: 'content/screen',
        cause: "A picture of a screen can't be drawn, or doesn't match the text of the page.",
        fix: 'Correct the line as the message says.',
      },
    ],
  },
  {
    check: checkUrls,
    kinds: [
      {
        id: 'content/link',
        cause: "A link, an image, or a download has an invalid URL, or its target doesn't exist.",
        fix: 'Correct the path, or add the file.',
      },
    ],
  },
  {
    check: checkImports,
    kinds: [
      {
        id: 'content/import',
        cause: "A page imports a file that doesn't exist.",
        fix: 'Correct the path, or add the file.',
      },
    ],
  },
  {
    check: checkUnfinishedMarkup,
    kinds: [
      {
        id: 'content/unfinished-markup',
        cause: 'A comment or a details tag is not closed, or a reference has no definition.',
        fix: 'Close it, or add the definition.',
      },
    ],
  },
  {
    check: checkFileName,
    kinds: [
      {
        id: 'content/file-name',
        cause: "The name of a file is unsafe in a URL, or doesn't end in .md or .mdx.",
        fix: 'Rename the file as the message says, or set a slug in the front matter.',
      },
    ],
  },
];
