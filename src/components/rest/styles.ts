/**
 * The style sheets of the REST reference's components. Their pages are generated on the server alone:
 * what the browser's bundle doesn't hold, it would not bring the styles of.
 */
import './Endpoint/styles.module.css';
import './Fields/styles.module.css';
import './Html/styles.module.css';
import './Layout/styles.module.css';
import './Lists/styles.module.css';
import './Responses/styles.module.css';
import './Samples/styles.module.css';
import '../CopyButton/styles.module.css';
import '../CodeFrame/styles.module.css';
import '../TabList/styles.module.css';
import '../Tabs/styles.module.css';
