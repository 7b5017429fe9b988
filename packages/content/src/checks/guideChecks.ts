import {checkAdmonitions} from './admonitions';
import {checkCodeBlocks} from './codeBlocks';
import {checkFileName} from './fileNames';
import type {GuideCheck} from './guideCheck';
import {checkHeadings} from './headings';
import {checkTags} from './tags';
import {checkImports, checkUrls} from './targets';
import {checkTokens} from './tokens';
import {checkUnfinishedMarkup} from './unfinished';

/** The checks that run on each page and partial. To add one, write it in a file of this folder, and list it here. */
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
        cause:
          'Text in angle brackets is read as an HTML tag and disappears from the page, or the page contains an element of the document around it.',
        fix: 'Put the text in backticks, or correct, close, or delete the tag. Components work only in files that end in .mdx.',
      },
      {
        id: 'content/unknown-component',
        cause: 'The page uses a component that is neither registered in the site nor imported in the page.',
        fix: 'Correct the name, import the component in the page, or register it in the guides.components option.',
      },
      {
        id: 'content/attribute',
        cause: 'An attribute or a child of a component is missing, unknown, or invalid.',
        fix: 'Correct the attribute as the message describes.',
      },
      {
        id: 'content/tabs',
        cause: 'A group of tabs is empty, has two tabs with the same value, or has content outside its tabs.',
        fix: 'Put each part of the content in a TabItem with its own value and label.',
      },
      {
        id: 'content/expression',
        cause: 'Text in braces, or a line that starts with "export", is read as code.',
        fix: 'Put a backslash before each brace, put the text in backticks, or start the line with another word.',
      },
    ],
  },
  {
    check: checkAdmonitions,
    kinds: [
      {
        id: 'content/admonition',
        cause: "An admonition has an unknown kind, or isn't closed.",
        fix: 'Start the admonition with a line such as ":::note", and end it with the line ":::".',
      },
    ],
  },
  {
    check: checkHeadings,
    kinds: [
      {
        id: 'content/heading-anchor',
        cause: 'The anchor of a heading is invalid, or another heading on the page has the same anchor.',
        fix: 'Use one word that no other heading has, such as {#my-heading}.',
      },
    ],
  },
  {
    check: checkCodeBlocks,
    kinds: [
      {
        id: 'content/code-block',
        cause: "A code block isn't closed, or the words after its language are invalid.",
        fix: 'Close the block, or correct the words as the message describes.',
      },
      {
        id: 'content/diagram',
        cause: "A diagram can't be drawn.",
        fix: 'Correct the line as the message describes. Diagrams use Mermaid syntax.',
      },
      {
        id: 'content/screen',
        cause: "A screen can't be drawn, or doesn't match the text of the page.",
        fix: 'Correct the line as the message describes.',
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
        cause: "A comment or a details tag isn't closed, or a reference has no definition.",
        fix: 'Close the comment or the tag, or add the definition.',
      },
    ],
  },
  {
    check: checkFileName,
    kinds: [
      {
        id: 'content/file-name',
        cause: "A file name is unsafe in a URL, or doesn't end in .md or .mdx.",
        fix: 'Rename the file as the message describes, or set a slug in the front matter.',
      },
    ],
  },
];
