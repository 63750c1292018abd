import { ZSContainer, ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldBox() {
  const [name, setName] = useState('김하늘');
  const [team, setTeam] = useState('');
  const [memo, setMemo] = useState('');

  return (
    <ZSContainer style={{ padding: 24, gap: 20 }}>
      <ZSTextField
        boxStyle="outline"
        label="이름"
        value={name}
        onChangeText={setName}
        textInputProps={{ 'aria-label': '이름' }}
      />
      <ZSTextField
        boxStyle="underline"
        label="소속"
        value={team}
        onChangeText={setTeam}
        textInputProps={{ 'aria-label': '소속' }}
      />
      <ZSTextField
        boxStyle="inbox"
        label="메모"
        value={memo}
        onChangeText={setMemo}
        textInputProps={{ 'aria-label': '메모' }}
      />
    </ZSContainer>
  );
}
