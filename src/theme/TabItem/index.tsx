/** Replacement of @docusaurus/theme-classic 3.10.2. Reason: see the override of Tabs. */
export {TabItem as default} from '../../components/Tabs';
