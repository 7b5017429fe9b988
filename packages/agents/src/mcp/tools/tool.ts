/** Types for defining tools. */
import type {z} from 'zod';
import type {Site} from '../site';

/** Result of a tool. */
export interface ToolResult {
  /** Content as Markdown. */
  text: string;
  /** Structured content, for programs. */
  data?: Record<string, unknown>;
}

/** A tool that clients can call. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** Description of the tool and of its use, by which clients choose it. */
  description: string;
  /** Schema of the input, with the limits of each value. */
  input: Input;
  /**
   * Runs the tool. Implementations import slow modules, such as the code highlighter, here to keep the start fast.
   *
   * @throws ToolError if there's no result for the input
   */
  run(site: Site, input: z.output<Input>): ToolResult | Promise<ToolResult>;
}

/** Defines a tool, and infers the type of its input. */
export const defineTool = <Input extends z.ZodObject>(definition: Tool<Input>): Tool => definition as unknown as Tool;
