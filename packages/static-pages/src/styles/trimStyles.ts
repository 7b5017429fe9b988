import postcss, {type Root} from 'postcss';
import createParser, {type Node, type Selector} from 'postcss-selector-parser';

/** Names of classes and CSS variables that pages and their scripts use. */
export interface UsedNames {
  /** Names of classes, without the dot. */
  classes: ReadonlySet<string>;
  /** Names of variables that are read outside of the style sheet, such as `--ifm-color-primary`. */
  variables: ReadonlySet<string>;
}

/** Matches the framework's variables, most of which are never read. */
const FRAMEWORK_VARIABLE = /^--ifm-/;
const selectorParser = createParser();

/**
 * Removes rules for unused classes, and variables of the framework that aren't read. Keeps rules for elements,
 * attributes, and states.
 *
 * @param css - a style sheet
 * @param used - see {@link UsedNames}
 * @returns the shorter style sheet
 */
export function trimStyles(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (/^(?:from|to|[\d.]+%)/.test(rule.selector)) return;
    const selectors = selectorParser.astSync(rule.selector).nodes;
    const remaining = selectors.filter((selector) => canMatch(selector, used.classes));
    if (remaining.length === 0) rule.remove();
    else if (remaining.length < selectors.length)
      rule.selector = remaining.map((selector) => String(selector).trim()).join(',');
  });
  removeUnreferencedVariables(root, used.variables);
  removeEmptyRules(root);
  return root.toString();
}

/** Checks whether a selector can match an element that has only the given classes. */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node: Node) => {
    if (node.type === 'class') return classes.has(node.value);
    // `:not(.unused)` always matches. `:is()` and the like match if one of their selectors does.
    if (node.type !== 'pseudo' || node.value === ':not' || node.nodes.length === 0) return true;
    return node.nodes.some((nested) => canMatch(nested, classes));
  });
}

/** Removes unread variables. Repeats this, because a removed variable may have been the only reader of another. */
function removeUnreferencedVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const read = new Set(findReferencedVariables(root.toString()));
    root.walkDecls(FRAMEWORK_VARIABLE, (declaration) => {
      if (read.has(declaration.prop) || readElsewhere.has(declaration.prop)) return;
      declaration.remove();
      hasChanged = true;
    });
  }
}

/** Removes empty rules, except those of cascade layers, which define the order of the layers. */
function removeEmptyRules(root: Root): void {
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.name !== 'layer' && rule.remove()));
}

/**
 * Finds the names of CSS variables that a style sheet or the attributes of a page read. They may repeat.
 *
 * @param text - a style sheet, or a page's HTML
 */
export const findReferencedVariables = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => name ?? []);
