import { Component, type ReactNode, useLayoutEffect } from 'react';

/** Says that its siblings have been drawn. It stands inside the boundary: a failed tree says nothing. */
function Reporter({ onRendered }: { onRendered: () => void }) {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  onRendered: () => void;
  onError: (error: unknown) => void;
}

/** Keeps an error of the example from emptying the frame; the page shows what went wrong. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { children, onRendered } = this.props;
    return this.state.failed ? null : (
      <>
        {children}
        <Reporter onRendered={onRendered} />
      </>
    );
  }
}
