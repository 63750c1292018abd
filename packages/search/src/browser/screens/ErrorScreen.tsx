import type { SearchText } from '../../shared/text/searchText.ts';
import { FaultIcon, OfflineIcon } from './icons.tsx';

interface ErrorScreenProps {
  /** Whether the network is at fault, not the search itself. */
  isUnreachable: boolean;
  onRetry: () => void;
  text: SearchText;
}

/** Error screen: the reason, and a button to retry. */
export function ErrorScreen({ isUnreachable, onRetry, text }: ErrorScreenProps) {
  return (
    <div className="zs-search-screen" role="alert">
      {isUnreachable ? <OfflineIcon /> : <FaultIcon />}
      <p className="zs-search-screen-title">{text.errorTitle}</p>
      <p className="zs-search-screen-help">{isUnreachable ? text.errorHelp : text.faultHelp}</p>
      <button className="zs-search-action" type="button" onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}
