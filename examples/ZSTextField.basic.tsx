import { ZSTextField, ZSView } from '@0610studio/zs-ui';
import { useState } from 'react';

export default function ZSTextFieldBasic() {
  const [name, setName] = useState('');

  return (
    <ZSView style={{ flex: 1, padding: 24 }}>
      <ZSTextField label="이름" value={name} onChangeText={setName} />
    </ZSView>
  );
}
