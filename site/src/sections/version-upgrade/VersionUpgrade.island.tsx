import { lazy, Suspense } from 'react';
import { versionUpgradeText as text } from '../../text/versionUpgrade.ts';

/** Apart, so that the scripts of all other pages need not name the files that it consists of. */
const Comparison = lazy(async () => {
  const { VersionComparison } = await import('./VersionComparison.tsx');
  return { default: VersionComparison };
});

/** The comparison of two versions, when it is there. */
export default function VersionUpgrade() {
  return (
    <Suspense fallback={<p role="status">{text.loading}</p>}>
      <Comparison />
    </Suspense>
  );
}
