/** Statement about a value: a label, and an optional value that is rendered as code. */
export type Fact = [label: string, code?: string];
