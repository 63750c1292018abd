import { InstallTabs } from '../../toolkit/mdx/InstallTabs.tsx';
import { upgradeFile } from '../../toolkit/version/upgradeFile.ts';
import { versionFile } from '../../toolkit/version/versionFile.ts';
import { stepCommands, upgradeSteps } from './upgradeSteps.ts';

interface UpgradeProps {
  /** Version at which the upgrade stops. */
  to: string;
  /** Name of the radio buttons, unique on the page; remarkTabs.ts passes it. */
  name?: string;
}

/** Commands of a step on the way from the version for the oldest SDK to the newest. */
export function Upgrade({ to, name = 'upgrade' }: UpgradeProps) {
  const { versions, sdks } = versionFile();
  const pair = { from: sdks[0]?.version ?? '', to: versions[0]?.version ?? '' };
  const steps = upgradeSteps({ versions, sdks, upgrade: upgradeFile() }, pair, sdks[0]?.sdk);
  const step = steps.find((one) => one.pair.to === to);
  if (!step) {
    throw new Error(
      `<Upgrade to="${to}">: 업그레이드의 단계가 아닌 버전입니다. 다음 중에서 지정하세요: ${steps.map((one) => one.pair.to).join(', ')}.`,
    );
  }
  return (
    <InstallTabs
      name={name}
      sdk={step.fit.sdk}
      commandOf={(manager) => stepCommands(manager, step)}
    />
  );
}
