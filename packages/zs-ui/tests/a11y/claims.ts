/** A sentence of the accessibility table, and what proves it. */
export interface Claim {
  text: string;
  prove: () => Promise<void>;
}

/** A key of the table; keys that do the same stand together, with commas between. */
export interface KeyClaim {
  key: string;
  does: string;
  prove: () => Promise<void>;
}

/** What a component is to a keyboard and a screen reader. */
export interface Claims {
  component: string;
  /** Name of an ARIA role, or `없음`. The sentences below prove it. */
  role: string;
  says: readonly Claim[];
  keys: readonly KeyClaim[];
}

/** Title of the tests of a component. */
export const titleOf = ({ component }: Claims) => `${component}: 역할, 이름, 키`;

/** What the tests of `tests/device` prove in the tree that React Native draws. */
export interface DeviceClaims {
  component: string;
  /** A role that an element of the tree has. */
  role?: string;
  /** Sentences that hold there too. */
  says: readonly string[];
  /** Name, role and state of each element, in the order of the tree. */
  tree: readonly string[];
}

const WEB = '웹';
const BOTH = '웹, React Native 트리';

/** The table that readers see, made of the sentences that are proven. */
export function tableOf(all: readonly Claims[], onDevices: readonly DeviceClaims[]): string {
  const entries = all.map((claims) => {
    const device = onDevices.find(({ component }) => component === claims.component);
    const provenIn = (isBoth: boolean | undefined) => (isBoth ? BOTH : WEB);
    return {
      component: claims.component,
      role: { text: claims.role, provenIn: provenIn(device?.role === claims.role) },
      keys: claims.keys.map(({ key, does }) => ({ key, text: does, provenIn: WEB })),
      says: claims.says.map(({ text }) => ({
        text,
        provenIn: provenIn(device?.says.includes(text)),
      })),
      tree: (device?.tree ?? []).map((words) => `‘${words}’`).join(' '),
    };
  });
  return `${JSON.stringify(entries, null, 2)}\n`;
}
