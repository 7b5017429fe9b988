/** The plugin's global data: what components need of the brand. Every page includes it. */
export interface LookData {
  /** Name of the provider. */
  provider: string;
  /** URL for reports of mistakes, with the placeholder `{message}`. Absent if the provider doesn't accept reports. */
  reportUrl?: string;
}
