/** Something that holds of a value: a label, and what stands in code beside it. */
export type Fact = [label: string, code?: string];
