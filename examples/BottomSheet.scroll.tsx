import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { ScrollView } from 'react-native';

const REVIEWS = [
  '포장이 꼼꼼합니다.',
  '하루 만에 왔습니다.',
  '색이 사진과 같습니다.',
];
const LONG_LIST = Array.from({ length: 12 }, (_, turn) => ({
  id: `review-${turn}`,
  text: `${turn + 1}. ${REVIEWS[turn % REVIEWS.length]}`,
}));

export default function ReviewSheet() {
  const { showBottomSheet } = useOverlay();

  const openReviews = () =>
    showBottomSheet({
      headerComponent: <ZSText typo="title.1">구매 후기</ZSText>,
      component: (
        <ScrollView tabIndex={0} aria-label="구매 후기 목록">
          {LONG_LIST.map((review) => (
            <ZSText key={review.id} style={{ paddingVertical: 12 }}>
              {review.text}
            </ZSText>
          ))}
        </ScrollView>
      ),
      options: { height: 340, padding: 20 },
    });

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 16 }}>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={openReviews}
      >
        <ZSText typo="label.1">후기 12개 보기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true, height: 440 } satisfies Preview;
