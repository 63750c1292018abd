import { ZSBlockButton, ZSView } from '@0610studio/zs-ui';

const variants = ['solid', 'pastel', 'stroke'] as const;

export default function ZSBlockButtonVariants() {
  return (
    <ZSView style={{ gap: 12, alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ZSBlockButton
          key={variant}
          title={variant}
          typo="label.1"
          intent="grey"
          variant={variant}
          role="button"
          onPress={() => {}}
        />
      ))}
    </ZSView>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
