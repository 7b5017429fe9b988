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
  /** Purpose of the tool, and when to use it. Clients choose tools by their descriptions. */
  description: string;
  /** Schema of the input, with the limits of each value. */
  input: Input;
  /**
   * Runs the tool. Slow modules, such as the code highlighter, are imported here, so that the server starts fast.
   *
   * @throws ToolError if the input is valid but has no result
   */
  run(site: Site, input: z.output<Input>): ToolResult | Promise<ToolResult>;
}

/** Defines a tool, and infers the type of its input. */
export const defineTool = <Input extends z.ZodObject>(definition: Tool<Input>): Tool => definition as unknown as Tool;
