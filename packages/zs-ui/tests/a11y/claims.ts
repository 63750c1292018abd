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

/** Title of the tests of a component; readers of the table see it. */
export const titleOf = ({ component }: Claims) => `${component}: 역할, 이름, 키`;

/** The table that readers see, made of the sentences that are proven. */
export function tableOf(all: readonly Claims[]): string {
  const entries = all.map((claims) => ({
    component: claims.component,
    role: claims.role,
    keys: claims.keys.map(({ key, does }) => ({ key, does })),
    says: claims.says.map(({ text }) => text).join(' '),
    provenBy: titleOf(claims),
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
