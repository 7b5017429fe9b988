import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** A sidebar written as a list: documents, categories and links. */
export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;
export type SidebarItem = SidebarItems[number];
