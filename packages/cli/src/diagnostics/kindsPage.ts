import {DIAGNOSTIC_KINDS} from './kinds';

const HEAD = `# Diagnostics

Each error message ends with the ID of its kind, such as \`[content/link]\`. If an ID starts with \`content/\` or \`contract/\`, a comment on the previous line disables the diagnostic. The comment needs a reason, and each build prints the number of these comments:

\`\`\`mdx
{/* docs-disable-next-line contract/unknown-name: a field of another provider */}
\`\`\`

In a file that ends in \`.md\`, write \`<!-- … -->\` instead. If a code block or a table starts on the next line, the comment covers all of it.

The rules of \`redocly.yaml\` have IDs such as \`openapi/operation-operationId-unique\`. The Redocly documentation describes them.
`;

/**
 * Renders the page that lists all kinds of diagnostics, for writers.
 *
 * @returns Markdown with a section for each area, and a row for each kind
 */
export function renderDiagnosticKindsPage(): string {
  const areas = [...new Set(DIAGNOSTIC_KINDS.map(({id}) => getArea(id)))];
  const sections = areas.map((area) => {
    const rows = DIAGNOSTIC_KINDS.filter(({id}) => getArea(id) === area).map(
      ({id, cause, fix}) => `| \`${id}\` | ${escapeCell(cause)} | ${escapeCell(fix)} |`,
    );
    return [`## ${area}`, '', '| ID | Cause | Fix |', '| --- | --- | --- |', ...rows, ''].join('\n');
  });
  return `${HEAD}\n${sections.join('\n')}`;
}

const getArea = (id: string): string => id.split('/')[0] ?? '';

const escapeCell = (text: string): string => text.replace(/[<{]/g, '\\$&').replaceAll('|', '\\|');
