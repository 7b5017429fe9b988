/** The sidebar of the `graphql` area. Each docs instance needs a file with only its own sidebar. */
import reference from '../../../apis/graphql/sidebar';
import sidebars from '../../../sidebars';

export default {graphql: [...sidebars.graphql, ...reference]};
