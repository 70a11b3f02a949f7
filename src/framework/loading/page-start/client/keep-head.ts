import {HelmetProvider} from 'react-helmet-async';

// While React renders a page for the first time, Helmet writes what it knows so far between two slices
// of the work: the page loses its title and description for a while, and every change of the classes
// of `html` styles the whole page anew. The HTML of the build has all of it.
HelmetProvider.canUseDOM = false;

/** The first call is when the page is complete. What Helmet hears of next, it writes with all the rest. */
export function onRouteDidUpdate(): void {
  HelmetProvider.canUseDOM = true;
}
