import { useOverlay, ZSPressable, ZSText, ZSView } from '@0610studio/zs-ui';
import { useRef } from 'react';

const FILES = ['여행.jpg', '영수증.pdf', '회의록.docx', '지도.png'];

export default function UploadManyFiles() {
  const { showSnackBar, hideOverlay } = useOverlay();
  const nextId = useRef(0);

  const uploadAll = () => {
    for (const file of FILES) {
      nextId.current += 1;
      showSnackBar({ message: `${file} 올리기 완료`, index: nextId.current });
    }
  };

  return (
    <ZSView style={{ flex: 1, padding: 24, gap: 12 }}>
      <ZSView color="layer1" style={{ flex: 1, borderRadius: 14 }} />
      <ZSText typo="title.1">나의 파일</ZSText>
      <ZSText color="secondary">아직 올리지 않은 파일이 네 개 있습니다.</ZSText>
      <ZSPressable
        color="primary"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={uploadAll}
      >
        <ZSText typo="label.1" color="black">
          파일 4개 올리기
        </ZSText>
      </ZSPressable>
      <ZSPressable
        color="layer2"
        style={{ padding: 16, borderRadius: 14, alignItems: 'center' }}
        onPress={() => hideOverlay('snack')}
      >
        <ZSText typo="label.1">모두 지우기</ZSText>
      </ZSPressable>
    </ZSView>
  );
}

export const preview = { press: true } satisfies Preview;
