/** What components know of the brand, as the plugin's global data. Browsers are sent it with every page. */
export interface LookData {
  /** Name of the provider. */
  provider: string;
  /** Where readers report mistakes, with `{message}` in it. Absent for a provider who takes no reports. */
  report?: string;
}
