import { ZSTextField } from '@0610studio/zs-ui';
import { useState } from 'react';
const [name, setName] = useState(''); // 컴포넌트 안에서
<ZSTextField label="이름" value={name} onChangeText={setName} />
