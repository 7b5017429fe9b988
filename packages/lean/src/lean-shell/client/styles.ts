/** Style sheets of what only the server renders. */
import '@paydocs/reference/components/reference/styles';
import '@paydocs/reference/components/rest/styles';
import '../theme/StaticDocIndex/styles.module.css';
import '../theme/StaticDocRoot/styles.module.css';
