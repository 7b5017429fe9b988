/** The style sheets of the REST reference's own components; see `packages/reference/src/components/reference/styles`. */
import './Endpoint/styles.module.css';
import './Failures/styles.module.css';
import './Lists/styles.module.css';
import './Responses/styles.module.css';
