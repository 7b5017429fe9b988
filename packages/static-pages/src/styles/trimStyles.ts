import postcss, {type Root} from 'postcss';
import createParser, {type Node, type Selector} from 'postcss-selector-parser';

/** The names that pages and their scripts use. */
export interface UsedNames {
  /** Classes, without the dot. */
  classes: ReadonlySet<string>;
  /** Variables that are read outside of the style sheet, with their hyphens, for example `--ifm-color-primary`. */
  variables: ReadonlySet<string>;
}

/** Matches the framework's variables, of which the site and its components read a small part. */
const FRAMEWORK_VARIABLE = /^--ifm-/;
const parser = createParser();

/**
 * Removes the rules of classes that aren't used, and the framework's variables that aren't read. Rules for elements,
 * attributes, and states stay.
 *
 * @param css - a style sheet
 * @param used - see {@link UsedNames}
 * @returns the shorter style sheet
 */
export function trimStyles(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (/^(?:from|to|[\d.]+%)/.test(rule.selector)) return;
    const selectors = parser.astSync(rule.selector).nodes;
    const remaining = selectors.filter((selector) => canMatch(selector, used.classes));
    if (remaining.length === 0) rule.remove();
    else if (remaining.length < selectors.length)
      rule.selector = remaining.map((selector) => String(selector).trim()).join(',');
  });
  removeUnreadVariables(root, used.variables);
  removeEmptyRules(root);
  return root.toString();
}

/** Checks whether a selector can match an element, if no element has other classes. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node: Node) => {
    if (node.type === 'class') return classes.has(node.value);
    // `:not(.unused)` always matches. `:is()` and the like match if one of their selectors does.
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some((nested) => canMatch(nested, classes));
  });
}

/** Removes variables until each is read: a removed variable may have been the only one that reads another. */
function removeUnreadVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const read = new Set(findReadVariables(root.toString()));
    root.walkDecls(FRAMEWORK_VARIABLE, (declaration) => {
      if (read.has(declaration.prop) || readElsewhere.has(declaration.prop)) return;
      declaration.remove();
      hasChanged = true;
    });
  }
}

/** Removes rules that have become empty, except for cascade layers: the first rule of each defines their order. */
function removeEmptyRules(root: Root): void {
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.name !== 'layer' && rule.remove()));
}

/**
 * Finds the variables that a style sheet or the attributes of a page read.
 *
 * @param text - a style sheet, or a page's HTML
 */
export const findReadVariables = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
