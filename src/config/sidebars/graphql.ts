/** The sidebar of the graphql area: each docs instance reads a file that holds its own sidebar alone. */
import reference from '../../../apis/graphql/sidebar';
import sidebars from '../../../sidebars';

export default {graphql: [...sidebars.graphql, ...reference]};
