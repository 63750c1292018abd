/** Sentence of the accessibility table, and its test. */
export interface Claim {
  text: string;
  prove: () => Promise<void>;
}

/** Row of keys in the table; keys that do the same are separated by commas. */
export interface KeyClaim {
  key: string;
  does: string;
  prove: () => Promise<void>;
}

/** Keyboard and screen reader behaviour of a component. */
export interface Claims {
  component: string;
  /** ARIA role, or `없음`. Tests of the sentences check it. */
  role: string;
  says: readonly Claim[];
  keys: readonly KeyClaim[];
}

/** Title of the tests of a component. */
export const titleOf = ({ component }: Claims) => `${component}: 역할, 이름, 키`;

/** What `tests/device` verifies in the React Native tree. */
export interface DeviceClaims {
  component: string;
  /** Role of an element in the tree. */
  role?: string;
  /** Sentences that are verified there, too. */
  says: readonly string[];
  /** Name, role and state of each element, in tree order. */
  tree: readonly string[];
}

const WEB = '웹';
const BOTH = '웹, React Native 트리';

/** Content of `a11y.json`, from the verified sentences. */
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
