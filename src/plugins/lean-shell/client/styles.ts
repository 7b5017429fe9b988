/** Style sheets of what only the server renders. */
import '@site/src/components/reference/styles';
import '@site/src/components/rest/styles';
import '../theme/StaticDocIndex/styles.module.css';
import '../theme/StaticDocRoot/styles.module.css';
