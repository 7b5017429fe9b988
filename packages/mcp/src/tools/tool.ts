/** What a tool is. */
import type {z} from 'zod';
import type {Site} from '../site';

/** What a tool answers. */
export interface Answer {
  /** Markdown for whoever reads it. */
  text: string;
  /** The same for programs. */
  data?: Record<string, unknown>;
}

/** A question that programs may ask. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** What it is for, and when to use it: programs choose by it. */
  description: string;
  /** What it takes, with the limits of each value. */
  input: Input;
  /**
   * What is slow to load, such as the highlighter of code, is imported here: programs wait for a server that starts.
   *
   * @throws ToolError if the question can't be answered
   */
  answer(site: Site, input: z.output<Input>): Answer | Promise<Answer>;
}

/** @returns the tool, with the type of its input known to `answer` */
export const tool = <Input extends z.ZodObject>(given: Tool<Input>): Tool => given as unknown as Tool;
