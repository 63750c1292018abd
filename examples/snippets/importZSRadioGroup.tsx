import { type RadioOption, ZSRadioGroup } from '@0610studio/zs-ui';
import { useState } from 'react';
const [place, setPlace] = useState<RadioOption>(); // 컴포넌트 안에서
<ZSRadioGroup options={[{ index: 'door', value: '문 앞' }]} value={place} onSelect={setPlace} />
