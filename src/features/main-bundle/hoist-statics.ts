/**
 * Stands in for what copies static properties to a component that the router wraps. Only `withRouter`
 * needs it, which the site, core and the theme don't use.
 */
export default function hoistStatics<Component>(wrapper: Component): Component {
  return wrapper;
}
