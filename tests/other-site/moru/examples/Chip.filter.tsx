import { Chip } from 'moru-ui';
import { useState } from 'react';

export default function ChipFilter() {
  const [selected, setSelected] = useState(false);
  return <Chip label="새 상품" tone="moss" selected={selected} onToggle={setSelected} />;
}
