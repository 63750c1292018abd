import { Component, type ReactNode } from 'react';
import { crashText as text } from '../../text/crash.ts';

interface CrashBoundaryProps {
  children: ReactNode;
}

/** Error boundary: shows the error of a child that throws while rendering, and a button to try again. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <div className="island-note" role="alert">
        <strong>{text.title}</strong>
        <code translate="no">{error.message}</code>
        <button
          type="button"
          className="action"
          onClick={() => this.setState({ error: undefined })}
        >
          {text.tryAgain}
        </button>
      </div>
    );
  }
}
