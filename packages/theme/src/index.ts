/** Components that guides and references share. */
export {default as CodeFrame} from './components/CodeFrame';
export {default as Consent} from './components/Consent';
export {default as CopyButton} from './components/CopyButton';
export {default as CopyPage, type Assistant} from './components/CopyPage';
export {default as Crash} from './components/Crash';
export {default as DataTable, type Row} from './components/DataTable';
export {default as Description} from './components/Description';
export {default as Diagram} from './components/Diagram';
export {default as EntryFilter} from './components/EntryFilter';
export {default as Fold} from './components/Fold';
export {Html} from './components/Html';
export {default as MissingCode} from './components/MissingCode';
export {default as ReportMistake} from './components/ReportMistake';
export {default as Screen} from './components/Screen';
export {default as StructuredData} from './components/StructuredData';
export {default as TabList, getTabIds, type Tab} from './components/TabList';
export {default as Tabs, TabItem} from './components/Tabs';
export {default as WrapButton} from './components/WrapButton';
