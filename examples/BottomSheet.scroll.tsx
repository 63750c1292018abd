import { useOverlay, ZSBlockButton, ZSText, ZSView } from '@0610studio/zs-ui';
import { ScrollView } from 'react-native';

const REVIEWS = Array.from({ length: 12 }, (_, at) => `${at + 1}. 예뻐요`);

export default function ReviewSheet() {
  const { showBottomSheet } = useOverlay();

  const openReviews = () =>
    showBottomSheet({
      headerComponent: <ZSText typo="title.1">구매 후기</ZSText>,
      component: (
        <ScrollView tabIndex={0} aria-label="구매 후기 목록">
          {REVIEWS.map((review) => (
            <ZSText key={review} style={{ paddingVertical: 12 }}>
              {review}
            </ZSText>
          ))}
        </ScrollView>
      ),
      options: { height: 340, padding: 20 },
    });

  return (
    <ZSView color="layer2" style={{ flex: 1, padding: 24 }}>
      <ZSBlockButton
        title="후기 12개 보기"
        typo="label.1"
        intent="grey"
        variant="pastel"
        role="button"
        onPress={openReviews}
      />
    </ZSView>
  );
}

export const preview = { press: true, height: 440 } satisfies Preview;
