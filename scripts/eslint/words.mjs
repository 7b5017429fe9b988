/** ESLint rules for the words of code: see contributing/engine.md. */

/** Words that comments don't use, and the words to use instead. */
const COMMENT_WORDS = {
  'somebody|nobody|whoever': 'a writer, a reader, a caller, no caller',
  'told|tells|is told|tell': 'report, say which',
  'colou?red? text|colours?|behaviours?': 'color, behavior',
  'is meant|are meant': 'is for',
  'stands?': 'is, means',
  'e-mail': 'email',
  'till|afterwards': 'until, then',
};
/**
 * Matches docstrings that start with a question word instead of a verb or noun. A Boolean property may start with
 * “Whether”.
 */
const STARTS = /^\*\s*(?:\*\s*)?(What|Whether|Where|Who|How)\b/;
const FUNCTION_STARTS = new Set(['export', 'function', 'async', 'const']);
/** Words that names don't contain, and the words to use instead. */
const NAME_PARTS = {
  mistake: 'diagnostic, error',
  mistakes: 'diagnostics',
  told: 'reported',
  nobody: 'none',
  somebody: 'user',
  whoever: 'user',
  patience: 'timeoutMs',
  colour: 'color',
  thing: 'item, resource',
  things: 'items, resources',
};
const words = Object.entries(COMMENT_WORDS).map(([pattern, use]) => [
  new RegExp(String.raw`\b(?:${pattern})\b`, 'i'),
  use,
]);
/** Blanks out code, links, and URLs, which have their own names. */
const withoutCode = (text) => text.replace(/`[^`]*`|\{@link [^}]*\}|https?:\S+/g, (code) => ' '.repeat(code.length));

/**
 * Reports excluded words in comments, and docstrings that start with a question word.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const comments = {
  meta: {type: 'suggestion', schema: [], docs: {description: 'enforces the words of the field in comments'}},
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = withoutCode(comment.value);
        for (const [pattern, use] of words) {
          const found = pattern.exec(text);
          if (found)
            context.report({loc: comment.loc, message: `Write “${use}” instead of “${found[0]}” in comments.`});
        }
        const start = STARTS.exec(text);
        const next = context.sourceCode.getTokenAfter(comment)?.value;
        if (start && (start[1] !== 'Whether' || FUNCTION_STARTS.has(next))) {
          const message = `A docstring starts with a verb or a noun, not with “${start[1]}”.`;
          context.report({loc: comment.loc, message});
        }
      }
    },
  }),
};

const splitName = (name) => name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((part) => part.toLowerCase());

/**
 * Reports excluded words in names, where the names are declared.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const names = {
  meta: {type: 'suggestion', schema: [], docs: {description: 'enforces the words of the field in names'}},
  create(context) {
    const check = (id) => {
      // A reader reports a mistake on a page.
      if (id?.type !== 'Identifier' || id.name === 'ReportMistake') return;
      const part = splitName(id.name).find((each) => Object.hasOwn(NAME_PARTS, each));
      if (part) context.report({node: id, message: `Use “${NAME_PARTS[part]}” instead of “${part}” in names.`});
    };
    const checkFunction = ({id}) => {
      check(id);
      if (/^[a-z]\w*[a-z]Of$/.test(id?.name ?? ''))
        context.report({node: id, message: 'The name of a function starts with a verb: getX instead of xOf.'});
    };
    return {
      FunctionDeclaration: checkFunction,
      VariableDeclarator(node) {
        const isFunction = /Function/.test(node.init?.type ?? '');
        if (isFunction) checkFunction(node);
        else check(node.id);
      },
      TSInterfaceDeclaration: ({id}) => check(id),
      TSTypeAliasDeclaration: ({id}) => check(id),
      ClassDeclaration: ({id}) => check(id),
      TSPropertySignature: ({key}) => check(key),
    };
  },
};

export default {rules: {comments, names}};
