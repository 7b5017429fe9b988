/**
 * The style sheets of what the pages of both references share. Their pages are generated on the server alone:
 * what the browser's bundle doesn't hold, it would not bring the styles of.
 */
import '../Contents/styles.module.css';
import '@paydocs/ui/components/Html/styles.module.css';
import '../Layout/styles.module.css';
import './code.module.css';
import './fields.module.css';
import './notices.module.css';
import './uses.module.css';
import '@paydocs/ui/components/CopyButton/styles.module.css';
import '@paydocs/ui/components/CodeFrame/styles.module.css';
import '@paydocs/ui/components/TabList/styles.module.css';
import '@paydocs/ui/components/Tabs/styles.module.css';
