/** The plugin's global data, which has the parts of the brand that components need. Each page includes it. */
export interface LookGlobalData {
  /** Name of the provider. */
  provider: string;
  /** URL for reporting a mistake, with the placeholder `{message}`. Absent if the provider doesn't accept reports. */
  reportUrl?: string;
}
