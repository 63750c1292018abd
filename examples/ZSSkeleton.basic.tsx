import {
  ZSSkeleton,
  ZSText,
  ZSView,
} from '@0610studio/zs-ui';
import { useEffect, useState } from 'react';

const LOADING_MS = 3000;

export default function ZSSkeletonBasic() {
  const [name, setName] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(
      () => setName('노란 튤립 한 단'),
      LOADING_MS,
    );
    return () => clearTimeout(timer);
  }, []);

  return (
    <ZSSkeleton isFetching={name === undefined} aria-busy>
      <ZSView
        color="layer2"
        style={{ padding: 20, borderRadius: 16 }}
      >
        <ZSText>
          {name ?? '상품을 불러오는 중입니다'}
        </ZSText>
      </ZSView>
    </ZSSkeleton>
  );
}

export const preview = { scene: 'form' } satisfies Preview;
