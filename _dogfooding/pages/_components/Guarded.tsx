import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from '@docusaurus/theme-common';
import React, {type ReactNode} from 'react';

/** An error boundary with the theme's short message: the error and a button. */
export function WithMessage({children}: {children: ReactNode}): ReactNode {
  return (
    <ErrorBoundary fallback={(props) => <ErrorBoundaryErrorMessageFallback {...props} />}>
      {children}
    </ErrorBoundary>
  );
}

/** An error boundary with a fallback of one's own. */
export function WithOwnFallback({children}: {children: ReactNode}): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <p role="alert">
          This part is out of order ({error.message}).{' '}
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Breaks while it draws, so that the boundary around it has to answer. */
function BrokenFallback(): ReactNode {
  throw new Error('The fallback broke as well, on purpose');
}

export function WithBrokenFallback({children}: {children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={() => <BrokenFallback />}>{children}</ErrorBoundary>;
}

/** An error boundary that shows the error with all of its causes. */
export function WithCauses({children}: {children: ReactNode}): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <div role="alert">
          <ErrorBoundaryError error={error} />
          <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Names the place where an error came through, and keeps the error as the cause. */
export function WithContext({children}: {children: ReactNode}): ReactNode {
  return (
    <ErrorCauseBoundary
      onError={(cause) => new Error('The third widget could not be drawn, on purpose', {cause})}
    >
      {children}
    </ErrorCauseBoundary>
  );
}
