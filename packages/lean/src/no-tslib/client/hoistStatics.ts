/** For `withRouter` of React Router alone. @throws Error always: nothing here calls it */
export default function hoistStatics(): never {
  throw new Error('withRouter of React Router is left out. Use the hooks of @docusaurus/router.');
}
