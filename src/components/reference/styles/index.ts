/**
 * The style sheets of what the pages of both references share. Their pages are generated on the server alone:
 * what the browser's bundle doesn't hold, it would not bring the styles of.
 */
import '../Contents/styles.module.css';
import '../Html/styles.module.css';
import '../Layout/styles.module.css';
import './code.module.css';
import './fields.module.css';
import './notices.module.css';
import './uses.module.css';
import '../../CopyButton/styles.module.css';
import '../../CodeFrame/styles.module.css';
import '../../TabList/styles.module.css';
import '../../Tabs/styles.module.css';
