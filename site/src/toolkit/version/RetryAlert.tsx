interface RetryAlertProps {
  text: { failed: string; retry: string };
  onRetry: () => void;
}

/** Says that a file did not load; a button asks for it again. */
export function RetryAlert({ text, onRetry }: RetryAlertProps) {
  return (
    <div role="alert">
      <p>{text.failed}</p>
      <button type="button" className="action" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
