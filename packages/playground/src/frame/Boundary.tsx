import { Component, type ErrorInfo, type ReactNode, useEffect } from 'react';
import { rejectRenderedText } from './rejectBareText.ts';

/**
 * Reports that its siblings have rendered and their effects have run: what is pressed then may need a
 * provider that an effect registers. It is inside the boundary: a failed tree reports nothing.
 */
function Reporter({ root, onRendered }: Pick<BoundaryProps, 'root' | 'onRendered'>) {
  useEffect(() => {
    rejectRenderedText(root);
    onRendered();
  }, [root, onRendered]);
  return null;
}

interface BoundaryProps {
  /** Root element. */
  root: Element;
  children: ReactNode;
  onRendered: () => void;
  /** @param componentStack stack of the components around the error */
  onError: (error: unknown, componentStack: string) => void;
}

/** Error boundary of the example: reports an error to the page, and keeps the frame mounted. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack ?? '');
  }

  override render() {
    const { root, children, onRendered } = this.props;
    return this.state.failed ? null : (
      <>
        {children}
        <Reporter root={root} onRendered={onRendered} />
      </>
    );
  }
}
